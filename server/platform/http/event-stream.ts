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

const encoded = (event: string, data: unknown) => Buffer.from(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
const comment = Buffer.from(': \n\n')

/**
 * The bytes of a stream as the RPC library's client reads them, and as that library would write them.
 * @param ending what the library made of the stream's ending
 */
export function eventStream({ message }: Apart, ending: AsyncIterator<never, unknown>): ReadableStream<Uint8Array> {
  let stillHere: NodeJS.Timeout | undefined
  const end = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    clearInterval(stillHere)
    try {
      const { value } = await ending.next()
      if (value !== undefined) controller.enqueue(encoded('done', value))
    } catch (error) {
      if (!(error instanceof ErrorEvent)) return controller.error(error)
      controller.enqueue(encoded('error', error.data))
    }
    controller.close()
  }
  let left = false
  return new ReadableStream({
    start(controller) {
      controller.enqueue(comment)
      stillHere = setInterval(() => {
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(comment)
      }, silence)
    },
    async pull(controller) {
      stillHere?.refresh()
      const next = await message()
      if (left) return
      if (next) controller.enqueue(encoded('message', next.value))
      else await end(controller)
    },
    async cancel() {
      left = true
      clearInterval(stillHere)
      await ending.return?.()
    },
  })
}
