import { exportMessages } from '#contract/result-messages.ts'
import { type YieldToEventLoop, yieldToEventLoop } from '#server/core/calls/yield-to-event-loop.ts'
import { createUserQueues } from '#server/core/generation/user-queues.ts'
import type { Log } from '#server/infra/log.ts'

/** Limits of answers that may contain everything a user has stored. */
export const largeAnswerLimits = {
  /** Queued answers per user, while another is sent. */
  maxQueued: 20,
  /** Milliseconds that an answer may be queued. */
  queueTimeout: 30_000,
  /** Milliseconds after which an answer whose client reads nothing is aborted, so that the user's next answer can start. */
  readTimeout: 60_000,
} as const

/** The user that an answer is for, and the signal that aborts when the client disconnects. */
interface Client {
  readonly userId: string
  readonly signal?: AbortSignal | undefined
}

/** The contents of an answer, produced only as fast as the client reads; chunks of any length. */
export type Contents = AsyncIterable<string | Uint8Array>

/** Minimum length of a chunk in UTF-16 units, except for the last one. Small enough to be written in a few milliseconds. */
const minChunkLength = 16_384

/** Joins short texts into larger chunks, so that there is less overhead for each. Bytes pass unchanged. */
export async function* joinChunks<Part extends string | Uint8Array>(contents: AsyncIterable<Part>): AsyncGenerator<Part | string> {
  let chunk = ''
  for await (const part of contents) {
    if (typeof part !== 'string') {
      yield part
      continue
    }
    chunk += part
    if (chunk.length < minChunkLength) continue
    yield chunk
    chunk = ''
  }
  if (chunk) yield chunk
}

export interface LargeAnswers {
  /**
   * Sends the contents that `open` returns as a stream of bytes. Each server process sends one such answer at a time per user; the user's
   * other answers are queued. Other requests are served between two chunks.
   * @param open reads enough to know that there is an answer; its errors are thrown here. Contents that compute ahead of the reader must
   * await the `yieldToEventLoop` that it gets
   * @throws RATE_LIMITED when too many answers are queued, or one was queued for too long
   */
  stream<Head>(
    client: Client,
    open: (yieldToEventLoop: YieldToEventLoop) => Promise<{ readonly head: Head; readonly contents: Contents }>,
  ): Promise<{ readonly head: Head; readonly body: ReadableStream<Uint8Array<ArrayBuffer>> }>
}

/** For calls without a connection. */
const neverAborted = new AbortController().signal

export function createLargeAnswers(
  log: Log,
  limits: Readonly<Record<keyof typeof largeAnswerLimits, number>> = largeAnswerLimits,
): LargeAnswers {
  const enterQueue = createUserQueues(limits, () => exportMessages.busy)
  return {
    async stream({ userId, signal = neverAborted }, open) {
      const leaveQueue = await enterQueue(userId, signal)
      try {
        const { head, contents } = await open(yieldToEventLoop)
        return { head, body: createBody(contents, { leaveQueue, signal, log, readTimeout: limits.readTimeout }) }
      } catch (error) {
        leaveQueue()
        throw error
      }
    },
  }
}

interface BodyOptions {
  readonly leaveQueue: () => void
  readonly signal: AbortSignal
  readonly log: Log
  /** Milliseconds. */
  readonly readTimeout: number
}

/** Sends each chunk in its own iteration of the event loop. An error after the start can only abort the response, so it is logged here. */
function createBody(contents: Contents, { leaveQueue, signal, log, readTimeout }: BodyOptions): ReadableStream<Uint8Array<ArrayBuffer>> {
  const source = joinChunks(contents)
  let readTimer: NodeJS.Timeout | undefined
  let onDisconnect = () => {}
  let onStalled = () => {}
  let ended = false
  const end = () => {
    ended = true
    clearTimeout(readTimer)
    signal.removeEventListener('abort', onDisconnect)
    leaveQueue()
  }
  const stop = () => source.return(undefined).catch((error: unknown) => log.error({ error }, 'a large answer could not be stopped'))
  return new ReadableStream(
    {
      start(controller) {
        onDisconnect = () => {
          end()
          controller.close()
          void stop()
        }
        onStalled = () => {
          end()
          // The response is incomplete, so the connection must be aborted.
          controller.error(new Error('The client of a large answer stopped reading'))
          void stop()
        }
        signal.addEventListener('abort', onDisconnect, { once: true })
        if (signal.aborted) onDisconnect()
      },
      async pull(controller) {
        clearTimeout(readTimer)
        try {
          await yieldToEventLoop()
          const { done, value } = await source.next()
          if (ended) return
          if (done) {
            end()
            controller.close()
            return
          }
          controller.enqueue(typeof value === 'string' ? Buffer.from(value) : new Uint8Array(value))
          readTimer = setTimeout(onStalled, readTimeout)
        } catch (error) {
          if (ended) return
          end()
          log.error({ error }, 'a large answer was aborted by an error')
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
