import type { Log } from '#server/infra/log.ts'
import type { ModelFile } from '#server/infra/models/local/catalogue.ts'
import type { Engine } from '#server/infra/models/local/engine.ts'
import { LocalModelError, toDiskError } from '#server/infra/models/local/failure.ts'
import { type ModelSource, resolveSource } from '#server/infra/models/local/source.ts'
import type { TransferProgress, TransferTiming } from '#server/infra/models/local/transfer.ts'
import { createWantedStore } from '#server/infra/models/local/wanted.ts'
import { createWeights, type StopReason, type WeightsEntry } from '#server/infra/models/local/weights.ts'
import { localErrors } from './messages.ts'

interface Deps {
  /** `DATA_DIR/models` */
  readonly folder: string
  readonly engine: Engine
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>
  readonly timing?: TransferTiming | undefined
  /** Ends the running model, so that its files can be replaced. @param id only if it is the model of this file */
  readonly retire: (id?: string) => Promise<void>
  /** Called when a file can write that was to be used as soon as possible. */
  readonly onUsable: (id: string, by: string) => Promise<void>
}

/** A file with what happens to it at the moment. */
export interface FileEntry extends WeightsEntry {
  /** `null`: nothing runs. */
  readonly progress: TransferProgress | null
}

interface Job {
  readonly file: ModelFile
  readonly controller: AbortController
  readonly done: Promise<void>
}

/** Adds and removes model files, one at a time, in the background. Installs the engine before the first. */
export function createLocalFiles({ folder, engine, log, timing, retire, onUsable }: Deps) {
  const wanted = createWantedStore(folder)
  const progress = new Map<string, TransferProgress>()
  const weights = createWeights({
    folder,
    ...(timing && { timing }),
    onProgress: (id, latest) => void progress.set(id, latest),
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
    const use = await wanted.read()
    if (use?.id !== id) return
    try {
      await onUsable(id, use.by)
      await wanted.save(null)
    } catch (error) {
      log.error({ error, file: id }, 'a local model is ready, but could not be chosen')
    }
  }

  async function runJob(id: string, work: (signal: AbortSignal) => Promise<WeightsEntry | null>, signal: AbortSignal): Promise<void> {
    try {
      const entry = await work(signal)
      if (entry?.status === 'ready') await fulfilWish(id)
    } catch (error) {
      if (signal.aborted) return
      await weights.pause(id)
      throw toDiskError(error, folder)
    } finally {
      job = undefined
      progress.delete(id)
    }
  }

  /** Begins to work in the background. An error is kept as the problem. */
  function begin(file: ModelFile, work: (signal: AbortSignal) => Promise<WeightsEntry | null>): Promise<void> {
    const controller = new AbortController()
    problem = null
    const done = runJob(file.id, work, controller.signal).catch((error: unknown) => {
      problem = error instanceof LocalModelError ? error : new LocalModelError('engine', localErrors.unexpected)
      log.warn({ error, file: file.id }, 'a model file could not be added')
    })
    job = { file, controller, done }
    return done
  }

  /** Another server or command that does the same is no problem. */
  const ignoreBusy = (): void => {
    if (problem?.reason === 'in-use') problem = null
  }

  async function updateEngine(signal: AbortSignal): Promise<null> {
    await ensureEngine(signal)
    return null
  }

  const beginAdding = (file: ModelFile, begun?: Promise<unknown>) =>
    begin(file, async (signal) => {
      await begun
      await ensureEngine(signal)
      signal.throwIfAborted()
      return weights.add(file, signal)
    })

  /** Ends what runs for a file. */
  async function stop(id: string | undefined, reason: StopReason): Promise<void> {
    if (!job || job.file.id !== id) return
    job.controller.abort(reason)
    await job.done
  }

  return {
    /**
     * Adds a file, or continues; installs the engine before it when it is missing. Resolves when that has begun.
     * @param useFor the id of the admin for whom it is to write as soon as it is ready
     * @throws LocalModelError in-use, and those of `resolveSource`
     */
    async add(source: ModelSource, useFor?: string): Promise<void> {
      const file = await resolveSource(source, folder, await weights.added())
      const isRunning = job?.file.id === file.id
      if (job && !isRunning) throw new LocalModelError('in-use', localErrors.busy)
      const begun = Promise.all([!isRunning && weights.begin(file), useFor && wanted.save({ id: file.id, by: useFor })])
      if (!isRunning) void beginAdding(file, begun)
      await begun
    },
    /** Stops a download; what has arrived is kept, and nothing continues at the next start. */
    async pause(id: string): Promise<void> {
      await stop(id, 'paused')
      await weights.pause(id)
    },
    /** Cancels and deletes. A file outside of the folder stays where it is. */
    async remove(id: string): Promise<void> {
      await stop(id, 'removed')
      await retire(id)
      if ((await wanted.read())?.id === id) await wanted.save(null)
      await weights.remove(id)
    },
    /** Continues what ran when the server ended, and brings the engine to the version of the product. Resolves when that has begun. */
    async resume(): Promise<void> {
      const [use, entries] = await Promise.all([wanted.read(), weights.list()])
      const unfinished = entries.find(({ status }) => status === 'downloading')?.file
      const ready = entries.find(({ status }) => status === 'ready')
      if (unfinished) void beginAdding(unfinished).then(ignoreBusy)
      else if (use && entries.some(({ file: { id }, status }) => id === use.id && status === 'ready')) await fulfilWish(use.id)
      else if (ready && (await engine.state()).status === 'stale') void begin(ready.file, updateEngine).then(ignoreBusy)
    },
    /** All files, complete or not. */
    async list(): Promise<FileEntry[]> {
      return (await weights.list()).map((entry) => ({ ...entry, progress: progress.get(entry.file.id) ?? null }))
    },
    /** What failed last. */
    problem: (): LocalModelError | null => problem,
    pathOf: weights.pathOf,
    /** Stops what runs; it continues after the next start. */
    async close(): Promise<void> {
      await stop(job?.file.id, 'closed')
    },
  }
}

export type LocalFiles = ReturnType<typeof createLocalFiles>
