import { basename } from 'node:path'
import type { Log } from '#server/infra/log.ts'
import { catalogue, fileOf } from '#server/infra/models/local/catalogue.ts'
import type { Engine } from '#server/infra/models/local/engine.ts'
import { LocalModelError, toDiskError } from '#server/infra/models/local/failure.ts'
import { defaultEndpoint, describeAddress, type ModelFile } from '#server/infra/models/local/source.ts'
import type { TransferProgress, TransferTiming } from '#server/infra/models/local/transfer.ts'
import { createWantedStore } from '#server/infra/models/local/wanted.ts'
import { createWeights, idOf, type StopReason, type WeightsEntry } from '#server/infra/models/local/weights.ts'
import { localErrors } from './messages.ts'

interface Deps {
  /** `DATA_DIR/models` */
  readonly folder: string
  readonly engine: Engine
  /** Of Hugging Face, or a mirror with the same paths. */
  readonly endpoint?: string | undefined
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
  readonly timing?: TransferTiming | undefined
  /** Ends the running model, so that its files can be replaced. @param id only if it is the model of this file */
  readonly retire: (id?: string) => Promise<void>
  /** Called when a file can write that was to be used as soon as possible. */
  readonly onUsable: (id: string, by: string) => Promise<void>
}

export interface AddOptions {
  /** The id of the admin for whom it is to write as soon as it is ready. */
  readonly useFor?: string | undefined
}

/** A file with what happens to it at the moment. */
export interface FileEntry extends WeightsEntry {
  /** `null`: nothing runs. */
  readonly progress: TransferProgress | null
}

type Asked = Pick<ModelFile, 'id' | 'file' | 'bytes'>

interface Job {
  readonly asked: Asked
  readonly controller: AbortController
  readonly done: Promise<void>
}

