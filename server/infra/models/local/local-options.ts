import type { Log } from '#server/infra/log.ts'
import type { ProcessLimits, ProcessState } from '#server/infra/models/local/supervisor.ts'
import type { QueueOptions } from '#server/infra/models/model.ts'

/** Seconds, except for the length of the queue. */
export interface LocalLimits extends ProcessLimits {
  /** Texts that may wait. */
  readonly queue: number
  /** Between two signs of life of a request. */
  readonly life: number
  /** Without a token of a text that is written. */
  readonly stalled: number
  /** Without a request, after which the process ends. */
  readonly idle: number
}

export const defaultLimits: LocalLimits = {
  queue: 20,
  life: 2,
  stalled: 90,
  idle: 900,
  frozen: 30,
  start: 300,
  restarts: [1, 2, 4],
  retryFailed: 600,
  grace: 5,
  spareMemory: 1e9,
}

/** How far a request is. */
export type LocalProgress =
  /** In the queue, or while the model is loaded. `place` is 1 for the next; `seconds` until it begins, null while unknown. */
  | { readonly stage: 'waiting' | 'loading'; readonly place: number; readonly seconds: number | null }
  /** Tokens of the prompt. */
  | { readonly stage: 'reading'; readonly read: number; readonly of: number }
  | { readonly stage: 'writing' }

export interface LocalRequestOptions extends QueueOptions {
  /** Called with each change, and every two seconds while it waits. */
  readonly onProgress?: (progress: LocalProgress) => void
}

export interface LocalModelOptions {
  /** The file URL of the engine's module: `Engine.module()`. */
  readonly engine: string
  /** Of a verified file: `Weights.pathOf()`. */
  readonly modelPath: string
  /** Bytes that the model needs while it writes. */
  readonly memory: number
  readonly log: Log
  /** Tokens of prompt and answer together. */
  readonly contextSize?: number
  /** Whether a graphics processor is used when there is one. */
  readonly gpu?: boolean
  readonly limits?: Partial<LocalLimits>
  /** Bytes of memory that are free; for tests. */
  readonly free?: () => number
}

export type LocalModelState = ProcessState & {
  readonly waiting: number
  readonly writing: number
}
