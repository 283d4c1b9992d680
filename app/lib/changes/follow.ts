import { ORPCError } from '@orpc/client'
import { api } from '#app/lib/api.ts'
import { errorCode } from '#app/lib/errors.ts'
import { eventTopics } from '#contract/paying.ts'
import type { ChangeEvent } from '#contract/payment-calls.ts'
import { setLinked, tellChange } from './changes.ts'

/** Milliseconds. */
const times = {
  /** A stream that brings nothing for so long, not even a sign of life, is given up. */
  silence: 30_000,
  /** How often that is looked at. */
  look: 5_000,
  /** The first wait after a failure; each further one doubles it. */
  firstWait: 1_000,
  longestWait: 60_000,
} as const

/** How a stream ends by itself; nothing when its connection ended without a word. */
export type Ended = { ended: 'signed-out' | 'stopping' } | undefined

export interface Source {
  /** Begins a stream. What changes after this resolves is heard. `alive` is called at whatever comes. */
  open(options: { signal: AbortSignal; alive: () => void }): Promise<AsyncIterator<ChangeEvent, Ended>>
  tell(change: ChangeEvent): void
  /** Says whether a stream stands. */
  linked(now: boolean): void
  /** Resolves after so many milliseconds, or when the signal is aborted. */
  pause(milliseconds: number, signal: AbortSignal): Promise<void>
}

/**
 * Keeps a stream of changes open, one after another, until the signal is aborted or nobody is signed in any more. What happened
 * between two streams nobody heard, so each begins by having everything read again.
 */
export async function lead(source: Source, signal: AbortSignal): Promise<void> {
  let failures = 0
  while (!signal.aborted) {
    const wait = await listen(source, signal, () => {
      failures = 0
    }).catch((error: unknown) => afterFailure(error, failures++))
    source.linked(false)
    if (wait === 'signed-out') return source.tell({ topic: 'account', id: null })
    // Not all at the same moment, when a server that many listened to comes back.
    if (!signal.aborted) await source.pause(wait * (0.5 + Math.random()), signal)
  }
}

/** How long to wait before the next stream. */
type Wait = number | 'signed-out'

async function listen({ open, tell, linked }: Source, signal: AbortSignal, heard: () => void): Promise<Wait> {
  const stall = new AbortController()
  let last = Date.now()
  const watch = setInterval(() => Date.now() - last > times.silence && stall.abort(), times.look)
  const alive = () => {
    last = Date.now()
  }
  try {
    const changes = await open({ signal: AbortSignal.any([signal, stall.signal]), alive })
    heard()
    linked(true)
    for (const topic of eventTopics) tell({ topic, id: null })
    for (;;) {
      const step = await changes.next()
      if (step.done) return step.value?.ended === 'signed-out' ? 'signed-out' : times.firstWait
      tell(step.value)
    }
  } finally {
    clearInterval(watch)
  }
}

/** An interrupted or refused stream; a server that has enough of them says when another may be tried. */
function afterFailure(error: unknown, failures: number): Wait {
  const code = errorCode(error)
  if (code === 'UNAUTHORIZED') return 'signed-out'
  const { retryAfter } = ((error instanceof ORPCError && error.data) || {}) as { retryAfter?: number }
  if (code === 'RATE_LIMITED' && retryAfter) return retryAfter * 1_000
  return Math.min(times.longestWait, times.firstWait * 2 ** failures)
}

/**
 * One stream a browser, however many windows it has: a browser opens six connections to a host at most. Whoever holds the lock
 * reads the stream and passes on what it hears; when that window goes, the browser gives the lock to the next.
 */

const name = 'postwright-changes'

/** Milliseconds between two signs that the leading window still listens, and after how many the others take it to be gone. */
const signEvery = 20_000
const lostAfter = 70_000

/** What windows say to each other. */
type News = { kind: 'change'; change: ChangeEvent } | { kind: 'linked'; linked: boolean } | { kind: 'anybody?' }

/** Whether changes can be heard: browsers have locks on secure origins only. Elsewhere they are asked for every few seconds. */
const canFollow = (): boolean => 'locks' in navigator && typeof BroadcastChannel === 'function'

/** Hears changes in this window until the signal is aborted. */
export function followChanges(signal: AbortSignal): void {
  if (!canFollow()) return
  const channel = new BroadcastChannel(name)
  const say = (news: News) => void (signal.aborted || channel.postMessage(news))
  let lost: ReturnType<typeof setTimeout> | undefined
  let sign: (() => void) | null = null
  let caughtUp = false

  channel.onmessage = ({ data: news }: MessageEvent<News>) => {
    if (news.kind === 'change') tellChange(news.change)
    else if (news.kind === 'anybody?') sign?.()
    else {
      clearTimeout(lost)
      if (news.linked) lost = setTimeout(() => setLinked(false), lostAfter)
      if (news.linked && !caughtUp) catchUp()
      caughtUp ||= news.linked
      setLinked(news.linked)
    }
  }
  signal.addEventListener('abort', () => {
    clearTimeout(lost)
    channel.close()
    setLinked(false)
  })

  say({ kind: 'anybody?' })
  const leadHere = async () => {
    clearTimeout(lost)
    let linked = false
    sign = () => say({ kind: 'linked', linked })
    const signs = setInterval(sign, signEvery)
    await lead(
      sourceFor(say, (now) => {
        linked = now
        setLinked(now && !signal.aborted)
        sign?.()
      }),
      signal,
    )
    clearInterval(signs)
    sign = null
  }
  navigator.locks.request(name, { signal }, leadHere).catch((error: unknown) => {
    if (!signal.aborted) console.warn('Changes are not heard as they happen; they are asked for instead.', error)
  })
}

/** Has this window read again what changed before it could hear of it. */
function catchUp(): void {
  for (const topic of eventTopics) tellChange({ topic, id: null })
}

/** The server's stream, told to this window and to the others. */
const sourceFor = (say: (news: News) => void, linked: Source['linked']): Source => ({
  open: async ({ signal, alive }) => api.changes(undefined, { signal, context: { onBytes: alive } }),
  tell(change) {
    tellChange(change)
    say({ kind: 'change', change })
  },
  linked,
  pause,
})

/** Waits; shorter when the signal is aborted or the network is back. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      removeEventListener('online', over)
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, milliseconds)
    addEventListener('online', over)
    signal.addEventListener('abort', over)
  })
