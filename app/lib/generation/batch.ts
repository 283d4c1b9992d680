import { ORPCError } from '@orpc/client'
import { apiError, errorCode, fieldIssues } from '#app/lib/errors.ts'
import type { Write, WriteCall } from '#app/lib/generation/store.ts'
import { CutStream } from '#app/lib/generation/write.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { BatchAnswer, BatchItem } from '#kinds/calls.ts'
import { maxBatchItems } from '#kinds/index.ts'

type Answer = Awaited<ReturnType<Write>>

type BatchEvent = { readonly slot: string } & (
  | { readonly partial: Record<string, unknown> }
  | { readonly done: BatchAnswer }
  | { readonly error: { readonly code: ErrorCode; readonly message: string; readonly data?: unknown } }
)

/** The batch call of the typed client. */
export type BatchStream = (input: { items: BatchItem[] }, options: { signal: AbortSignal }) => Promise<AsyncIterator<BatchEvent, unknown>>

interface Waiting {
  readonly call: WriteCall
  readonly done: (answer: Answer) => void
  readonly failed: (error: unknown) => void
}

/**
 * Sends calls of the same moment as one batch: a browser opens six connections to a host, and "All in One" starts many
 * generations. A single call is sent on its own.
 * @param writeOne sends a single call
 * @param openStream opens the stream of a batch
 */
export function writeInBatches(writeOne: Write, openStream: BatchStream): Write {
  let queued: Waiting[] = []
  const send = () => {
    const all = queued
    queued = []
    for (let from = 0; from < all.length; from += maxBatchItems) {
      const batch = all.slice(from, from + maxBatchItems)
      const [first] = batch
      if (first && batch.length === 1) writeOne(first.call).then(first.done, first.failed)
      else void new Batch(batch).write(openStream)
    }
  }
  return (call) =>
    new Promise((done, failed) => {
      if (queued.push({ call, done, failed }) === 1) queueMicrotask(send)
    })
}

/** Milliseconds between two updates of partials. All texts are updated at once, because each update renders the screen. */
const updateInterval = 50

/** Several generations on one connection. Each settles on its own; the connection is aborted when none is open. */
class Batch {
  readonly #all: readonly Waiting[]
  readonly #open: Map<string, Waiting>
  readonly #connection = new AbortController()
  readonly #newest = new Map<string, Record<string, unknown>>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #updatedAt = Number.NEGATIVE_INFINITY

  /** A slot of the call is an index of `all`. */
  constructor(all: readonly Waiting[]) {
    this.#all = all
    this.#open = new Map(all.map((waiting, at) => [String(at), waiting]))
    for (const [slot, { call }] of this.#open) call.signal.addEventListener('abort', () => this.#cancel(slot, call.signal.reason))
  }

  async write(openStream: BatchStream): Promise<void> {
    const items = this.#all.map(
      ({ call: { kind, request, idempotencyKey } }, at) => ({ slot: String(at), kind, key: idempotencyKey, request }) as BatchItem,
    )
    let opened = false
    try {
      const events = await openStream({ items }, { signal: this.#connection.signal })
      opened = true
      for (;;) {
        const { done, value } = await events.next()
        if (done) break
        this.#receive(value)
      }
      this.#endAll(() => new CutStream())
    } catch (error) {
      this.#endAll((slot) => (opened && error instanceof TypeError ? new CutStream(error) : errorOfItem(error, slot)))
    }
  }

  #receive(event: BatchEvent): void {
    const { slot } = event
    if ('partial' in event) {
      this.#newest.set(slot, event.partial)
      this.#timer ??= setTimeout(() => this.#update(), Math.max(0, this.#updatedAt + updateInterval - performance.now()))
    } else if ('done' in event) this.#end(slot, ({ done }) => done(event.done))
    else this.#end(slot, ({ failed }) => failed(apiError(event.error)))
  }

  #update(): void {
    this.#timer = undefined
    this.#updatedAt = performance.now()
    for (const [slot, partial] of this.#newest) this.#open.get(slot)?.call.onPartial(partial)
    this.#newest.clear()
  }

  #end(slot: string, settle: (waiting: Waiting) => void): void {
    const waiting = this.#open.get(slot)
    if (!waiting) return
    this.#open.delete(slot)
    this.#newest.delete(slot)
    settle(waiting)
  }

  #cancel(slot: string, reason: unknown): void {
    this.#end(slot, ({ failed }) => failed(reason))
    if (this.#open.size === 0) this.#connection.abort()
  }

  #endAll(reason: (slot: string) => unknown): void {
    for (const slot of [...this.#open.keys()]) this.#end(slot, ({ failed }) => failed(reason(slot)))
  }
}

/** An error of the whole call as the error of one item: its issues name the fields of that item's request. */
function errorOfItem(error: unknown, slot: string): unknown {
  if (!(error instanceof ORPCError) || errorCode(error) !== 'INVALID_INPUT') return error
  const prefix = `items.${slot}.request.`
  const issues = fieldIssues(error).flatMap(({ path, message }) =>
    path.startsWith(prefix) ? [{ path: path.slice(prefix.length), message }] : [],
  )
  return new ORPCError('INVALID_INPUT', { status: error.status, message: error.message, data: { issues } })
}