/** Adds and removes model files, one at a time, in the background. Installs the engine before the first. */
export function createLocalFiles({ folder, engine, endpoint = defaultEndpoint, log, timing, retire, onUsable }: Deps) {
  const wanted = createWantedStore(folder)
  const progress = new Map<string, TransferProgress>()
  /** Resolves when a file is first read or received. */
  let onFirstProgress = () => {}
  const weights = createWeights({
    folder,
    ...(timing && { timing }),
    onProgress: (id, latest) => {
      progress.set(id, latest)
      onFirstProgress()
    },
  })
  let job: Job | undefined
  let problem: LocalModelError | null = null

  async function ensureEngine(signal: AbortSignal): Promise<void> {
    if ((await engine.state()).status === 'ready') return
    await retire()
    await engine.install({ signal })
  }

  /** Fulfils the wish to use a file. It stays when that fails, and is tried again at the next start. */
  async function fulfilWish(id: string): Promise<void> {
    const { use } = await wanted.read()
    if (use?.id !== id) return
    try {
      await onUsable(id, use.by)
      await wanted.change({ use: null })
    } catch (error) {
      log.error({ error, file: id }, 'a local model is ready, but could not be chosen')
    }
  }

  async function runJob(id: string, work: (signal: AbortSignal) => Promise<WeightsEntry | null>, signal: AbortSignal): Promise<void> {
    try {
      const entry = await work(signal)
      if (entry?.status === 'ready') {
        await wanted.change({ file: null, running: false })
        await fulfilWish(id)
      } else if (entry?.status === 'failed') await wanted.change({ running: false })
    } catch (error) {
      if (signal.aborted) return
      await wanted.change({ running: false })
      throw toDiskError(error, folder)
    } finally {
      job = undefined
      progress.delete(id)
    }
  }

  /** Begins to work in the background. @returns what the work ends with */
  function begin(asked: Asked, work: (signal: AbortSignal) => Promise<WeightsEntry | null>): Promise<void> {
    const controller = new AbortController()
    problem = null
    const ended = runJob(asked.id, work, controller.signal)
    const done = ended.catch((error: unknown) => {
      problem = error instanceof LocalModelError ? error : new LocalModelError('engine', localErrors.unexpected)
      log.warn({ error, file: asked.id }, 'a model file could not be added')
    })
    job = { asked, controller, done }
    return ended
  }

  /** A failure is kept as the problem; another server or command that does the same is none. */
  const ignoreBusy = (error: unknown): void => {
    if (error instanceof LocalModelError && error.reason === 'in-use') problem = null
  }

  async function updateEngine(signal: AbortSignal): Promise<null> {
    await ensureEngine(signal)
    return null
  }

  const beginDownload = (file: ModelFile, saved?: Promise<void>) =>
    begin(file, async (signal) => {
      await saved
      await ensureEngine(signal)
      signal.throwIfAborted()
      return weights.download(file, signal)
    })

  function checkFree(): void {
    if (job) throw new LocalModelError('in-use', localErrors.busy)
  }

  /** Ends what runs for a file. */
  async function stop(id: string | undefined, reason: StopReason): Promise<void> {
    if (!job || job.asked.id !== id) return
    job.controller.abort(reason)
    await job.done
  }

  async function resolveFile(named: string, mirror: string = endpoint): Promise<ModelFile> {
    const model = catalogue.find(({ id }) => id === named)
    if (model) return fileOf(model, mirror)
    const known = [...(await weights.list()).map(({ file }) => file), (await wanted.read()).file].find((file) => file?.id === named)
    return known?.url ? known : describeAddress(named, mirror)
  }

  /** A download that was asked for again runs from then on: its file still has the old state until its first request. */
  const asRunning = (entry: WeightsEntry): WeightsEntry =>
    job?.asked.id === entry.file.id && (entry.status === 'paused' || entry.status === 'failed')
      ? { ...entry, status: 'downloading', failure: null }
      : entry

  return {
    /**
     * Downloads a file, or continues; installs the engine before it when it is missing. Resolves when that has begun.
     * @param named the id of a model of the catalogue or of a file, or an address
     * @throws LocalModelError in-use, address, offline, refused
     */
    async download(named: string, { mirror, useFor }: AddOptions & { mirror?: string | undefined } = {}): Promise<void> {
      const file = await resolveFile(named, mirror)
      const isRunning = job?.asked.id === file.id
      if (!isRunning) checkFree()
      const saved = wanted.change({ file, running: true, ...(useFor && { use: { id: file.id, by: useFor } }) })
      // `begin` keeps an error of the download for the screens; one of `saved` is thrown below.
      if (!isRunning) void beginDownload(file, saved).catch(() => undefined)
      await saved
    },
    /**
     * Uses a file that is already on this computer. Resolves when it is being checked.
     * @param path a path, or the name of a file in the models folder @param tier the id of the model of the catalogue that it should be
     * @throws LocalModelError in-use, missing, changed, address
     */
    async adopt(path: string, { tier, useFor }: AddOptions & { tier?: string | undefined } = {}): Promise<void> {
      checkFree()
      const model = catalogue.find(({ id }) => id === tier)
      if (tier && !model) throw new LocalModelError('address', localErrors.noTier({ tier }))
      const expected = model && fileOf(model, endpoint)
      const asked: Asked = { id: expected?.id ?? idOf(path), file: basename(path), bytes: expected?.bytes ?? 0 }
      const begun = Promise.withResolvers<void>()
      onFirstProgress = begun.resolve
      const ended = begin(asked, async (signal) => {
        const entry = await weights.adopt(path, expected, signal)
        if (useFor) await wanted.change({ use: { id: asked.id, by: useFor } })
        await ensureEngine(signal)
        return entry
      })
      try {
        await Promise.race([ended, begun.promise])
      } catch (error) {
        // The caller shows it.
        problem = null
        throw error
      }
    },
    /** Stops a download; what has arrived is kept, and nothing continues at the next start. */
    async pause(id: string): Promise<void> {
      if ((await wanted.read()).file?.id === id) await wanted.change({ running: false })
      await stop(id, 'paused')
      await weights.pause(id)
    },
    /** Cancels and deletes. A file outside of the folder stays where it is. */
    async remove(id: string): Promise<void> {
      const { file, use } = await wanted.read()
      await stop(id, 'removed')
      await retire(id)
      await wanted.change({ ...(file?.id === id && { file: null, running: false }), ...(use?.id === id && { use: null }) })
      await weights.remove(id)
    },
    /** Continues what ran when the server ended, and brings the engine to the version of the product. Resolves when that has begun. */
    async resume(): Promise<void> {
      const { file, running, use } = await wanted.read()
      const entries = await weights.list()
      const unfinished = running ? file : entries.find(({ status }) => status === 'downloading')?.file
      const ready = entries.find(({ status }) => status === 'ready')
      if (unfinished) void beginDownload(unfinished).catch(ignoreBusy)
      else if (use && entries.some(({ file: { id }, status }) => id === use.id && status === 'ready')) await fulfilWish(use.id)
      else if (ready && (await engine.state()).status === 'stale') void begin(ready.file, updateEngine).catch(ignoreBusy)
    },
    /** All files, complete or not. */
    async list(): Promise<FileEntry[]> {
      const entries: WeightsEntry[] = await weights.list()
      const { file, running } = await wanted.read()
      const isKnown = (id: string) => entries.some((entry) => entry.file.id === id)
      const base = { url: '', sha256: null }
      if (job && !isKnown(job.asked.id)) entries.push({ file: { ...base, ...job.asked }, status: 'downloading', bytes: 0, failure: null })
      else if (file && !isKnown(file.id)) entries.push({ file, status: running ? 'downloading' : 'paused', bytes: 0, failure: null })
      return entries.map((entry) => ({ ...asRunning(entry), progress: progress.get(entry.file.id) ?? null }))
    },
    /** What failed last. */
    problem: (): LocalModelError | null => problem,
    pathOf: weights.pathOf,
    /** Stops what runs; it continues after the next start. */
    async close(): Promise<void> {
      await stop(job?.asked.id, 'closed')
    },
  }
}

export type LocalFiles = ReturnType<typeof createLocalFiles>
