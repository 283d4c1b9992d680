import { availableParallelism } from 'node:os'
import { LocalModelError } from '#server/infra/models/local/failure.ts'
import { grammarProblems } from '#server/infra/models/local/grammar.ts'
import {
  defaultLimits,
  type LocalModelOptions,
  type LocalModelState,
  type LocalProgress,
  type LocalRequestOptions,
} from '#server/infra/models/local/local-options.ts'
import { toModelFailure } from '#server/infra/models/local/problem.ts'
import type { FromHost } from '#server/infra/models/local/protocol.ts'
import { createPace, createQueue } from '#server/infra/models/local/queue.ts'
import { createSupervisor } from '#server/infra/models/local/supervisor.ts'
import { createWaitingReport } from '#server/infra/models/local/waiting.ts'
import { ModelFailure, type Priority } from '#server/infra/models/model.ts'
import type { Delta, StreamingModel, StreamRequest } from '#server/infra/models/streaming-model.ts'

/** Tokens when the request names no maximum: several times the longest text, also in scripts with several tokens to a letter. */
const defaultMaxTokens = 3_000

interface Job {
  readonly priority: Priority
  readonly id: number
  readonly request: StreamRequest
  readonly onDelta: (delta: Delta) => void
  readonly onProgress: (progress: LocalProgress) => void
  readonly settle: PromiseWithResolvers<void>
  /** When it began to be written, in milliseconds. */
  startedAt: number
  /** Seconds without anything from the model. */
  quiet: number
  /** Seconds since it was stopped; null before. */
  stopped: number | null
}

const secondsSince = (start: number): number => (performance.now() - start) / 1000

/**
 * A model that runs on this computer, in a process that is started by the first request and ends after some idle minutes. It writes one
 * text at a time on a processor; others wait in a bounded queue.
 */
