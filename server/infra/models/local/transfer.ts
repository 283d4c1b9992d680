import { createHash, type Hash } from 'node:crypto'
import { constants, type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ModelFile } from '#server/infra/models/local/catalogue.ts'
import { LocalModelError, toDiskError } from '#server/infra/models/local/failure.ts'
import { fetchFile, parseUrl } from '#server/infra/models/local/source.ts'
import { localErrors } from './messages.ts'

export interface TransferProgress {
  readonly stage: 'checking' | 'downloading' | 'reconnecting'
  readonly bytes: number
  readonly of: number
  /** In the last seconds; null while nobody knows. */
  readonly bytesPerSecond: number | null
  readonly secondsLeft: number | null
}

export interface TransferOptions {
  readonly signal: AbortSignal
  readonly onProgress: (progress: TransferProgress) => void
}

/** Milliseconds. */
export interface TransferTiming {
  /** Without any data, after which it connects again. */
  readonly stall: number
  /** Before the second, third, … attempt; after the last it fails. */
  readonly retries: readonly number[]
}

export const defaultTiming: TransferTiming = { stall: 30_000, retries: [1_000, 2_000, 5_000, 10_000, 20_000, 40_000, 60_000] }

/** Milliseconds between two reports, and the time over which the rate is measured. */
const [reportInterval, rateWindow] = [250, 10_000]

/** Reports progress a few times a second, with the rate of the last seconds. */
function createReporter(of: number, onProgress: TransferOptions['onProgress']) {
  let samples: { at: number; bytes: number }[] = []
  let current: TransferProgress['stage'] | undefined
  let reportedAt = Number.NEGATIVE_INFINITY
  return (stage: TransferProgress['stage'], bytes: number) => {
    const at = performance.now()
    if (stage === current && at - reportedAt < reportInterval && bytes < of) return
    if (stage !== current) samples = []
    samples = [...samples.filter((sample) => at - sample.at < rateWindow), { at, bytes }]
    ;[current, reportedAt] = [stage, at]
    const [first] = samples
    const seconds = first ? (at - first.at) / 1000 : 0
    const bytesPerSecond = first && seconds > 0 ? (bytes - first.bytes) / seconds : null
    onProgress({ stage, bytes, of, bytesPerSecond, secondsLeft: bytesPerSecond ? (of - bytes) / bytesPerSecond : null })
  }
}

type Report = ReturnType<typeof createReporter>

/** The part of a file that is on disk, and its hash. */
interface Part {
  hash: Hash
  bytes: number
}

/** Hashes an open file from its beginning. @throws the signal's reason */
async function hashPart(handle: FileHandle, signal: AbortSignal, report: Report): Promise<Part> {
  const part: Part = { hash: createHash('sha256'), bytes: 0 }
  const buffer = Buffer.allocUnsafe(1024 * 1024)
  for (;;) {
    signal.throwIfAborted()
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, part.bytes)
    if (bytesRead === 0) return part
    part.hash.update(buffer.subarray(0, bytesRead))
    part.bytes += bytesRead
    report('checking', part.bytes)
  }
}

/** The sha256 of a file as lower-case hex. @throws the signal's reason, the error of the file system */
export async function hashFile(path: string, { signal, onProgress }: TransferOptions): Promise<string> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    return (await hashPart(handle, signal, createReporter(size, onProgress))).hash.digest('hex')
  } finally {
    await handle.close()
  }
}

/** Only a strong validator may be sent with a range (RFC 9110, 13.1.5). */
const isStrong = (etag: string | null): etag is string => etag?.startsWith('"') ?? false

/** What a transfer keeps between attempts. */
interface Transfer {
  readonly file: ModelFile
  /** Where it is written. */
  readonly folder: string
  readonly handle: FileHandle
  readonly part: Part
  etag: string | null
  readonly report: Report
  readonly onEtag: (etag: string | null) => Promise<void>
}

async function startOver({ part, handle }: Transfer): Promise<void> {
  await handle.truncate(0)
  part.hash = createHash('sha256')
  part.bytes = 0
}

async function append({ handle, part }: Transfer, chunk: Uint8Array): Promise<void> {
  for (let rest = chunk; rest.length > 0; ) {
    // A disk that is almost full takes only a part.
    const { bytesWritten } = await handle.write(rest, 0, rest.length, part.bytes)
    part.hash.update(rest.subarray(0, bytesWritten))
    part.bytes += bytesWritten
    rest = rest.subarray(bytesWritten)
  }
}

