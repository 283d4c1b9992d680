import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#server/infra/log.ts'
import { formatBytes, LocalModelError } from '#server/infra/models/local/failure.ts'
import { type HostProcess, startHost } from '#server/infra/models/local/host-process.ts'
import { freeMemory } from '#server/infra/models/local/memory.ts'
import type { FromHost, Gpu, HostSettings, ToHost } from '#server/infra/models/local/protocol.ts'
import { localErrors } from './messages.ts'

/** Limits of the process. Seconds, unless said otherwise. */
export interface ProcessLimits {
  /** Without a message, after which the process counts as frozen. */
  readonly frozen: number
  /** Until the model is loaded. */
  readonly start: number
  /** Before the first, second and third restart after crashes; then it has failed. */
  readonly restarts: readonly number[]
  /** After which a failed model is tried again. */
  readonly retryFailed: number
  /** For the process to end, before it is killed. */
  readonly grace: number
  /** Bytes that must stay free besides what the model needs. */
  readonly spareMemory: number
}

export interface SupervisorOptions {
  readonly settings: HostSettings
  /** Bytes that the model needs. */
  readonly memory: number
  readonly limits: ProcessLimits
  readonly log: Log
  readonly onMessage: (message: FromHost) => void
  /** Called after the process has ended unexpectedly. @param how `SIGSEGV`, `code 1` */
  readonly onCrash: (how: string) => void
  /** Bytes of memory that are free; for tests. */
  readonly free?: () => number
}

export type ProcessState =
  | { readonly status: 'off' | 'starting' }
  | { readonly status: 'ready'; readonly gpu: Gpu | null; readonly pid: number }
  | { readonly status: 'failed'; readonly message: string }

interface Started {
  readonly host: HostProcess
  readonly parallel: number
  readonly gpu: Gpu | null
}

/** Starts the host process, restarts it after crashes, and ends it. */
export function createSupervisor({ settings, memory, limits, log, onMessage, onCrash, free = freeMemory }: SupervisorOptions) {
  const closing = new AbortController()
  let host: HostProcess | undefined
  let started: Started | undefined
  let starting: Promise<Started> | undefined
  let failure: { readonly message: string; readonly at: number } | undefined
  /** The end of the last process that was asked to end: two would take twice the memory. */
  let ending: Promise<void> | undefined
  let crashes = 0
  let silentSeconds = 0

  function checkMemory(): void {
    const [needed, available] = [memory + limits.spareMemory, free()]
    if (available >= needed) return
    const message = localErrors.needsMemory({ needed: formatBytes(needed), free: formatBytes(available) })
    throw new LocalModelError('memory', message)
  }

  /** @param ended a process that was not asked to end */
  function afterCrash(ended: HostProcess, how: string): void {
    if (host !== ended) return
    const wasStarted = started !== undefined
    host = started = undefined
    crashes++
    log.warn({ how, crashes }, 'The process of the local model ended unexpectedly')
    if (crashes > limits.restarts.length) failure = { message: localErrors.crashed({ how: how.slice(0, 200) }), at: performance.now() }
    if (wasStarted) onCrash(how)
  }

  /** One attempt. @throws LocalModelError memory, system, engine */
  async function start(): Promise<Started> {
    await wait(crashes === 0 ? 0 : (limits.restarts[crashes - 1] ?? 0) * 1000, undefined, { signal: closing.signal })
    await ending
    checkMemory()
    const child = startHost(settings, (message) => {
      silentSeconds = 0
      onMessage(message)
    })
    host = child
    void child.ended.then((how) => afterCrash(child, how))
    const timer = setTimeout(child.kill, limits.start * 1000)
    try {
      const { gpu, parallel } = await child.ready
      if (host !== child) throw new LocalModelError('engine', localErrors.engineStopped)
      silentSeconds = 0
      started = { host: child, gpu, parallel }
      return started
    } catch (error) {
      await child.ended
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /** Attempts until it is started or has failed. */
  async function startAgain(): Promise<Started> {
    for (;;) {
      try {
        return await start()
      } catch (error) {
        const crashed = error instanceof LocalModelError && error.reason === 'engine'
        if (!crashed || failure || closing.signal.aborted) throw error
      }
    }
  }

  async function stop(grace = limits.grace): Promise<void> {
    const last = host
    // It is no crash then.
    host = started = undefined
    if (last) ending = last.end(grace * 1000)
    await ending
  }

  return {
    /** The running process, started if necessary. @throws LocalModelError memory, system, engine; AbortError after `close` */
    async acquire(): Promise<Started> {
      if (started) return started
      if (failure && performance.now() - failure.at < limits.retryFailed * 1000) throw new LocalModelError('engine', failure.message)
      if (failure) [failure, crashes] = [undefined, 0]
      starting ??= startAgain().finally(() => {
        starting = undefined
      })
      return starting
    },
    /** The running process; undefined while there is none. */
    started: (): Started | undefined => started,
    /** To the running process; lost when there is none. */
    send: (message: ToHost): void => host?.send(message),
    state: (): ProcessState => {
      if (failure) return { status: 'failed', message: failure.message }
      if (started) return { status: 'ready', gpu: started.gpu, pid: started.host.pid }
      return { status: starting ? 'starting' : 'off' }
    },
    /** To be called once a second: kills a process that sends nothing. */
    tick(): void {
      if (started && ++silentSeconds >= limits.frozen) this.kill('it was frozen')
    },
    /** Ends a process that does not respond, which counts as a crash. */
    kill(why: string): void {
      log.warn({ why }, 'The process of the local model is killed')
      host?.kill()
    },
    /** To be called after each text: only crashes in a row count. */
    recordSuccess(): void {
      crashes = 0
    },
    /** Ends a process that has started, which gives its memory back. It starts again when it is needed. */
    stop: (): Promise<void> | undefined => (started ? stop() : undefined),
    /** Ends the process for good, soon: it has nothing to save. */
    async close(): Promise<void> {
      closing.abort()
      await stop(Math.min(1, limits.grace))
    },
  }
}
