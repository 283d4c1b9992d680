import { ORPCError } from '@orpc/client'
import type { ChangeEvent } from '#api/changes.ts'
import { api } from '#app/lib/api.ts'
import { errorCode } from '#app/lib/errors.ts'
import { eventTopics } from '#contract/billing.ts'
import { publishChange, setConnected } from './changes.ts'

/** Milliseconds. */
const times = {
  /** A stream that sends nothing for this long, not even a keep-alive, is dropped. */
  silence: 30_000,
  /** How often the silence is checked. */
  checkInterval: 5_000,
  /** The pause after the first failure; each further failure doubles it. */
  firstRetryDelay: 1_000,
  maxRetryDelay: 60_000,
} as const

/** The server's last event of a stream; `undefined` when the connection was lost. */
export type Ended = { ended: 'signed-out' | 'stopping' } | undefined

export interface ChangeSource {
  /** Opens a stream. It delivers each change after this resolves. `alive` is called for each received chunk. */
  open(options: { signal: AbortSignal; alive: () => void }): Promise<AsyncIterator<ChangeEvent, Ended>>
  tell(change: ChangeEvent): void
  /** Called when a stream opens or ends. */
  linked(now: boolean): void
  /** Resolves after this many milliseconds, or when the signal is aborted. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>
}

/**
 * Keeps a stream of changes open, and reconnects, until the signal is aborted or the user is signed out. Changes between two streams are
 * missed, so each stream begins with an event that has everything read again.
 */
export async function runStream(source: ChangeSource, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const delay = await listen(source, signal, () => {
      failures = 0
    }).catch((error: unknown) => afterFailure(error, failures++))
    source.linked(false)
    if (delay === 'signed-out') return source.tell({ topic: 'account', id: null })
    // Jitter: not all clients reconnect at the same moment after a server restart.
    if (!signal.aborted) await source.pause(delay * (0.5 + Math.random()), signal)
  }
}

/** Milliseconds before the next stream; `signed-out` when there is none. */
type RetryDelay = number | 'signed-out'

async function listen({ open, tell, linked }: ChangeSource, signal: AbortSignal, onOpen: () => void): Promise<RetryDelay> {
  const stall = new AbortController()
  let last = Date.now()
  const watch = setInterval(() => Date.now() - last > times.silence && stall.abort(), times.checkInterval)
  const alive = () => {
    last = Date.now()
  }
  try {
    const changes = await open({ signal: AbortSignal.any([signal, stall.signal]), alive })
    onOpen()
    linked(true)
    for (const topic of eventTopics) tell({ topic, id: null })
    for (;;) {
      const step = await changes.next()
      if (step.done) return step.value?.ended === 'signed-out' ? 'signed-out' : times.firstRetryDelay
      tell(step.value)
    }
  } finally {
    clearInterval(watch)
  }
}

/** The delay after an interrupted or refused stream; a rate-limited one says when to retry. */
function afterFailure(error: unknown, failures: number): RetryDelay {
  const code = errorCode(error)
  if (code === 'UNAUTHORIZED') return 'signed-out'
  const { retryAfter } = ((error instanceof ORPCError && error.data) || {}) as { retryAfter?: number }
  if (code === 'RATE_LIMITED' && retryAfter) return retryAfter * 1_000
  return Math.min(times.maxRetryDelay, times.firstRetryDelay * 2 ** failures)
}

/**
 * One stream per browser, however many windows it has: over HTTP/1.1 a browser opens at most six connections to a host. The window that
 * holds the lock reads the stream and forwards its changes; when that window closes, the browser gives the lock to another.
 */

const channelName = 'postwright-changes'

/** Milliseconds between two heartbeats of the leading window, and after how many the others consider it gone. */
const heartbeatInterval = 20_000
const heartbeatTimeout = 70_000

/** Messages between windows. */
type WindowMessage = { kind: 'change'; change: ChangeEvent } | { kind: 'linked'; linked: boolean } | { kind: 'anybody?' }

/** Whether the browser has what the stream needs: locks exist on secure origins only. Elsewhere the screens poll. */
const canFollow = (): boolean => 'locks' in navigator && typeof BroadcastChannel === 'function'

/** Receives changes in this window until the signal is aborted. */
export function followChanges(signal: AbortSignal): void {
  if (!canFollow()) return
  const channel = new BroadcastChannel(channelName)
  const send = (message: WindowMessage) => void (signal.aborted || channel.postMessage(message))
  let timeout: ReturnType<typeof setTimeout> | undefined
  let heartbeat: (() => void) | null = null
  let caughtUp = false

  channel.onmessage = ({ data: message }: MessageEvent<WindowMessage>) => {
    if (message.kind === 'change') publishChange(message.change)
    else if (message.kind === 'anybody?') heartbeat?.()
    else {
      clearTimeout(timeout)
      if (message.linked) timeout = setTimeout(() => setConnected(false), heartbeatTimeout)
      if (message.linked && !caughtUp) catchUp()
      caughtUp ||= message.linked
      setConnected(message.linked)
    }
  }
  signal.addEventListener('abort', () => {
    clearTimeout(timeout)
    channel.close()
    setConnected(false)
  })

  send({ kind: 'anybody?' })
  const leadHere = async () => {
    clearTimeout(timeout)
    let linked = false
    heartbeat = () => send({ kind: 'linked', linked })
    const heartbeats = setInterval(heartbeat, heartbeatInterval)
    await runStream(
      sourceFor(send, (now) => {
        linked = now
        setConnected(now && !signal.aborted)
        heartbeat?.()
      }),
      signal,
    )
    clearInterval(heartbeats)
    heartbeat = null
  }
  navigator.locks.request(channelName, { signal }, leadHere).catch((error: unknown) => {
    if (!signal.aborted) console.warn('The change stream is not available; the screens poll instead.', error)
  })
}

/** Has this window read again what changed before it received changes. */
function catchUp(): void {
  for (const topic of eventTopics) publishChange({ topic, id: null })
}

/** The server's stream, forwarded to this window and to the others. */
const sourceFor = (send: (message: WindowMessage) => void, linked: ChangeSource['linked']): ChangeSource => ({
  open: async ({ signal, alive }) => api.changes(undefined, { signal, context: { onBytes: alive } }),
  tell(change) {
    publishChange(change)
    send({ kind: 'change', change })
  },
  linked,
  pause,
})

/** Waits; ends early when the signal is aborted or the network is back. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      removeEventListener('online', finish)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    addEventListener('online', finish)
    signal.addEventListener('abort', finish)
  })
