import { ORPCError } from '@orpc/client'
import type { BatchAnswer, BatchItem } from '#api/generation.ts'
import { apiError, errorCode, fieldIssues } from '#app/lib/errors.ts'
import type { Write, WriteCall } from '#app/lib/generation/store.ts'
import { CutStream, type Progress, report } from '#app/lib/generation/write.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { maxBatchItems } from '#kinds/index.ts'

type Answer = Awaited<ReturnType<Write>>

/** An event about one generation. One of a later version has other fields. */
interface BatchEvent extends Progress {
  readonly slot: string
  readonly done?: BatchAnswer
  readonly error?: { readonly code: ErrorCode; readonly message: string; readonly data?: unknown }
}

/** The batch call of the typed client. */
export type BatchStream = (input: { items: BatchItem[] }, options: { signal: AbortSignal }) => Promise<AsyncIterator<BatchEvent, unknown>>

/** A call without an answer. */
interface OpenCall {
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
  let queued: OpenCall[] = []
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

/** Milliseconds between two updates of progress. All texts are updated at once, because each update renders the screen. */
const updateInterval = 50

/** Several generations on one connection. Each settles on its own; the connection is aborted when none is open. */
class Batch {
  readonly #all: readonly OpenCall[]
  readonly #open: Map<string, OpenCall>
  readonly #connection = new AbortController()
  readonly #newest = new Map<string, Progress>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #updatedAt = Number.NEGATIVE_INFINITY

  /** A slot of the call is an index of `all`. */
  constructor(all: readonly OpenCall[]) {
    this.#all = all
    this.#open = new Map(all.map((open, at) => [String(at), open]))
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
    const { slot, done, error } = event
    if (done) this.#end(slot, (open) => open.done(done))
    else if (error) this.#end(slot, ({ failed }) => failed(apiError(error)))
    else if (event.partial || event.waiting) {
      this.#newest.set(slot, event)
      this.#timer ??= setTimeout(() => this.#update(), Math.max(0, this.#updatedAt + updateInterval - performance.now()))
    }
  }

  #update(): void {
    this.#timer = undefined
    this.#updatedAt = performance.now()
    for (const [slot, progress] of this.#newest) {
      const open = this.#open.get(slot)
      if (open) report(progress, open.call)
    }
    this.#newest.clear()
  }

  #end(slot: string, settle: (open: OpenCall) => void): void {
    const open = this.#open.get(slot)
    if (!open) return
    this.#open.delete(slot)
    this.#newest.delete(slot)
    settle(open)
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
