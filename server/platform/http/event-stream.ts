import type { ServerResponse } from 'node:http'
import { ErrorEvent } from '@orpc/client'

/** Milliseconds of silence after which a stream says that it still stands: proxies end those that say nothing for long. */
const silence = 5_000

/** A stream taken apart: its messages, and what it ends in. */
export interface Apart {
  /** The next message; `null` once there is none. Never rejects. */
  message(): Promise<{ readonly value: unknown } | null>
  /** A stream of no messages that ends as the whole one does. To be read once `message` has answered `null`. */
  readonly ending: AsyncIteratorObject<never, unknown>
}

/** Most of a stream is messages, and the RPC library takes each through five iterators and a proxy: only its ending goes that way. */
export function apart(stream: AsyncIterator<unknown, unknown>): Apart {
  let end: () => Promise<IteratorReturnResult<unknown>> = () => Promise.reject(new TypeError('The stream has not ended yet'))
  const ending: Apart['ending'] = {
    next: () => end(),
    async return(value) {
      await stream.return?.()
      return { done: true, value }
    },
    [Symbol.asyncIterator]: () => ending,
    async [Symbol.asyncDispose]() {
      await stream.return?.()
    },
  }
  return {
    async message() {
      try {
        const { done, value } = await stream.next()
        if (!done) return { value }
        end = async () => ({ done, value })
      } catch (error) {
        end = () => Promise.reject(error)
      }
      return null
    },
    ending,
  }
}

const told = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
const comment = ': \n\n'

/** Where the text of a stream goes. */
interface Sink {
  /** Answers whether there is room for more; where there is none, `room` says when. */
  write(text: string): boolean
  room(): Promise<void>
  end(): void
  fail(error: unknown): void
}

/** Writes a stream to where it goes, until it has ended or its reader has left. */
interface Pouring {
  /** Never rejects. */
  into(sink: Sink): Promise<void>
  /** The reader has left. Of one that has read all, nothing is ended. */
  leave(): Promise<void>
}

function pouring({ message }: Apart, ending: AsyncIterator<never, unknown>): Pouring {
  let stillHere: NodeJS.Timeout | undefined
  let left = false
  let full = false
  let over = false

  async function messages(sink: Sink): Promise<void> {
    for (let next = await message(); next && !left; next = await message()) {
      stillHere?.refresh()
      full = !sink.write(told('message', next.value))
      if (full) await sink.room()
      full = false
    }
  }
  async function end(sink: Sink): Promise<void> {
    try {
      const { value } = await ending.next()
      if (left) return
      if (value !== undefined) sink.write(told('done', value))
    } catch (error) {
      if (left) return
      if (!(error instanceof ErrorEvent)) return sink.fail(error)
      sink.write(told('error', error.data))
    }
    sink.end()
  }
  return {
    async into(sink) {
      if (left) return
      sink.write(comment)
      stillHere = setInterval(() => {
        if (!full) sink.write(comment)
      }, silence)
      await messages(sink)
      clearInterval(stillHere)
      if (!left) await end(sink)
      over = true
    },
    async leave() {
      if (over) return
      left = true
      clearInterval(stillHere)
      await ending.return?.()
    },
  }
}

/** The streams that nobody has begun to read. */
const unread = new WeakMap<ReadableStream, Pouring>()

/**
 * The bytes of a stream as the RPC library's client reads them, and as that library would write them.
 * @param ending what the library made of the stream's ending
 */
export function eventStream(stream: Apart, ending: AsyncIterator<never, unknown>): ReadableStream<Uint8Array> {
  const pour = pouring(stream, ending)
  let room = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        room.resolve()
        if (!unread.delete(body)) return
        void pour.into({
          write(text) {
            controller.enqueue(Buffer.from(text))
            return (controller.desiredSize ?? 0) > 0
          },
          room() {
            room = Promise.withResolvers()
            return room.promise
          },
          end: () => controller.close(),
          fail: (error) => controller.error(error),
        })
      },
      cancel: () => pour.leave(),
    },
    { highWaterMark: 0 },
  )
  unread.set(body, pour)
  return body
}

/** A text in the frame of a chunked answer, if it needs one. */
const framed = (text: string, { chunkedEncoding }: ServerResponse) =>
  chunkedEncoding ? `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n` : text

/**
 * Writes an event stream's body straight to its connection: through a web stream, each of its messages takes a dozen promises more, and
 * through the answer three writes.
 * @returns `null` when the answer is no event stream, or has to wait for its connection; else resolves once it has ended
 */
export function poured(answer: Response, outgoing: ServerResponse): Promise<void> | null {
  // Asked first, because an answer without a stream makes one when its body is looked at.
  if (answer.headers.get('content-type') !== 'text/event-stream') return null
  const pour = answer.body && unread.get(answer.body)
  const { socket } = outgoing
  // An answer to a request that was sent before the one ahead of it was answered has no connection yet.
  if (!pour || !socket) return null
  outgoing.setHeaders(answer.headers).writeHead(answer.status).flushHeaders()
  let go = () => {}
  const room = () => go()
  const left = () => {
    socket.off('drain', room)
    go()
    void pour.leave()
  }
  socket.on('drain', room)
  outgoing.once('close', left)
  if (outgoing.destroyed) left()
  return pour.into({
    write: (text) => socket.write(framed(text, outgoing)),
    room: () =>
      new Promise((resolve) => {
        go = resolve
      }),
    end: () => outgoing.end(),
    fail: (error) => outgoing.destroy(error as Error),
  })
}
