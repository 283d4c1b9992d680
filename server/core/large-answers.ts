import { exportMessages } from '#contract/result-messages.ts'
import { type YieldToEventLoop, yieldToEventLoop } from '#server/core/yield-to-event-loop.ts'
import { fail } from '#server/platform/fail.ts'
import type { Log } from '#server/platform/log.ts'

/** What bounds answers that read up to everything a person has stored. */
export const largeAnswerLimits = {
  /** Answers of one person that may wait for the one that is being written. */
  waiting: 20,
  /** Milliseconds that one of them waits. */
  turn: 30_000,
  /** Milliseconds after which a reader that takes nothing is given up, so that its person can read something else. */
  reader: 60_000,
} as const

/** Whose answer it is, and what is aborted when its reader has gone. */
interface Reader {
  readonly userId: string
  readonly signal?: AbortSignal | undefined
}

/** An answer's contents, written no faster than they are read; texts of any length. */
export type Contents = AsyncIterable<string | Uint8Array>

/** UTF-16 units that a piece has at least, where there are as many: small enough to be written in a few milliseconds. */
const pieceLength = 16_384

/** Many short texts as fewer pieces, so that each is worth a slice. Bytes stay as they are. */
export async function* inPieces<Part extends string | Uint8Array>(contents: AsyncIterable<Part>): AsyncGenerator<Part | string> {
  let piece = ''
  for await (const part of contents) {
    if (typeof part !== 'string') {
      yield part
      continue
    }
    piece += part
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  if (piece) yield piece
}

export interface LargeAnswers {
  /**
   * Answers what `open` gives as a stream of bytes. A server writes one such answer at a time for a person: others of theirs wait for it.
   * Between two pieces other requests are answered.
   * @param open reads what is needed to know that there is an answer; whatever it throws is thrown here. Contents that work ahead of
   * being read wait for a `slice` now and then
   * @throws RATE_LIMITED when too many wait, or one has waited for too long
   */
  stream<Head>(
    reader: Reader,
    open: (slice: YieldToEventLoop) => Promise<{ readonly head: Head; readonly contents: Contents }>,
  ): Promise<{ readonly head: Head; readonly body: ReadableStream<Uint8Array<ArrayBuffer>> }>
}

/** A call without a connection behind it is never given up. */
const never = new AbortController().signal

export function createLargeAnswers(
  log: Log,
  limits: Readonly<Record<keyof typeof largeAnswerLimits, number>> = largeAnswerLimits,
): LargeAnswers {
  const turnOf = createUserQueues(limits)
  return {
    async stream({ userId, signal = never }, open) {
      const leave = await turnOf(userId, signal)
      try {
        const { head, contents } = await open(yieldToEventLoop)
        return { head, body: bodyOf(contents, { slice: yieldToEventLoop, leave, signal, log, patience: limits.reader }) }
      } catch (error) {
        leave()
        throw error
      }
    },
  }
}

const busy = () => fail('RATE_LIMITED', { retryAfter: 5 }, exportMessages.busy)
const readerGone = () => new DOMException('The reader has gone', 'AbortError')

/** Waits until nobody else has the turn of a person; what it answers passes the turn on, and may be called twice. */
function createUserQueues(limits: { readonly waiting: number; readonly turn: number }) {
  /** Who waits for each person that has a turn now. */
  const queues = new Map<string, (() => void)[]>()

  const leaving = (userId: string) => {
    let left = false
    return () => {
      if (left) return
      left = true
      const next = queues.get(userId)?.shift()
      if (next) next()
      else queues.delete(userId)
    }
  }

  return async (userId: string, signal: AbortSignal): Promise<() => void> => {
    if (signal.aborted) throw readerGone()
    const queue = queues.get(userId)
    if (!queue) {
      queues.set(userId, [])
      return leaving(userId)
    }
    if (queue.length >= limits.waiting) throw busy()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    queue.push(resolve)
    const giveUp = (error: Error) => {
      const place = queue.indexOf(resolve)
      if (place >= 0) queue.splice(place, 1)
      reject(error)
    }
    const onAbort = () => giveUp(readerGone())
    const late = setTimeout(() => giveUp(busy()), limits.turn)
    signal.addEventListener('abort', onAbort, { once: true })
    try {
      await promise
    } finally {
      clearTimeout(late)
      signal.removeEventListener('abort', onAbort)
    }
    return leaving(userId)
  }
}

interface Writing {
  readonly slice: YieldToEventLoop
  readonly leave: () => void
  readonly signal: AbortSignal
  readonly log: Log
  /** Milliseconds. */
  readonly patience: number
}

/** Each piece in a slice of its own. What goes wrong after the answer began can only break it off, so it is written down here. */
function bodyOf(contents: Contents, { slice, leave, signal, log, patience }: Writing): ReadableStream<Uint8Array<ArrayBuffer>> {
  const source = inPieces(contents)
  let idle: NodeJS.Timeout | undefined
  let hungUp = () => {}
  let stalled = () => {}
  let over = false
  const end = () => {
    over = true
    clearTimeout(idle)
    signal.removeEventListener('abort', hungUp)
    leave()
  }
  const stop = () => source.return(undefined).catch((error: unknown) => log.error({ error }, 'a large answer could not be stopped'))
  return new ReadableStream(
    {
      start(controller) {
        hungUp = () => {
          end()
          controller.close()
          void stop()
        }
        stalled = () => {
          end()
          // What was sent is not whole: the connection has to break.
          controller.error(new Error('The reader of a large answer took nothing any more'))
          void stop()
        }
        signal.addEventListener('abort', hungUp, { once: true })
        if (signal.aborted) hungUp()
      },
      async pull(controller) {
        clearTimeout(idle)
        try {
          await slice()
          const { done, value } = await source.next()
          if (over) return
          if (done) {
            end()
            controller.close()
            return
          }
          controller.enqueue(typeof value === 'string' ? Buffer.from(value) : new Uint8Array(value))
          idle = setTimeout(stalled, patience)
        } catch (error) {
          if (over) return
          end()
          log.error({ error }, 'a large answer broke off')
          controller.error(error)
        }
      },
      async cancel() {
        end()
        await stop()
      },
    },
    { highWaterMark: 0 },
  )
}
