/** What the host process is started with, as one JSON argument. */
export interface HostSettings {
  /** The file URL of the engine's module. */
  readonly engine: string
  /** Null only tries whether the engine works on this system. */
  readonly modelPath: string | null
  /** Tokens of prompt and answer together. */
  readonly contextSize: number
  readonly threads: number
  readonly gpu: 'auto' | false
}

export interface WriteRequest {
  readonly id: number
  readonly system: string
  readonly turns: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[]
  readonly schema: unknown
  readonly maxTokens: number
}

export type ToHost = ({ readonly type: 'write' } & WriteRequest) | { readonly type: 'stop'; readonly id: number } | { readonly type: 'end' }

/** The graphics processor that the engine uses. */
export interface Gpu {
  readonly type: string
  /** Bytes. */
  readonly memory: number
  /** Whether it uses the memory of the machine, as on Apple silicon. */
  readonly sharesMemory: boolean
}

export type FromHost =
  /** Every second. */
  | { readonly type: 'alive' }
  /** @param parallel how many texts it writes at a time */
  | { readonly type: 'ready'; readonly gpu: Gpu | null; readonly parallel: number }
  /** It cannot start, and ends. */
  | { readonly type: 'broken'; readonly reason: 'system' | 'engine'; readonly message: string }
  /** Tokens of the prompt. */
  | { readonly type: 'reading'; readonly id: number; readonly read: number; readonly of: number }
  | { readonly type: 'text'; readonly id: number; readonly text: string }
  | { readonly type: 'done'; readonly id: number; readonly tokens: { readonly input: number; readonly output: number } }
  | { readonly type: 'failed'; readonly id: number; readonly message: string; readonly tooLong: boolean }
