/** What the user made of one of the versions of a generation. */
export interface Edit {
  /** The generation. */
  readonly id: string
  /** Which of the versions written together, from 1. */
  readonly version: number
  /** The text fields of its result. */
  readonly result: Readonly<Record<string, unknown>>
  /** Whether the user has copied this text. */
  readonly copied: boolean
}

export interface KeepingPorts {
  /** Stores an edit, also when the page is left meanwhile; rejects with the client's error. */
  readonly send: (edit: Edit) => Promise<unknown>
  /** Whether it is of no use to send an edit again after this error. */
  readonly isFinal: (error: unknown) => boolean
  /** Edits that are not stored yet, across reloads. */
  readonly recall: () => readonly Edit[]
  readonly remember: (edits: readonly Edit[]) => void
  /** Calls back after a pause, in milliseconds; returns a function that prevents it. */
  readonly later: (ms: number, then: () => void) => () => void
}

/** How an edit of a generation is: on its way, refused for now and sent again, or refused for good. All others are stored. */
export type Keeping = 'waiting' | 'failed' | 'refused'

/** Milliseconds after the last key, and before what failed is sent again: longer each time. */
const pauses = { typing: 1_000, again: [3_000, 10_000, 30_000] } as const

const isOfSame = (one: Edit, other: Edit): boolean => one.id === other.id && one.version === other.version

/** Stores edited and copied texts on the server, one after the other. What could not be sent is remembered and sent again. */
export class Keeper {
  readonly #ports: KeepingPorts
  #edits: readonly Edit[]
  #sending: Promise<void> | null = null
  #inFlight: Edit | null = null
  #failures = 0
  #lastError: unknown
  readonly #refused = new Set<string>()
  #cancel: () => void = () => {}
  readonly #listeners = new Set<() => void>()

  constructor(ports: KeepingPorts) {
    this.#ports = ports
    this.#edits = ports.recall()
    if (this.#edits.length > 0) this.#sendAfter(0)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly stateOf = (id: string): Keeping | undefined => {
    if (this.#has(id)) return this.#failures > 0 ? 'failed' : 'waiting'
    return this.#refused.has(id) ? 'refused' : undefined
  }

  /** Stores an edit after a pause in typing, a copied text at once. It replaces an earlier one of the same text that nobody copied. */
  keep(edit: Edit): void {
    this.#refused.delete(edit.id)
    const others = this.#edits.filter((one) => one === this.#inFlight || one.copied || !isOfSame(one, edit))
    this.#change([...others, edit])
    this.#sendAfter(edit.copied ? 0 : pauses.typing)
  }

  /** Sends everything now. */
  async flush(): Promise<void> {
    this.#cancel()
    this.#sending ??= this.#send().finally(() => {
      this.#sending = null
    })
    await this.#sending
  }

  /** Resolves when the server has every edit of a generation, and rejects with the reason why not; null when it has them already. */
  settled(id: string): Promise<void> | null {
    return this.#has(id) ? this.#settle(id) : null
  }

  async #settle(id: string): Promise<void> {
    // A second round sends what was typed during the first.
    for (let round = 0; round < 2 && this.#has(id); round++) await this.flush()
    if (this.#has(id)) throw this.#lastError
  }

  #has = (id: string): boolean => this.#edits.some((edit) => edit.id === id)

  #sendAfter(ms: number): void {
    this.#cancel()
    this.#cancel = this.#ports.later(ms, () => void this.flush())
  }

  async #send(): Promise<void> {
    for (let edit = this.#edits[0]; edit; edit = this.#edits[0]) {
      this.#inFlight = edit
      try {
        await this.#ports.send(edit)
        this.#failures = 0
      } catch (error) {
        this.#lastError = error
        if (!this.#ports.isFinal(error)) {
          this.#inFlight = null
          return this.#failed()
        }
        console.warn('An edit was refused', error)
        this.#refused.add(edit.id)
      }
      this.#inFlight = null
      this.#change(this.#edits.filter((one) => one !== edit))
    }
  }

  #failed(): void {
    this.#sendAfter(pauses.again[Math.min(this.#failures, pauses.again.length - 1)] ?? 0)
    this.#failures++
    this.#tell()
  }

  #change(edits: readonly Edit[]): void {
    this.#edits = edits
    this.#ports.remember(edits)
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
