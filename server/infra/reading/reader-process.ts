/**
 * The process that reads one document, which is its standard input. Its memory and time are limited, and it ends with the server: a thread
 * reads, so that this one can always watch.
 */
import { constants, setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import type { ReadJob, ReadOutcome } from './formats.ts'

/** MB. The process itself takes about 50 to 60. */
const limits = { heap: 144, resident: 280 }
/** Milliseconds between two looks at the memory. */
const interval = 5

// Requests go first. The thread that reads starts later and inherits it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

const end = () => process.kill(process.pid, 'SIGKILL')
// The server may have ended while this process started.
if (process.connected) process.on('disconnect', end)
else end()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

function finish(outcome: ReadOutcome): void {
  if (process.connected) process.send?.(outcome, undefined, undefined, end)
  else end()
}

const job: ReadJob = JSON.parse(process.argv[2] ?? '')
const bytes = await buffer(process.stdin)
setInterval(() => {
  if (process.memoryUsage.rss() > limits.resident * 1024 * 1024) finish({ problem: 'tooLarge' })
}, interval)
const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), {
  workerData: { job, bytes },
  execArgv: [],
  resourceLimits: { maxOldGenerationSizeMb: limits.heap, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
})
worker.once('message', finish)
worker.once('error', ({ code }: NodeJS.ErrnoException) => finish({ problem: code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'tooLarge' : 'broken' }))
