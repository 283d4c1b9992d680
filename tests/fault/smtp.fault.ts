import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '#tests/support/databases.ts'
import { behindProxy, freePort } from '#tests/support/network.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { type SmtpDouble, startSmtp } from '#tests/support/smtp.ts'

const hour = 3600
/** Seconds: the longest pause between two tries, and so the longest delay once the mail server is back. */
const longestPause = 900

const password = 'correct horse'
const addresses = ['asha@example.com', 'ravi@example.com', 'mina@example.com']

describe.each(databases)('a mail server that is down for an hour, on $name', ({ name, fresh }) => {
  let server: TestServer
  let smtp: SmtpDouble | undefined
  let port: number
  beforeAll(async () => {
    port = await freePort()
    server = await startServer({
      database: await fresh(),
      env: { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Postwright <hello@example.com>', ...behindProxy },
    })
  })
  afterAll(async () => {
    await server.stop()
    await smtp?.close()
  })

  const post = (path: string, body: object, from: number) =>
    server.fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: server.url, 'x-forwarded-for': `198.18.7.${from}` },
    })
  const signUp = (email: string, from: number) => post('/api/auth/sign-up/email', { name: 'Asha Rao', email, password }, from)

  /**
   * Waits until every mail has been tried `tries` times, and skips the time until the next try. Returns how long that would have
   * been, in seconds.
   */
  async function afterTries(tries: number): Promise<number> {
    const waiting = async () => {
      const { rows } = await server.db.execute<{ pause: number }>(
        sql`select extract(epoch from start_after - now())::float as pause from pgboss.job where state = 'retry' and retry_count >= ${tries - 1}`,
      )
      return rows.map(({ pause }) => Math.max(0, pause))
    }
    await expect.poll(async () => (await waiting()).length, { timeout: 60_000, interval: 50 }).toBe(addresses.length)
    const pause = Math.max(...(await waiting()))
    await server.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
    return pause
  }

  test('loses no account and no mail: each arrives once, with a working link, within 15 minutes after the server is back', async () => {
    const started = performance.now()
    for (const [at, email] of addresses.entries()) expect((await signUp(email, at)).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(5_000)

    let away = 0
    let tries = 0
    while (away < hour) {
      tries += 1
      const pause = await afterTries(tries)
      expect(pause).toBeLessThanOrEqual(longestPause)
      away += pause
    }
    expect(tries).toBeGreaterThan(5)

    smtp = await startSmtp({ port })
    const back = smtp
    await server.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`)
    await expect.poll(() => back.received.map(({ to }) => to[0]).sort(), { timeout: 30_000, interval: 100 }).toEqual([...addresses].sort())

    for (const [at, { text }] of back.received.entries()) {
      const token = /access_token=([\w-]+)/.exec(text)?.[1]
      const answer = await post('/api/auth/confirm-email/password', { token, password }, at)
      expect(answer.status).toBe(200)
    }
    const { rows } = await server.db.execute<{ n: number }>(
      sql`select count(*)::int as n from pgboss.job where state < 'completed' and name not like '\\_\\_%'`,
    )
    expect(rows).toEqual([{ n: 0 }])
    expect(back.received).toHaveLength(addresses.length)
    console.log(`${name}: ${tries} tries in ${Math.round(away / 60)} minutes without a mail server, then ${back.received.length} mails`)
  })
})
