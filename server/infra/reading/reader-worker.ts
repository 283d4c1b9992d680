/** The thread that reads, in the process of `reader-process.ts`, which watches it. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ReadJob } from './formats.ts'
import { readDocument } from './read-document.ts'

const { job, bytes }: { job: ReadJob; bytes: Uint8Array } = workerData
parentPort?.postMessage(await readDocument(job, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
