import { open, rename, statfs } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { formatBytes, LocalModelError, toDiskError } from '#server/infra/models/local/failure.ts'
import { withFolderLock } from '#server/infra/models/local/folder-lock.ts'
import type { ModelFile } from '#server/infra/models/local/source.ts'
import { hashFile, type TransferProgress, type TransferTiming, transferFile } from '#server/infra/models/local/transfer.ts'
import { createWeightsStore, type Stored, sizeOf, statIfExists } from '#server/infra/models/local/weights-store.ts'
import { localErrors } from './messages.ts'

export interface WeightsEntry extends Pick<Stored, 'file' | 'failure'> {
  /** `unverified`: a file that somebody put into the folder; `adopt` verifies it. */
  readonly status: Stored['status'] | 'unverified'
  /** Bytes on disk. */
  readonly bytes: number
}

interface WeightsOptions {
  /** Created when it is needed: `DATA_DIR/models`. */
  readonly folder: string
  /** Called a few times a second while a file is downloaded or verified. */
  readonly onProgress?: (id: string, progress: TransferProgress) => void
  readonly timing?: TransferTiming
}

export type StopReason = 'paused' | 'removed' | 'closed'

/** The share of a file's size that must stay free besides it. */
const spareSpace = 0.1
const { busy } = localErrors

async function checkSpace(folder: string, file: ModelFile, kept: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const needed = file.bytes - kept + file.bytes * spareSpace
  if (bavail * bsize >= needed) return
  const message = localErrors.needsDiskForFile({ needed: formatBytes(needed), free: formatBytes(bavail * bsize), folder })
  throw new LocalModelError('disk', message)
}

function checkHash(file: ModelFile, sha256: string): void {
  if (file.sha256 && file.sha256 !== sha256) throw new LocalModelError('damaged', localErrors.damaged)
}

const ggufVersions: ReadonlySet<number> = new Set([2, 3])

/** @throws LocalModelError when there is no file, or it is not a GGUF file */
async function checkGguf(path: string): Promise<{ size: number; modified: number }> {
  const found = await statIfExists(path)
  if (!found?.isFile()) throw new LocalModelError('missing', localErrors.noFile({ path }))
  const handle = await open(path)
  try {
    const { buffer } = await handle.read(Buffer.alloc(8), 0, 8, 0)
    const isGguf = buffer.toString('latin1', 0, 4) === 'GGUF' && ggufVersions.has(buffer.readUInt32LE(4))
    if (!isGguf) throw new LocalModelError('changed', localErrors.notGguf({ path }))
  } finally {
    await handle.close()
  }
  return { size: found.size, modified: found.mtimeMs }
}

/** The id of a file that somebody already has. */
export const idOf = (path: string): string =>
  basename(path, '.gguf')
    .replaceAll(/[^\w.-]/g, '-')
    .toLowerCase()

