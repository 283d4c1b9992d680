import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cards, startCards } from '#tests/support/billing.ts'
import { databases } from '#tests/support/databases.ts'
import type { TestUser } from '#tests/support/given.ts'
import { behindProxy } from '#tests/support/network.ts'
import { type Outcome, runSequence } from '#tests/support/payment-sequences.ts'
import { sequences } from '#tests/support/payment-steps.ts'

/** Always the same ones. */
const [seed, count] = [Number(process.env.PAYMENT_SEED ?? 20_261_128), Number(process.env.PAYMENT_SEQUENCES ?? 1_000)]
/** Sequences that run at the same time, and after how many the jobs of the server are awaited. */
const [atOnce, batchSize] = [4, 200]

describe.each(databases)('drawn sequences of payments, on $name', ({ fresh }) => {
  let cards: Cards
  let admin: TestUser

  beforeAll(async () => {
    cards = await startCards(await fresh(), behindProxy)
    cards.stripe.account.runClock()
    admin = await cards.given.user({ role: 'admin' })
  })
  afterAll(() => cards.stop())

  /** Waits until every card is cancelled, every page expired and every refund made. */
  const jobsDone = () =>
    expect
      .poll(
        async () => {
          const { rows } = await cards.server.db.execute(
            sql`select 1 from pgboss.job where name in ('cards-end', 'cards-close-pages') and state < 'completed' limit 1`,
          )
          return rows.length
        },
        { timeout: 600_000, interval: 200 },
      )
      .toBe(0)

  async function runBatch(drawn: Parameters<typeof runSequence>[2][]): Promise<Outcome[]> {
    const left = [...drawn.entries()]
    const ran: Awaited<ReturnType<typeof runSequence>>[] = []
    const work = async () => {
      for (let next = left.shift(); next; next = left.shift()) ran[next[0]] = await runSequence(cards, admin, next[1])
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    await jobsDone()
    const outcomes: Outcome[] = []
    for (const { settle } of ran) outcomes.push(await settle())
    return outcomes
  }

  test(`in ${count} sequences no day is paid twice or lost, and no charge is without its days, or a refund and words`, async () => {
    const drawn = fc.sample(sequences, { seed, numRuns: count })
    const sums = { charges: 0, refunds: 0, processed: 0, refused: 0 }
    const faulty: string[] = []
    for (let from = 0; from < drawn.length; from += batchSize) {
      const outcomes = await runBatch(drawn.slice(from, from + batchSize))
      for (const [index, { faults, log, ...figures }] of outcomes.entries()) {
        if (faults.length > 0)
          faulty.push([`sequence ${from + index} of seed ${seed}`, ...faults, ...log, JSON.stringify(drawn[from + index])].join('\n'))
        for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += figures[name]
      }
    }
    console.info(`${count} sequences: ${JSON.stringify(sums)}`)
    expect(faulty.slice(0, 5), `${faulty.length} of ${count} sequences`).toEqual([])
    // The sequences are worth something: they reach every outcome.
    for (const figure of Object.values(sums)) expect(figure).toBeGreaterThan(0)
  }, 7_200_000)
})
