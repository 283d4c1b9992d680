import { LocalModelError } from '#server/infra/models/local/failure.ts'
import type { LocalModel } from '#server/infra/models/local/local-model.ts'
import type { LocalModelState } from '#server/infra/models/local/local-options.ts'
import { toModelFailure } from '#server/infra/models/local/problem.ts'
import { ModelFailure, type QueueOptions } from '#server/infra/models/model.ts'
import type { Delta, StreamRequest } from '#server/infra/models/streaming-model.ts'
import { localErrors } from './messages.ts'

/** A model in use, and the texts that were begun with it. */
interface Seat {
  readonly id: string
  readonly model: Promise<LocalModel>
  readonly texts: Set<Promise<void>>
}

interface Listeners extends Pick<QueueOptions, 'onWaiting'> {
  readonly onDelta: (delta: Delta) => void
}

/** Milliseconds between two signs of life while another model ends its texts. */
const lifeInterval = 2_000

/** Waits for a model; meanwhile the request shows that it is alive. @throws the signal's reason, what the promise rejects with */
async function whileWaiting<Value>(promise: Promise<Value>, signal: AbortSignal, { onDelta, onWaiting }: Listeners): Promise<Value> {
  const stopped = Promise.withResolvers<never>()
  const stop = () => stopped.reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  onWaiting?.({ stage: 'loading', place: null, seconds: null })
  const timer = setInterval(() => onDelta({}), lifeInterval)
  try {
    return await Promise.race([promise, stopped.promise])
  } finally {
    clearInterval(timer)
    signal.removeEventListener('abort', stop)
  }
}

/**
 * Runs one model file at a time, because each takes gigabytes: another one is loaded after the texts of the present one are written.
 * @param open makes the model of a file @throws LocalModelError
 */
export function createRunner(open: (id: string) => Promise<LocalModel>) {
  let seat: Seat | undefined
  let current: LocalModel | undefined
  let closed = false
  let problem: LocalModelError | null = null
  /** Resolves when the models before the present one have ended. */
  let retired: Promise<void> = Promise.resolve()

  async function end({ texts, model }: Seat): Promise<void> {
    await Promise.allSettled(texts)
    const [opened] = await Promise.allSettled([model])
    if (opened.status === 'fulfilled') await opened.value.close()
  }

  function retire(): Promise<void> {
    const last = seat
    seat = undefined
    if (last) retired = retired.then(() => end(last))
    return retired
  }

  function take(id: string): Seat {
    if (seat?.id === id) return seat
    const load = async () => {
      const opened = await open(id)
      if (closed) throw new LocalModelError('engine', localErrors.stopping)
      current = opened
      return opened
    }
    const next: Seat = { id, texts: new Set(), model: retire().then(load) }
    // Who waits for it handles the error; the next request tries again.
    next.model.catch(() => {
      if (seat === next) seat = undefined
    })
    seat = next
    return next
  }

  return {
    /** Writes a text with the model of a file. @throws ModelFailure; the signal's reason */
    async write(id: string, request: StreamRequest, onDelta: (delta: Delta) => void, queue: QueueOptions = {}): Promise<void> {
      request.signal.throwIfAborted()
      const { model, texts } = take(id)
      const write = async () => {
        const { stream } = await whileWaiting(model, request.signal, { ...queue, onDelta })
        await stream(request, onDelta, queue)
      }
      const text = write()
      texts.add(text)
      try {
        await text
        problem = null
      } catch (error) {
        const cause = error instanceof ModelFailure ? error.cause : error
        if (cause instanceof LocalModelError) problem = cause
        throw error instanceof LocalModelError ? toModelFailure(error) : error
      } finally {
        texts.delete(text)
      }
    },
    state: (): LocalModelState => current?.state() ?? { status: 'off', waiting: 0, writing: 0 },
    /** Why the last text could not be written; `null` when it could. */
    problem: (): LocalModelError | null => problem,
    /** Ends the present model after its texts. @param id only if it is the model of this file */
    async retire(id?: string): Promise<void> {
      if (id === undefined || seat?.id === id) await retire()
    },
    /** Ends the model at once; its texts fail. */
    async close(): Promise<void> {
      closed = true
      await current?.close()
      await retire()
    },
  }
}

export type Runner = ReturnType<typeof createRunner>