export function createLocalModel(options: LocalModelOptions) {
  const { engine, modelPath, contextSize = 8_192, gpu = true } = options
  const limits = { ...defaultLimits, ...options.limits }
  // One core is left to the server.
  const threads = Math.max(1, availableParallelism() - 1)
  const settings = { engine, modelPath, contextSize, threads, gpu: gpu ? 'auto' : false } as const
  const queue = createQueue<Job>(limits.queue)
  const pace = createPace()
  const running = new Map<number, Job>()
  let parallel = 1
  let lastId = 0
  let pumping = false
  let timer: NodeJS.Timeout | undefined
  let [seconds, idleSeconds] = [0, 0]

  const supervisor = createSupervisor({
    settings,
    limits,
    onMessage,
    memory: options.memory,
    log: options.log,
    ...(options.free && { free: options.free }),
    onCrash(how) {
      const message = `The local model ended while it wrote (${how.slice(0, 200)}). It starts again for the next text.`
      const failure = toModelFailure(new LocalModelError('engine', message))
      for (const job of running.values()) job.settle.reject(failure)
      running.clear()
      void pump()
    },
  })

  const estimate = (place: number) =>
    pace.estimate(
      place,
      [...running.values()].map(({ startedAt }) => secondsSince(startedAt)),
      parallel,
    )

  /** Calls back into the request; an error there ends the request, not the server. */
  function notify(job: Job, call: () => void): void {
    if (job.stopped !== null) return
    try {
      call()
    } catch (error) {
      stopJob(job, error)
    }
  }

  const reportPlaces = () => {
    for (const job of queue.all()) {
      const place = queue.placeOf(job)
      notify(job, () => job.onProgress({ stage: supervisor.started() ? 'waiting' : 'loading', place, seconds: estimate(place) }))
    }
  }

  /** Rejects at once. The place of a text that is being written is free when the process has stopped it. */
  function stopJob(job: Job, reason: unknown): void {
    job.stopped ??= 0
    job.settle.reject(reason)
    if (queue.remove(job)) reportPlaces()
    else if (running.has(job.id)) supervisor.send({ type: 'stop', id: job.id })
  }

  function endJob(job: Job): void {
    running.delete(job.id)
    void pump()
  }

  function onMessage(message: FromHost): void {
    if (!('id' in message)) return
    const job = running.get(message.id)
    if (!job) return
    job.quiet = 0
    if (message.type === 'reading') notify(job, () => job.onProgress({ stage: 'reading', read: message.read, of: message.of }))
    else if (message.type === 'text')
      notify(job, () => {
        job.onProgress({ stage: 'writing' })
        job.onDelta({ text: message.text })
      })
    else if (message.type === 'done') {
      pace.record(secondsSince(job.startedAt))
      supervisor.recordSuccess()
      notify(job, () => job.onDelta({ tokens: message.tokens }))
      job.settle.resolve()
      endJob(job)
    } else {
      // A prompt that is too long stays too long.
      job.settle.reject(new ModelFailure(message.tooLong ? 'denied' : 'unreachable', { cause: new Error(message.message) }))
      endJob(job)
    }
  }

  function startJob(job: Job): void {
    const { system, turns, jsonSchema, maxOutputTokens = defaultMaxTokens } = job.request
    job.startedAt = performance.now()
    running.set(job.id, job)
    supervisor.send({ type: 'write', id: job.id, system, turns, schema: jsonSchema, maxTokens: maxOutputTokens })
  }

  /** The failure of a text that the queue has no place for. */
  function busy(): ModelFailure {
    const wait = estimate(queue.length + 1)
    return new ModelFailure('busy', {
      cause: new Error('Too many texts are waiting'),
      retryAfter: wait === null ? undefined : wait * 1000,
    })
  }

  /** Starts waiting texts while there is room, and the process before them. */
  async function pump(): Promise<void> {
    if (pumping) return
    pumping = true
    try {
      while (queue.length > 0) {
        parallel = (await supervisor.acquire()).parallel
        if (running.size >= parallel) break
        const job = queue.take()
        if (job) startJob(job)
        reportPlaces()
      }
    } catch (cause) {
      for (const job of queue.removeAll()) job.settle.reject(toModelFailure(cause))
    } finally {
      pumping = false
    }
  }

  function tickJobs(): void {
    for (const job of running.values()) {
      job.quiet++
      if (job.stopped !== null) job.stopped++
      if (job.quiet >= limits.stalled || (job.stopped ?? 0) > limits.grace) supervisor.kill('a text did not continue or stop')
    }
  }

  /** Once a second while there is something to watch. Counting seconds here does not count those that the computer slept. */
  function tick(): void {
    seconds++
    supervisor.tick()
    tickJobs()
    idleSeconds = running.size + queue.length > 0 || supervisor.state().status === 'starting' ? 0 : idleSeconds + 1
    if (idleSeconds >= limits.idle) void supervisor.stop()
    if (seconds % limits.life === 0) {
      for (const job of [...running.values(), ...queue.all()]) notify(job, () => job.onDelta({}))
      reportPlaces()
    }
    if (running.size + queue.length > 0 || supervisor.state().status !== 'off') return
    clearInterval(timer)
    timer = undefined
  }

  function watch(): void {
    idleSeconds = 0
    timer ??= setInterval(tick, 1_000)
  }

  function enqueue(
    request: StreamRequest,
    onDelta: Job['onDelta'],
    { priority = 'interactive', onProgress: tellProgress, onWaiting }: LocalRequestOptions,
  ): Job {
    const tellWaiting = onWaiting && createWaitingReport(onWaiting)
    const onProgress = (progress: LocalProgress) => {
      tellProgress?.(progress)
      tellWaiting?.(progress)
    }
    const settle = Promise.withResolvers<void>()
    const job: Job = {
      id: ++lastId,
      request,
      onDelta,
      onProgress,
      settle,
      priority,
      startedAt: 0,
      quiet: 0,
      stopped: null,
    }
    // A repair goes first: its text was begun, and what was read for it is still there.
    if (!queue.add(job, request.turns.length > 1)) throw busy()
    return job
  }

  return {
    /**
     * Writes a text. While it waits or reads, `onDelta({})` is called every two seconds.
     * @throws ModelFailure busy when the queue is full, denied for a schema that the grammar cannot hold or a prompt that is too long,
     * unreachable when the process ended or could not start; the signal's reason
     */
    async stream(request: StreamRequest, onDelta: (delta: Delta) => void, requestOptions: LocalRequestOptions = {}): Promise<void> {
      request.signal.throwIfAborted()
      const problems = grammarProblems(request.jsonSchema)
      if (problems.length > 0) throw new ModelFailure('denied', { cause: new TypeError(problems.join('; ')) })
      const job = enqueue(request, onDelta, requestOptions)
      const stop = () => stopJob(job, request.signal.reason)
      request.signal.addEventListener('abort', stop)
      watch()
      reportPlaces()
      void pump()
      try {
        await job.settle.promise
      } finally {
        request.signal.removeEventListener('abort', stop)
      }
    },
    /** Starts the process and loads the model. @throws LocalModelError memory, system, engine */
    async load(): Promise<void> {
      watch()
      await supervisor.acquire()
    },
    state: (): LocalModelState => ({ ...supervisor.state(), waiting: queue.length, writing: running.size }),
    /** Ends the process for good; all requests fail as unreachable. Takes at most a second. */
    async close(): Promise<void> {
      clearInterval(timer)
      const failure = new ModelFailure('unreachable', { cause: new Error('The server is stopping') })
      for (const job of [...running.values(), ...queue.removeAll()]) job.settle.reject(failure)
      running.clear()
      await supervisor.close()
    },
  } satisfies StreamingModel & Record<string, unknown>
}

export type LocalModel = ReturnType<typeof createLocalModel>