/** Downloads, verifies, lists and deletes model files, one at a time. A download survives restarts of the server: call `resume` at start. */
export function createWeights({ folder: place, onProgress = () => {}, timing }: WeightsOptions) {
  const folder = resolve(place)
  const store = createWeightsStore(folder)
  let active: { id: string; stop(reason: StopReason): void; done: Promise<unknown> } | undefined

  const toEntry = async ({ file, status, failure, verified }: Stored): Promise<WeightsEntry> => ({
    ...{ file, status, failure },
    bytes: await (verified ? sizeOf(resolve(folder, verified.path)) : store.partSize(file)),
  })

  /** Whether a verified file has not been written to since. */
  async function isUnchanged({ verified, file }: Stored): Promise<boolean> {
    const found = verified && (await statIfExists(resolve(folder, verified.path)))
    return found?.size === file.bytes && found.mtimeMs === verified?.modified
  }

  /** What is kept of an earlier download of the same content; of another content, nothing. */
  async function prepare(file: ModelFile, before: Stored | null): Promise<Stored> {
    const sameUrl = before?.file.url === file.url && before.file.bytes === file.bytes
    const sameContent = file.sha256 ? before?.file.sha256 === file.sha256 : sameUrl
    if (!sameContent) await store.removePart(file)
    return store.save({ file, status: 'downloading', etag: sameUrl && sameContent ? before.etag : null, failure: null, verified: null })
  }

  /** Stores how a download ended. @throws errors of the program */
  async function saveEnd(stored: Stored, error: unknown, stopped: StopReason | undefined): Promise<WeightsEntry | null> {
    if (stopped === 'closed') return toEntry(stored)
    if (stopped === 'paused') return toEntry(await store.save({ ...stored, status: 'paused' }))
    if (stopped === 'removed') return null
    const failure = toDiskError(error, folder)
    if (!(failure instanceof LocalModelError)) throw error
    const { reason, message } = failure
    if (reason === 'damaged' || reason === 'changed') await store.removePart(stored.file)
    if (reason === 'disk') await store.shortenPart(stored.file)
    return toEntry(await store.save({ ...stored, status: 'failed', failure: { reason, message } }))
  }

  async function fetchAll(file: ModelFile, signal: AbortSignal): Promise<WeightsEntry | null> {
    const before = await store.read(file)
    if (before?.status === 'ready' && (await isUnchanged(before))) return toEntry(before)
    let stored = await prepare(file, before)
    const onEtag = async (etag: string | null) => {
      stored = await store.save({ ...stored, etag })
    }
    try {
      await checkSpace(folder, file, await store.partSize(file))
      const path = store.partOf(file)
      const report = (progress: TransferProgress) => onProgress(file.id, progress)
      checkHash(file, await transferFile({ file, path, etag: stored.etag, onEtag }, { signal, onProgress: report }, timing))
      const { modified } = await checkGguf(path)
      await rename(path, store.pathOf(file))
      return await toEntry(await store.save({ ...stored, status: 'ready', verified: { path: file.file, modified } }))
    } catch (error) {
      return saveEnd(stored, error, signal.aborted ? signal.reason : undefined)
    }
  }

  /** Runs a download or a check; the second at the same time is refused. */
  async function run<Result>(id: string, work: (signal: AbortSignal) => Promise<Result>, outer?: AbortSignal): Promise<Result> {
    const controller = new AbortController()
    return withFolderLock(folder, busy, async () => {
      const done = work(outer ? AbortSignal.any([controller.signal, outer]) : controller.signal)
      active = { id, done, stop: (reason) => controller.abort(reason) }
      return done.finally(() => {
        active = undefined
      })
    })
  }

  async function stop(id: string | undefined, reason: StopReason): Promise<void> {
    if (!active || active.id !== id) return
    active.stop(reason)
    // Its caller handles what it throws.
    await Promise.allSettled([active.done])
  }

  const download = (file: ModelFile, outer?: AbortSignal) => run(file.id, (signal) => fetchAll(file, signal), outer)

  return {
    /**
     * Downloads a file, or continues. How it ended is in the entry, also after a restart: `ready`, `paused`, or `failed` with the reason.
     * @param outer stops it, with a `StopReason` as its reason
     * @returns null when it was removed meanwhile
     * @throws LocalModelError in-use; errors of the file system
     */
    download,
    /** Stops a download; what has arrived is kept. */
    pause: (id: string) => stop(id, 'paused'),
    /** Continues a download that ran when the server ended. Resolves when it has ended. */
    async resume(): Promise<void> {
      const unfinished = (await store.readAll()).filter(({ status }) => status === 'downloading')
      for (const { file } of unfinished) await download(file)
    },
    /** Stops a download; `resume` continues it after the next start. */
    close: () => stop(active?.id, 'closed'),
    /** All files, complete or not. */
    async list(): Promise<WeightsEntry[]> {
      const unknown = (await store.unknownFiles()).map(async (name): Promise<WeightsEntry> => {
        const bytes = await sizeOf(store.pathOf({ file: name }))
        return { file: { id: name, file: name, url: '', bytes, sha256: null }, status: 'unverified', failure: null, bytes }
      })
      return Promise.all([...(await store.readAll()).map(toEntry), ...unknown])
    },
    /**
     * Uses a file that somebody already has, where it is. It is verified like a download, and never copied.
     * @param place a path on this computer, or the name of a file in the folder
     * @param expected the file that it should be; without one, any GGUF file is accepted
     * @throws LocalModelError missing, changed, damaged, in-use; the signal's reason when it is removed meanwhile
     */
    async adopt(place: string, expected?: ModelFile, outer?: AbortSignal): Promise<WeightsEntry> {
      const path = resolve(folder, place)
      const { size, modified } = await checkGguf(path)
      const name = basename(path)
      const id = expected?.id ?? idOf(name)
      if (expected && expected.bytes !== size)
        throw new LocalModelError('changed', localErrors.wrongSize({ path, size, expected: expected.bytes }))
      const verify = async (signal: AbortSignal) => {
        const sha256 = await hashFile(path, { signal, onProgress: (progress) => onProgress(id, progress) })
        const file = expected ?? { id, file: name, url: '', bytes: size, sha256 }
        checkHash(file, sha256)
        const verified = { path: path === store.pathOf({ file: name }) ? name : path, modified }
        return toEntry(await store.save({ file, status: 'ready', etag: null, failure: null, verified }))
      }
      return run(id, verify, outer)
    },
    /** Cancels and deletes. A file outside of the folder stays where it is. @returns the bytes that are free now */
    async remove(id: string): Promise<number> {
      await stop(id, 'removed')
      const stored = await store.find(id)
      return stored ? store.remove(stored.file, stored.verified?.path) : 0
    },
    /**
     * The path of a verified file.
     * @throws LocalModelError missing, or changed when the file was written to since it was verified
     */
    async pathOf(id: string): Promise<string> {
      const stored = await store.find(id)
      const path = resolve(folder, stored?.verified?.path ?? '')
      if (!stored?.verified || !(await statIfExists(path))) throw new LocalModelError('missing', localErrors.fileMissing({ id }))
      if (!(await isUnchanged(stored))) throw new LocalModelError('changed', localErrors.fileChanged({ id }))
      return path
    },
  }
}

export type Weights = ReturnType<typeof createWeights>