/** Checks that a response continues the part, or begins the file again. @throws LocalModelError when it is another file, Error to retry */
async function acceptResponse(transfer: Transfer, { status, headers }: Response): Promise<void> {
  const { file, part } = transfer
  const host = new URL(file.url).host
  const etag = headers.get('etag')
  const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers.get('content-range') ?? '')
  const continues = status === 206 && Number(range?.[1]) === part.bytes && (!etag || !transfer.etag || etag === transfer.etag)
  const total = status === 206 ? range?.[2] : headers.get('content-length')
  if (status === 408 || status === 429 || status >= 500) throw new Error(`${host} answered ${status}`)
  if (status === 416 || (status === 206 && !continues)) {
    await startOver(transfer)
    throw new Error(`${host} sent another part than was asked for`)
  }
  if (status !== 200 && status !== 206) throw new LocalModelError('refused', localErrors.transferAnswered({ host, status }))
  if (total && total !== '*' && Number(total) !== file.bytes) throw new LocalModelError('changed', localErrors.sizeDiffers({ host }))
  if (status === 200 && part.bytes > 0) await startOver(transfer)
  if (etag !== transfer.etag) await transfer.onEtag(etag)
  transfer.etag = etag
}

/** Asks for the rest of the file. Without a checksum, a part is only continued when the server can tell that the file is the same. */
async function request(transfer: Transfer, signal: AbortSignal): Promise<Response> {
  const { file, part, etag } = transfer
  if (part.bytes > 0 && !file.sha256 && !isStrong(etag)) await startOver(transfer)
  const range = part.bytes > 0 ? { range: `bytes=${part.bytes}-`, ...(isStrong(etag) && { 'if-range': etag }) } : {}
  return fetchFile(parseUrl(file.url), { headers: range, signal })
}

/** One connection: appends to the part until the file is complete. @throws LocalModelError to give up, any other error to try again */
async function receive(transfer: Transfer, signal: AbortSignal, stall: number): Promise<void> {
  const { file, part, report } = transfer
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(new Error(`No data for ${stall / 1000} seconds`)), stall)
  try {
    const response = await request(transfer, AbortSignal.any([signal, silence.signal]))
    await acceptResponse(transfer, response)
    for await (const chunk of response.body ?? []) {
      timer.refresh()
      if (part.bytes + chunk.length > file.bytes) throw new LocalModelError('changed', localErrors.tooMuch)
      await append(transfer, chunk)
      report('downloading', part.bytes)
    }
    if (part.bytes < file.bytes) throw new Error('The connection ended before the file was complete')
  } finally {
    clearTimeout(timer)
    silence.abort()
  }
}

/** Receives the rest of a file, with a new connection after each failure. Attempts that brought something new are not counted. */
async function receiveAll(transfer: Transfer, signal: AbortSignal, { stall, retries }: TransferTiming): Promise<void> {
  const { file, part, report } = transfer
  let [failures, furthest] = [0, part.bytes]
  while (part.bytes < file.bytes) {
    try {
      await receive(transfer, signal, stall)
    } catch (error) {
      signal.throwIfAborted()
      const known = toDiskError(error, transfer.folder)
      if (known instanceof LocalModelError) throw known
      failures = part.bytes > furthest ? 1 : failures + 1
      furthest = Math.max(furthest, part.bytes)
      const delay = retries[failures - 1]
      if (delay === undefined)
        throw new LocalModelError('offline', localErrors.downloadStopped, {
          cause: error,
        })
      report('reconnecting', part.bytes)
      await wait(delay, undefined, { signal })
    }
  }
}

/**
 * Downloads a file into `path`, continuing what is there. What is kept is hashed again first, and the hash continues with what arrives.
 * @param etag of the response that the existing part came from
 * @param onEtag called when the server sent another one
 * @returns the sha256 of the whole file
 * @throws LocalModelError offline, refused, changed, disk; the signal's reason when aborted
 */
export async function transferFile(
  { file, path, etag, onEtag }: { file: ModelFile; path: string; etag: string | null; onEtag: Transfer['onEtag'] },
  { signal, onProgress }: TransferOptions,
  timing: TransferTiming = defaultTiming,
): Promise<string> {
  const report = createReporter(file.bytes, onProgress)
  const handle = await open(path, constants.O_RDWR | constants.O_CREAT, 0o600)
  try {
    const transfer: Transfer = { file, folder: dirname(path), handle, part: await hashPart(handle, signal, report), etag, onEtag, report }
    if (transfer.part.bytes > file.bytes) await startOver(transfer)
    await receiveAll(transfer, signal, timing)
    await handle.sync()
    return transfer.part.hash.digest('hex')
  } finally {
    await handle.close()
  }
}
