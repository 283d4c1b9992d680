import { setTimeout as wait } from 'node:timers/promises'
import { serverErrorOf, toModelFailure } from '#server/infra/models/failures.ts'
import { ModelFailure } from '#server/infra/models/model.ts'
import type { Delta, StreamingModel, StreamRequest } from '#server/infra/models/streaming-model.ts'

/** Milliseconds. */
export interface LoadingTimes {
  /** The longest that a model may take to be loaded. */
  readonly most: number
  /** Silence after which people are told that the model is being loaded. */
  readonly tell: number
  /** Between two questions to a server that says that it is still loading. */
  readonly poll: number
  /** After its last sign, in which a model is not taken for unloaded; programs for local models unload after five minutes. */
  readonly stays: number
}

export const defaultLoadingTimes: LoadingTimes = { most: 300_000, tell: 3_000, poll: 2_000, stays: 240_000 }

/** A model on a server that may have to load it. */
interface Loadable {
  /** The request that the server loads the model for; the others wait for its first sign. */
  loader: Promise<void> | undefined
  /** Until when it is taken for loaded; a time of `performance.now()`. */
  loadedUntil: number
  /** Until when it is taken for one that hangs, because a load did not end in time. */
  stalledUntil: number
}

/** By server and model, for the life of this process. Admins choose both, so the map stays small. */
const loadables = new Map<string, Loadable>()

function loadableOf(id: string): Loadable {
  const never = Number.NEGATIVE_INFINITY
  const loadable = loadables.get(id) ?? { loader: undefined, loadedUntil: never, stalledUntil: never }
  loadables.set(id, loadable)
  return loadable
}

/** Whether a load of this model took too long a short time ago, so that another one is not worth the wait where a fallback can write. */
export const hasStalled = (id: string): boolean => loadableOf(id).stalledUntil > performance.now()

const isStart = ({ text, reasoning, toolInput, finish, tokens }: Delta): boolean =>
  Boolean(text || reasoning || toolInput || finish || tokens)

/** Whether a server says that it is loading the model, as llama.cpp does. */
function isLoading(error: unknown): boolean {
  const { status, message } = serverErrorOf(error)
  return status === 503 && /\bload(ing|ed yet)?\b/i.test(message)
}

/** Rejects with the signal's reason as soon as it is aborted. */
function rejectsOnAbort(signal: AbortSignal) {
  const { promise, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort)
  // A race hears of the abort; between two races nobody waits, and Node would end the process for an error without a listener.
  promise.catch(() => undefined)
  return { promise, stop: () => signal.removeEventListener('abort', onAbort) }
}

interface Attempt {
  readonly model: StreamingModel
  readonly loadable: Loadable
  readonly times: LoadingTimes
  readonly onStart: () => void
}

/**
 * One request. That of the loader outlives the caller until the model is loaded: servers stop loading when whoever asked for it hangs up, and
 * begin again with the next request.
 */
async function sendRequest({ model, loadable, times, onStart }: Attempt, request: StreamRequest, onDelta: (delta: Delta) => void) {
  const startedAt = performance.now()
  const connection = new AbortController()
  const left = rejectsOnAbort(request.signal)
  const isLoader = loadable.loader === undefined && loadable.loadedUntil < startedAt
  let [hasStarted, timer]: [boolean, NodeJS.Timeout | undefined] = [false, undefined]
  const hangUp = () => connection.abort(request.signal.reason)
  const onAbort = () => {
    if (hasStarted || !isLoader) return hangUp()
    timer = setTimeout(hangUp, Math.max(0, times.most - (performance.now() - startedAt))).unref()
  }
  request.signal.addEventListener('abort', onAbort)
  const onEach = (delta: Delta) => {
    if (!(hasStarted || isStart(delta))) return void (request.signal.aborted || onDelta({ isHeartbeat: true }))
    loadable.loadedUntil = performance.now() + times.stays
    endLoad()
    const isFirst = !hasStarted
    hasStarted = true
    if (request.signal.aborted) return hangUp()
    if (isFirst) onStart()
    onDelta(delta)
  }
  const started = Promise.withResolvers<void>()
  if (isLoader) loadable.loader = started.promise
  const endLoad = () => {
    if (loadable.loader === started.promise) loadable.loader = undefined
    started.resolve()
  }
  const ended = model.stream({ ...request, signal: connection.signal }, onEach).finally(() => {
    if (!hasStarted && performance.now() - startedAt >= times.most) loadable.stalledUntil = performance.now() + times.stays
    endLoad()
    clearTimeout(timer)
    request.signal.removeEventListener('abort', onAbort)
  })
  // The caller hears of an error through the race below. Once it has left there is nobody to tell: the next request meets the same error itself.
  ended.catch(() => undefined)
  try {
    await Promise.race([ended, left.promise])
  } finally {
    left.stop()
  }
}

/**
 * A model whose server may have to load it first, which takes as long as reading gigabytes. One request at a time waits for a load; callers
 * are told of it; and neither a caller that leaves nor a failure makes the server load twice.
 * @param id names the server and the model
 */
export function withLoading(model: StreamingModel, id: string, times: LoadingTimes = defaultLoadingTimes): StreamingModel {
  const loadable = loadableOf(id)
  return {
    ...(model.onUnusable && { onUnusable: () => model.onUnusable?.() ?? false }),
    async stream(request, onDelta, queue) {
      let [isTold, hasStarted] = [false, false]
      const tell = () => {
        isTold = true
        queue?.onWaiting?.({ stage: 'loading', place: null, seconds: null })
      }
      const timer = setTimeout(tell, times.tell)
      const onStart = () => {
        hasStarted = true
        clearTimeout(timer)
        if (isTold) queue?.onWaiting?.(null)
      }
      const left = rejectsOnAbort(request.signal)
      try {
        for (;;) {
          while (loadable.loader && loadable.loadedUntil < performance.now()) await Promise.race([loadable.loader, left.promise])
          try {
            return await sendRequest({ model, loadable, times, onStart }, request, onDelta)
          } catch (error) {
            if (request.signal.aborted) throw request.signal.reason
            if (isLoading(error)) {
              if (!isTold) tell()
            } else if (isTold && !hasStarted) {
              const { reason, retryAfter, detail } = toModelFailure(error)
              throw new ModelFailure(reason, { cause: error, retryAfter, detail, repeated: true })
            } else throw error
          }
          await wait(times.poll, undefined, { signal: request.signal })
        }
      } finally {
        clearTimeout(timer)
        left.stop()
      }
    },
  }
}
