import type { ORPCError } from '@orpc/server'
import type { BatchAnswer, BatchItem } from '#api/generation.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Waiting } from '#contract/waiting.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import type { Generations, ReservedGeneration } from '#server/core/generation/generate.ts'
import { toApiError } from '#server/infra/http/api-error.ts'
import type { Log } from '#server/infra/log.ts'
import { streamPartials } from './partials.ts'

type BatchEvent =
  | { slot: string; partial: Record<string, unknown> }
  | { slot: string; waiting: Waiting }
  | { slot: string; done: BatchAnswer }
  | { slot: string; error: { code: ErrorCode; message: string; data?: unknown } }

interface Deps {
  readonly generations: Generations
  readonly log: Log
}

interface BatchRequest {
  readonly account: Account
  readonly items: readonly BatchItem[]
  readonly signal: AbortSignal
}

/**
 * Runs several generations and returns one stream with the events of all. The items are reserved in their order before any of them runs,
 * so that the first ones get the rest of the month's quota. An error of one item is sent as its `error` event and does not affect others.
 * @param request.signal aborts all items that still run; nothing is charged for them
 */
export async function writeBatch(
  { generations, log }: Deps,
  { account, items, signal }: BatchRequest,
): Promise<AsyncIteratorObject<BatchEvent, { written: number }>> {
  let finished = 0
  const readerLeft = new AbortController()
  const aborted = AbortSignal.any([signal, readerLeft.signal])
  const errorEvent = (slot: string, error: unknown): BatchEvent => ({ slot, error: toEventError(toApiError(error, log)) })

  async function* eventsOf(slot: string, { id, run }: ReservedGeneration): AsyncGenerator<BatchEvent, void> {
    try {
      const events = streamPartials<Record<string, unknown>, Record<string, unknown>>(
        (reader) => run({ ...reader, priority: 'batch' }),
        aborted,
      )
      for (;;) {
        const { done, value } = await events.next()
        if (done) {
          // One that asks for facts is not written.
          if (!('ask' in value)) finished++
          return yield { slot, done: { id, ...value } as BatchAnswer }
        }
        yield { slot, ...value }
      }
    } catch (error) {
      yield errorEvent(slot, error)
    }
  }
  async function* singleEvent(event: BatchEvent): AsyncGenerator<BatchEvent, void> {
    yield event
  }

  const starters: (() => AsyncGenerator<BatchEvent, void>)[] = []
  for (const { slot, kind, key, request } of items) {
    const starter = await generations.begin({ account, kind, request, idempotencyKey: key, streamed: true }).then(
      (reserved) => () => eventsOf(slot, reserved),
      (error: unknown) => () => singleEvent(errorEvent(slot, error)),
    )
    starters.push(starter)
  }
  return mergeStreams(
    starters.map((start) => start()),
    { result: () => ({ written: finished }), onReturn: () => readerLeft.abort() },
  )
}

const toEventError = ({ code, message, data }: ORPCError<string, unknown>) => ({
  code: code as ErrorCode,
  message,
  ...(data !== undefined && { data }),
})

interface MergeOptions<Result> {
  /** The return value of the merged stream, computed when all streams have ended. */
  readonly result: () => Result
  /** Called when the reader stops early; it must end the streams. */
  readonly onReturn: () => void
}

/**
 * Merges streams: each event is sent as soon as it is available. The next event of a stream is only requested when its previous one was
 * read, so a slow reader slows all streams and partials that are overtaken meanwhile are never sent.
 * @param streams never reject; their return values are ignored
 */
function mergeStreams<Event, Result>(
  streams: readonly AsyncIterator<Event, void>[],
  { result, onReturn }: MergeOptions<Result>,
): AsyncIteratorObject<Event, Result> {
  const ready: { event: Event; stream: AsyncIterator<Event, void> }[] = []
  let openStreams = streams.length
  let changed = Promise.withResolvers<void>()

  const requestNext = async (stream: AsyncIterator<Event, void>) => {
    const { done, value } = await stream.next()
    if (done) openStreams--
    else ready.push({ event: value, stream })
    changed.resolve()
  }
  for (const stream of streams) void requestNext(stream)

  return {
    async next() {
      for (;;) {
        const first = ready.shift()
        if (first) {
          void requestNext(first.stream)
          return { done: false, value: first.event }
        }
        if (openStreams === 0) return { done: true, value: result() }
        changed = Promise.withResolvers()
        await changed.promise
      }
    },
    async return(value) {
      onReturn()
      return { done: true, value: value as Result }
    },
    [Symbol.asyncIterator]() {
      return this
    },
    async [Symbol.asyncDispose]() {
      onReturn()
    },
  }
}
