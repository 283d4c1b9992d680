import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LocalState } from '#api/engines.ts'
import { localProvider } from '#contract/model-providers.ts'
import type { Log } from '#server/infra/log.ts'
import { LocalModelError } from '#server/infra/models/local/failure.ts'
import type { LocalFiles } from '#server/infra/models/local/files.ts'
import type { LocalLimits } from '#server/infra/models/local/local-options.ts'
import type { Runner } from '#server/infra/models/local/runner.ts'
import type { ModelSource } from '#server/infra/models/local/source.ts'
import type { TransferTiming } from '#server/infra/models/local/transfer.ts'
import { hasVerifiedFile } from '#server/infra/models/local/weights-store.ts'
import type { ModelUse } from '#server/infra/models/model.ts'
import type { NamedModel } from '#server/infra/models/providers.ts'
import { localErrors } from './messages.ts'

/**
 * A local model reads slowly, so it gets short rules and gets one repair. A crash ends only the text that was written, and writing it again could
 * crash again. No small model is known to write Sanskrit.
 */
const use: ModelUse = { brief: 'short', attempts: 1, repairs: 1, lacks: ['sa'] }

export interface LocalServiceOptions {
  readonly dataDir: string
  readonly log: Log
  /** Of npm, which installs the engine. */
  readonly environment?: NodeJS.ProcessEnv
  /** For tests. */
  readonly timing?: TransferTiming
  readonly limits?: Partial<LocalLimits>
  /** Bytes of memory that are free; for tests. */
  readonly free?: () => number
}

interface Parts {
  readonly files: LocalFiles
  readonly runner: Runner
  readonly state: (inUse: readonly string[]) => Promise<LocalState>
}

/**
 * The local models of a server: their files, and the one that runs. The code behind it is loaded by the first call that needs it, because
 * most servers have no local model.
 */
export function createLocalService(options: LocalServiceOptions) {
  const { dataDir, log, environment, timing, limits, free } = options
  const folder = join(dataDir, 'models')
  let onUsable: (id: string, by: string) => Promise<void> = async () => {}
  let loaded: Promise<Parts> | undefined

  async function loadParts(): Promise<Parts> {
    const [{ createEngine }, { createLocalFiles }, { createRunner }, { openFile, readState }] = await Promise.all([
      import('#server/infra/models/local/engine.ts'),
      import('#server/infra/models/local/files.ts'),
      import('#server/infra/models/local/runner.ts'),
      import('#server/infra/models/local/local-state.ts'),
    ])
    const engine = createEngine({ dataDir, ...(environment && { environment }) })
    const runner: Runner = createRunner((id) => openFile(id, { engine, files, log, limits, free }))
    const files: LocalFiles = createLocalFiles({
      folder,
      engine,
      log,
      timing,
      retire: runner.retire,
      onUsable: (id, by) => onUsable(id, by),
    })
    return { files, runner, state: (inUse) => readState({ dataDir, engine, files, runner }, inUse) }
  }
  const parts = (): Promise<Parts> => {
    loaded ??= loadParts()
    return loaded
  }

  return {
    /** The model in a file, which is loaded by its first text. @throws LocalModelError when the file is not ready */
    modelOf(id: string): NamedModel {
      if (!hasVerifiedFile(folder, id)) throw new LocalModelError('missing', localErrors.notHere({ id }))
      return {
        name: `${localProvider}/${id}`,
        model: { stream: async (request, onDelta, queue) => (await parts()).runner.write(id, request, onDelta, queue) },
        maxOutputTokens: undefined,
        use,
      }
    },
    /** @param inUse the ids of the files that were chosen to write */
    state: async (inUse: readonly string[]): Promise<LocalState> => (await parts()).state(inUse),
    add: async (source: ModelSource, useFor?: string): Promise<void> => (await parts()).files.add(source, useFor),
    pause: async (id: string): Promise<void> => (await parts()).files.pause(id),
    remove: async (id: string): Promise<void> => (await parts()).files.remove(id),
    /** Sets what is called when a file can write that an admin wanted to use as soon as possible. */
    whenUsable(callback: (id: string, adminId: string) => Promise<void>): void {
      onUsable = callback
    },
    /** To be called at start: continues what ran when the server ended. */
    async resume(): Promise<void> {
      if (existsSync(folder)) await (await parts()).files.resume()
    },
    /** Ends the model at once; a download continues after the next start. */
    async close(): Promise<void> {
      if (!loaded) return
      const { files, runner } = await loaded
      await Promise.all([files.close(), runner.close()])
    },
  }
}

export type LocalService = ReturnType<typeof createLocalService>
