import { api } from '#app/lib/api.ts'
import { setLinked, tellChange } from '#app/lib/changes/changes.ts'
import { lead, type Source } from '#app/lib/changes/lead.ts'
import { eventTopics } from '#contract/paying.ts'
import type { ChangeEvent } from '#contract/payment-calls.ts'

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
