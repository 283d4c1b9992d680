import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onChange } from '#app/lib/changes/changes.ts'
import { followChanges } from '#app/lib/changes/follow.ts'

/** Locks as in a browser: one owner, the others wait in a queue, and a waiting request can be aborted. */
function fakeLocks() {
  const waiting: (() => Promise<void>)[] = []
  let held = false
  const next = async () => {
    const turn = held ? undefined : waiting.shift()
    if (!turn) return
    held = true
    await turn()
    held = false
    await next()
  }
  const request = (_: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const turn = () => hold().then(resolve)
      waiting.push(turn)
      signal.addEventListener('abort', () => {
        const at = waiting.indexOf(turn)
        if (at < 0) return
        waiting.splice(at, 1)
        reject(signal.reason)
      })
      void next()
    })
  return { request }
}

let streams: { send: (event: object) => void; aborted: () => boolean }[]
let windows: AbortController[]

beforeEach(() => {
  streams = []
  windows = []
  vi.stubGlobal('navigator', { ...navigator, locks: fakeLocks() })
  vi.stubGlobal('fetch', async (request: Request) => {
    let send = (_: object) => {}
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = (event) => controller.enqueue(new TextEncoder().encode(`event: message\ndata: ${JSON.stringify(event)}\n\n`))
        request.signal.addEventListener('abort', () => controller.error(request.signal.reason))
      },
    })
    streams.push({ send, aborted: () => request.signal.aborted })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  })
})
afterEach(() => {
  for (const window of windows) window.abort()
  vi.unstubAllGlobals()
})

function openWindow(): AbortController {
  const leaving = new AbortController()
  windows.push(leaving)
  followChanges(leaving.signal)
  return leaving
}

test('windows of one browser share one stream; when the window that reads it closes, another takes over', async () => {
  const first = openWindow()
  await expect.poll(() => streams).toHaveLength(1)
  openWindow()
  openWindow()
  const received: (string | null)[] = []
  const stop = onChange('chat', (id) => received.push(id))
  streams[0]?.send({ topic: 'chat', id: 'r1' })
  // All three windows share one process here, so each of them calls this listener.
  await expect.poll(() => received.filter((id) => id === 'r1')).toHaveLength(3)
  expect(streams).toHaveLength(1)

  first.abort()
  await expect.poll(() => streams).toHaveLength(2)
  expect(streams[0]?.aborted()).toBe(true)
  streams[1]?.send({ topic: 'chat', id: 'r2' })
  await expect.poll(() => received.filter((id) => id === 'r2')).toHaveLength(2)
  stop()
})

test('a browser without the Web Locks API opens no stream', () => {
  vi.stubGlobal('navigator', {})
  openWindow()
  expect(streams).toEqual([])
})
