import type { ORPCError } from '@orpc/server'
import type { ErrorCode } from '#contract/errors.ts'
import type { TogetherAnswer, TogetherItem } from '#kinds/calls.ts'
import type { Account } from '#server/core/accounts.ts'
import type { Generations, ReservedGeneration } from '#server/core/generate.ts'
import { toApiError } from '#server/platform/http/api-error.ts'
import type { Log } from '#server/platform/log.ts'
import { merged } from './merged.ts'
import { partialsOf } from './partials.ts'

type Event =
  | { slot: string; partial: Record<string, unknown> }
  | { slot: string; done: TogetherAnswer }
  | { slot: string; error: { code: ErrorCode; message: string; data?: unknown } }

interface Deps {
  readonly generations: Generations
  readonly log: Log
}

interface Order {
  readonly account: Account
  readonly items: readonly TogetherItem[]
  readonly signal: AbortSignal
}

/**
 * Several generations as one stream of events. Every item's use is reserved before any is written, in the order given, so that the
 * first ones get what is left of a month. What an item ends in is told under its slot and touches no other.
 * @param order.signal aborts all that still run; nothing is charged for them
 */
export async function together(
  { generations, log }: Deps,
  { account, items, signal }: Order,
): Promise<AsyncIteratorObject<Event, { written: number }>> {
  let finished = 0
  const left = new AbortController()
  const gone = AbortSignal.any([signal, left.signal])
  const refused = (slot: string, error: unknown): Event => ({ slot, error: told(toApiError(error, log)) })

  async function* written(slot: string, { id, run }: ReservedGeneration): AsyncGenerator<Event, void> {
    try {
      const events = partialsOf(run, gone)
      for (;;) {
        const { done, value } = await events.next()
        if (done) {
          finished++
          return yield { slot, done: { id, ...value } as TogetherAnswer }
        }
        yield { slot, partial: value.partial }
      }
    } catch (error) {
      yield refused(slot, error)
    }
  }
  async function* ending(event: Event): AsyncGenerator<Event, void> {
    yield event
  }

  const places: (() => AsyncGenerator<Event, void>)[] = []
  for (const { slot, kind, key, request } of items) {
    const place = await generations.begin({ account, kind, request, idempotencyKey: key }).then(
      (begun) => () => written(slot, begun),
      (error: unknown) => () => ending(refused(slot, error)),
    )
    places.push(place)
  }
  return merged(
    places.map((begin) => begin()),
    { whole: () => ({ written: finished }), leave: () => left.abort() },
  )
}

const told = ({ code, message, data }: ORPCError<string, unknown>) => ({
  code: code as ErrorCode,
  message,
  ...(data !== undefined && { data }),
})
