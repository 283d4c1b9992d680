import type { Generation } from '#api/schemas.ts'

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
  readonly send: (edit: Edit) => Promise<Generation>
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
  /** Why the last edit of a generation was refused. */
  readonly #refused = new Map<string, unknown>()
  #cancel: () => void = () => {}
  readonly #listeners = new Set<() => void>()
  readonly #storedListeners = new Set<(generation: Generation) => void>()

  constructor(ports: KeepingPorts) {
    this.#ports = ports
    this.#edits = ports.recall()
    if (this.#edits.length > 0) this.#sendAfter(0)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Calls back with each generation whose edit was stored. @returns a function that ends it */
  readonly onStored = (listener: (generation: Generation) => void): (() => void) => {
    this.#storedListeners.add(listener)
    return () => this.#storedListeners.delete(listener)
  }

  readonly stateOf = (id: string): Keeping | undefined => {
    if (this.#has(id)) return this.#failures > 0 ? 'failed' : 'waiting'
    return this.#refused.has(id) ? 'refused' : undefined
  }

  /** Stores an edit after a pause in typing, a copied text at once. It replaces an earlier one of the same text that nobody copied. */
  keep(edit: Edit): void {
    const last = this.#edits.findLast(({ id }) => id === edit.id)
    // A card and what is around it may both report a copy.
    if (last?.copied && edit.copied && JSON.stringify(last) === JSON.stringify(edit)) return
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

  /** Sends everything at once, without an order: the page is being left, and no answer is read any more. */
  readonly leave = (): void => {
    for (const edit of this.#edits)
      if (edit !== this.#inFlight) this.#ports.send(edit).catch((error) => console.warn('An edit is sent again at the next visit', error))
  }

  /** Resolves when the server has every edit of a generation, and rejects with the reason why not; null when it has them already. */
  settled(id: string): Promise<void> | null {
    if (this.#has(id)) return this.#settle(id)
    return this.#refused.has(id) ? Promise.reject(this.#refused.get(id)) : null
  }

  async #settle(id: string): Promise<void> {
    // A second round sends what was typed during the first.
    for (let round = 0; round < 2 && this.#has(id); round++) await this.flush()
    if (this.#has(id)) throw this.#lastError
    if (this.#refused.has(id)) throw this.#refused.get(id)
  }

  #has = (id: string): boolean => this.#edits.some((edit) => edit.id === id)

  #sendAfter(ms: number): void {
    this.#cancel()
    this.#cancel = this.#ports.later(ms, () => void this.flush())
  }

  /** One edit after the other. What fails holds up the later ones of its own generation only. */
  async #send(): Promise<void> {
    const failed = new Set<string>()
    const next = () => this.#edits.find(({ id }) => !failed.has(id))
    for (let edit = next(); edit; edit = next()) {
      this.#inFlight = edit
      try {
        const stored = await this.#ports.send(edit)
        for (const listener of this.#storedListeners) listener(stored)
      } catch (error) {
        this.#lastError = error
        if (!this.#ports.isFinal(error)) {
          failed.add(edit.id)
          continue
        }
        console.warn('An edit was refused', error)
        this.#refused.set(edit.id, error)
      } finally {
        this.#inFlight = null
      }
      this.#change(this.#edits.filter((one) => one !== edit))
    }
    if (failed.size > 0) this.#failed()
    else this.#failures = 0
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
