import { ORPCError } from '@orpc/client'
import { apiError, errorCode, fieldIssues } from '#app/lib/errors.ts'
import type { Write, WriteCall } from '#app/lib/generation/store.ts'
import { CutStream } from '#app/lib/generation/write.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { TogetherAnswer, TogetherItem } from '#kinds/calls.ts'
import { itemsAtOnce } from '#kinds/index.ts'

type Answer = Awaited<ReturnType<Write>>

type TogetherEvent = { readonly slot: string } & (
  | { readonly partial: Record<string, unknown> }
  | { readonly done: TogetherAnswer }
  | { readonly error: { readonly code: ErrorCode; readonly message: string; readonly data?: unknown } }
)

/** The call for several generations, as the typed client offers it. */
export type TogetherStream = (
  input: { items: TogetherItem[] },
  options: { signal: AbortSignal },
) => Promise<AsyncIterator<TogetherEvent, unknown>>

interface Waiting {
  readonly call: WriteCall
  readonly done: (answer: Answer) => void
  readonly failed: (error: unknown) => void
}

/**
 * Sends what is asked for at the same moment as one call: a browser opens six connections to a host, and twelve texts are
 * wanted at once. What is asked for alone goes alone.
 */
export function writeGathered(alone: Write, together: TogetherStream): Write {
  let gathered: Waiting[] = []
  const send = () => {
    const all = gathered
    gathered = []
    for (let from = 0; from < all.length; from += itemsAtOnce) {
      const some = all.slice(from, from + itemsAtOnce)
      const [first] = some
      if (first && some.length === 1) alone(first.call).then(first.done, first.failed)
      else void new Batch(some).write(together)
    }
  }
  return (call) =>
    new Promise((done, failed) => {
      if (gathered.push({ call, done, failed }) === 1) queueMicrotask(send)
    })
}

/** Milliseconds between two showings of what is growing: all texts together, for each costs the screen a drawing. */
const pace = 50

/** Several writes on one connection. Each ends by itself; the connection goes when nobody waits on it any more. */
class Batch {
  readonly #all: readonly Waiting[]
  readonly #open: Map<string, Waiting>
  readonly #gone = new AbortController()
  readonly #newest = new Map<string, Record<string, unknown>>()
  #showing: ReturnType<typeof setTimeout> | undefined
  #shown = Number.NEGATIVE_INFINITY

  /** The slots of the call are places in `all`. */
  constructor(all: readonly Waiting[]) {
    this.#all = all
    this.#open = new Map(all.map((one, at) => [String(at), one]))
    for (const [slot, { call }] of this.#open) call.signal.addEventListener('abort', () => this.#giveUp(slot, call.signal.reason))
  }

  async write(together: TogetherStream): Promise<void> {
    const items = this.#all.map(
      ({ call: { kind, request, idempotencyKey } }, at) => ({ slot: String(at), kind, key: idempotencyKey, request }) as TogetherItem,
    )
    let begun = false
    try {
      const events = await together({ items }, { signal: this.#gone.signal })
      begun = true
      for (;;) {
        const { done, value } = await events.next()
        if (done) break
        this.#take(value)
      }
      this.#endAll(() => new CutStream())
    } catch (error) {
      this.#endAll((slot) => (begun && error instanceof TypeError ? new CutStream(error) : ownShare(error, slot)))
    }
  }

  #take(event: TogetherEvent): void {
    const { slot } = event
    if ('partial' in event) {
      this.#newest.set(slot, event.partial)
      this.#showing ??= setTimeout(() => this.#show(), Math.max(0, this.#shown + pace - performance.now()))
    } else if ('done' in event) this.#end(slot, ({ done }) => done(event.done))
    else this.#end(slot, ({ failed }) => failed(apiError(event.error)))
  }

  #show(): void {
    this.#showing = undefined
    this.#shown = performance.now()
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

  #giveUp(slot: string, reason: unknown): void {
    this.#end(slot, ({ failed }) => failed(reason))
    if (this.#open.size === 0) this.#gone.abort()
  }

  #endAll(reason: (slot: string) => unknown): void {
    for (const slot of [...this.#open.keys()]) this.#end(slot, ({ failed }) => failed(reason(slot)))
  }
}

/** A refusal of the whole call as one item sees it: the fields named are those of its own request. */
function ownShare(error: unknown, slot: string): unknown {
  if (!(error instanceof ORPCError) || errorCode(error) !== 'INVALID_INPUT') return error
  const prefix = `items.${slot}.request.`
  const issues = fieldIssues(error).flatMap(({ path, message }) =>
    path.startsWith(prefix) ? [{ path: path.slice(prefix.length), message }] : [],
  )
  return new ORPCError('INVALID_INPUT', { status: error.status, message: error.message, data: { issues } })
}
