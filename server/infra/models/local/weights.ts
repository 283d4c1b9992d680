import { rename, statfs } from 'node:fs/promises'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ModelFile } from '#server/infra/models/local/catalogue.ts'
import { formatBytes, LocalModelError, toDiskError } from '#server/infra/models/local/failure.ts'
import { withFolderLock } from '#server/infra/models/local/folder-lock.ts'
import { checkGguf } from '#server/infra/models/local/gguf.ts'
import {
  hashFile,
  type TransferOptions,
  type TransferProgress,
  type TransferTiming,
  transferFile,
} from '#server/infra/models/local/transfer.ts'
import { createWeightsStore, isOnThisComputer, type Stored, sizeOf, statIfExists } from '#server/infra/models/local/weights-store.ts'
import { localErrors } from './messages.ts'

export interface WeightsEntry extends Pick<Stored, 'file' | 'failure'> {
  /** `unverified`: a file that somebody put into the folder; `add` verifies it. */
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

/** What is stored of a file when it has been verified. */
type Verified = Pick<Stored, 'file' | 'verified'>
type OnEtag = (etag: string | null) => Promise<void>

/** The share of a file's size that must stay free besides it. */
const spareSpace = 0.1

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

/** Whether a stored file has the content that a file should have. */
const isSame = (file: ModelFile, stored: ModelFile): boolean =>
  file.sha256 ? stored.sha256 === file.sha256 : stored.url === file.url && stored.bytes === file.bytes

/** Adds, verifies, lists and deletes model files, one at a time. */
export function createWeights({ folder: place, onProgress = () => {}, timing }: WeightsOptions) {
  const folder = resolve(place)
  const store = createWeightsStore(folder)

  const toEntry = async (stored: Stored): Promise<WeightsEntry> => {
    const { file, status, failure, verified } = stored
    return { file, status, failure, bytes: await (verified ? sizeOf(store.placeOf(stored)) : store.partSize(file)) }
  }

  /** Whether a verified file has not been written to since. */
  async function isUnchanged(stored: Stored): Promise<boolean> {
    const found = stored.verified && (await statIfExists(store.placeOf(stored)))
    return found?.size === stored.file.bytes && found.mtimeMs === stored.verified?.modified
  }

  /** Stores that a file is to be added, unless it is ready. Of an earlier download of the same content all is kept; of another, nothing. */
  async function begin(file: ModelFile): Promise<Stored> {
    const before = await store.read(file)
    const isKept = before !== null && isSame(file, before.file)
    if (isKept && before.status === 'ready' && (await isUnchanged(before))) return before
    if (!isKept) await store.removePart(file)
    const etag = isKept && before.file.url === file.url ? before.etag : null
    return store.save({ file, status: 'downloading', etag, failure: null, verified: null })
  }

  /** Stores how a file that was not added ended. @throws errors of the program */
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

  /** Downloads the rest of a file. */
  async function receive({ file, etag }: Stored, transfer: TransferOptions, onEtag: OnEtag): Promise<Verified> {
    const path = store.partOf(file)
    await checkSpace(folder, file, await store.partSize(file))
    checkHash(file, await transferFile({ file, path, etag, onEtag }, transfer, timing))
    const { modified } = await checkGguf(path)
    await rename(path, store.pathOf(file))
    return { file, verified: { path: file.file, modified } }
  }

  /** Verifies a file where it is. */
  async function checkInPlace(file: ModelFile, transfer: TransferOptions): Promise<Verified> {
    const path = fileURLToPath(file.url)
    const { size, modified } = await checkGguf(path)
    if (size !== file.bytes) throw new LocalModelError('changed', localErrors.wrongSize({ path, size, expected: file.bytes }))
    const sha256 = await hashFile(path, transfer)
    checkHash(file, sha256)
    await store.removePart(file)
    return { file: { ...file, sha256 }, verified: { path: dirname(path) === folder ? basename(path) : path, modified } }
  }

  async function addFile(file: ModelFile, signal: AbortSignal): Promise<WeightsEntry | null> {
    let stored = await begin(file)
    if (stored.status === 'ready') return toEntry(stored)
    const onEtag: OnEtag = async (etag) => {
      stored = await store.save({ ...stored, etag })
    }
    const transfer: TransferOptions = { signal, onProgress: (progress) => onProgress(file.id, progress) }
    try {
      const verified = await (isOnThisComputer(file) ? checkInPlace(file, transfer) : receive(stored, transfer, onEtag))
      return await toEntry(await store.save({ ...stored, ...verified, status: 'ready' }))
    } catch (error) {
      return saveEnd(stored, error, signal.aborted ? signal.reason : undefined)
    }
  }

  return {
    begin,
    /** Stores that nothing continues with a file. */
    async pause(id: string): Promise<void> {
      const stored = await store.find(id)
      if (stored?.status === 'downloading') await store.save({ ...stored, status: 'paused' })
    },
    /**
     * Downloads a file, or continues; one on this computer is verified where it is, and never copied. How it ended is in the entry, also
     * after a restart: `ready`, `paused`, or `failed` with the reason.
     * @param signal stops it, with a `StopReason` as its reason
     * @returns null when it was removed meanwhile
     * @throws LocalModelError in-use; errors of the file system
     */
    add: (file: ModelFile, signal: AbortSignal): Promise<WeightsEntry | null> =>
      withFolderLock(folder, localErrors.busy, () => addFile(file, signal)),
    /** The files that were asked for, complete or not. */
    added: async (): Promise<ModelFile[]> => (await store.readAll()).map(({ file }) => file),
    /** These, and files that somebody put into the folder. */
    async list(): Promise<WeightsEntry[]> {
      const unknown = (await store.unknownFiles()).map(async (name): Promise<WeightsEntry> => {
        const path = store.pathOf({ file: name })
        const bytes = await sizeOf(path)
        const file = { id: name, file: name, url: pathToFileURL(path).href, bytes, sha256: null }
        return { file, status: 'unverified', failure: null, bytes }
      })
      return Promise.all([...(await store.readAll()).map(toEntry), ...unknown])
    },
    /** Deletes a file and what is known of it. One outside of the folder stays where it is. @returns the bytes that are free now */
    async remove(id: string): Promise<number> {
      const stored = await store.find(id)
      return stored ? store.remove(stored) : 0
    },
    /**
     * The path of a verified file.
     * @throws LocalModelError missing, or changed when the file was written to since it was verified
     */
    async pathOf(id: string): Promise<string> {
      const stored = await store.find(id)
      const path = stored?.verified && store.placeOf(stored)
      if (!path || !(await statIfExists(path))) throw new LocalModelError('missing', localErrors.fileMissing({ id }))
      if (!(await isUnchanged(stored))) throw new LocalModelError('changed', localErrors.fileChanged({ id }))
      return path
    },
  }
}

export type Weights = ReturnType<typeof createWeights>
