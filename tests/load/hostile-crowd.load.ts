import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CrowdedServer, startCrowdedServer } from '#tests/support/crowded-server.ts'
import { type DearCall, dearestCalls } from '#tests/support/dearest-calls.ts'
import { newClientAddress } from '#tests/support/network.ts'

/** Milliseconds of load, and of its absence before. */
const lasts = Number(process.env.LOAD_SECONDS ?? 180) * 1000
const idle = 10_000
const [accounts, visitors] = [5, 20]
/** Milliseconds between two probes. */
const probeInterval = 25
/** Milliseconds that others may wait. */
const bars = { p99: 150, worst: 500 } as const

let server: CrowdedServer
beforeAll(async () => {
  server = await startCrowdedServer(accounts)
}, 600_000)
afterAll(() => server.stop())

/** Milliseconds of each probe until it is stopped. */
function startProbe() {
  const took: number[] = []
  let stopped = false
  const headers = newClientAddress()
  const working = (async () => {
    while (!stopped) {
      const began = performance.now()
      const answer = await fetch(`${server.url}/livez`, { headers })
      await answer.text()
      took.push(performance.now() - began)
      await wait(probeInterval)
    }
  })()
  return {
    async stop() {
      stopped = true
      await working
      const sorted = took.toSorted((one, other) => one - other)
      const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
      return { probes: sorted.length, p50: at(0.5), p99: at(0.99), worst: Math.round(sorted.at(-1) ?? 0) }
    },
  }
}

/** Number of answers by status, and the routes that answered 5xx. */
interface Told {
  readonly statuses: Map<number, number>
  readonly failed: Set<string>
}

/** Makes all calls again and again, each as soon as its limit allows. */
async function attack(calls: readonly DearCall[], cookie: string | undefined, until: number, told: Told): Promise<void> {
  const headers = { ...newClientAddress(), ...(cookie && { cookie }), 'content-type': 'application/json' }
  const free = new Map<DearCall, number>()
  while (performance.now() < until) {
    let made = 0
    for (const call of calls) {
      if (performance.now() > until) return
      if ((free.get(call) ?? 0) > performance.now()) continue
      made++
      const { status, retryAfter } = await send(call, headers)
      told.statuses.set(status, (told.statuses.get(status) ?? 0) + 1)
      if (status >= 500) told.failed.add(`${call.name} ${status}`)
      if (status === 429) free.set(call, performance.now() + retryAfter * 1000)
    }
    if (made === 0) await wait(probeInterval)
  }
}

/** Milliseconds of a stream that never ends that are enough. */
const streamed = 1_000

async function send({ path, method, body }: DearCall, headers: Record<string, string>) {
  const signal = path === '/api/events' ? AbortSignal.timeout(streamed) : null
  try {
    const answer = await fetch(server.url + path, { method, headers, signal, ...(body && { body }) })
    await answer.arrayBuffer()
    return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after') ?? 1) }
  } catch (error) {
    if (!signal?.aborted) throw error
    return { status: 200, retryAfter: 0 }
  }
}

test(`${accounts} free accounts and ${visitors} visitors that repeat the dearest call of every route hold nobody up`, async () => {
  const before = startProbe()
  await wait(idle)
  const quiet = await before.stop()

  const told: Told = { statuses: new Map(), failed: new Set() }
  const until = performance.now() + lasts
  const probe = startProbe()
  const [first] = server.members
  if (!first) throw new Error('There are no accounts')
  await Promise.all([
    ...server.members.map((member) => attack(dearestCalls(member), member.user.cookie, until, told)),
    ...Array.from({ length: visitors }, () => attack(dearestCalls(first), undefined, until, told)),
  ])
  const loud = await probe.stop()

  const calls = [...told.statuses.values()].reduce((sum, count) => sum + count, 0)
  console.log(`${calls} calls, by status: ${JSON.stringify(Object.fromEntries(told.statuses))}`)
  console.log(`/livez of others in milliseconds, before: ${JSON.stringify(quiet)}, during: ${JSON.stringify(loud)}`)
  expect([...told.failed]).toEqual([])
  expect(loud.p99).toBeLessThanOrEqual(bars.p99)
  expect(loud.worst).toBeLessThanOrEqual(bars.worst)
})
