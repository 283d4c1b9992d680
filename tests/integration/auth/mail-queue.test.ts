import { rm } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { createLimits } from '#server/core/limits.ts'
import { createAuth } from '#server/features/auth/auth.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { parseEnv } from '#server/platform/env.ts'
import { createJobs } from '#server/platform/jobs.ts'
import { createLog } from '#server/platform/log.ts'
import type { Mail } from '#server/platform/mail.ts'
import { openBrowser, person, tokenIn } from '#tests/support/auth.ts'
import { dataFolder } from '#tests/support/data-folder.ts'
import { databases } from '#tests/support/databases.ts'
import { quickJobTiming } from '#tests/support/server.ts'

const secret = 'only for tests, thirty-two letters'

describe.each(databases)('mails on their queue, on $name', ({ fresh }) => {
  const cleanUps: (() => unknown)[] = []
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  })

  /** The accounts over the real queue. */
  const open = async (send: (mail: Mail) => Promise<void>, enqueue?: () => Promise<void>) => {
    const database = await fresh()
    const dataDir = await dataFolder(database)
    cleanUps.push(() => rm(dataDir, { recursive: true, force: true }))
    const env = parseEnv({ DATA_DIR: dataDir, AUTH_SECRET: secret, ...(database === 'pglite' ? {} : { DATABASE_URL: database }) })
    const log = createLog('silent')
    const opened = await openDatabase(env, log)
    cleanUps.push(() => opened.close())
    const jobs = createJobs(opened, log, quickJobTiming)
    await jobs.start()
    cleanUps.push(() => jobs.stop())
    const limits = createLimits(opened.db)
    const auth = createAuth({
      db: opened.db,
      env,
      secret,
      mailer: { send },
      jobs: { ...jobs, ...(enqueue && { enqueue }) },
      limits,
      log,
      erase: async () => {},
    })
    await auth.start()
    return { db: opened.db, browser: () => openBrowser(auth, env.appUrl) }
  }

  test('a mail server that is down for a moment costs nobody the account: the mail goes out later', async () => {
    const mails: Mail[] = []
    let tries = 0
    const { browser } = await open(async (mail) => {
      tries += 1
      if (tries === 1) throw new Error('connection refused')
      mails.push(mail)
    })
    const who = person()
    const here = browser()

    expect((await here.call('/sign-up/email', who)).status).toBe(200)
    await expect.poll(() => mails).toHaveLength(1)

    expect((await here.call('/confirm-email', { token: tokenIn(mails[0]) })).status).toBe(200)
  })

  test('the queue keeps no link, no token and no password', async () => {
    const mails: Mail[] = []
    const { db, browser } = await open(async (mail) => void mails.push(mail))
    const who = person({ password: 'plain to see' })
    await browser().call('/sign-up/email', who)
    await browser().call('/sign-up/email', who)
    await expect.poll(() => mails).toHaveLength(2)

    const { rows } = await db.execute(sql`select data::text from pgboss.job`)
    expect(rows.length).toBeGreaterThanOrEqual(2)
    for (const secretText of [who.password, ...mails.map(tokenIn)]) expect(JSON.stringify(rows)).not.toContain(secretText)
  })

  test('a queue that is down costs nobody the account: the mail can be asked for again', async () => {
    const { db, browser } = await open(
      async () => undefined,
      async () => {
        throw new Error('no queue')
      },
    )
    const who = person()

    expect((await browser().call('/sign-up/email', who)).status).toBe(200)
    expect(await db.select().from(profiles).where(eq(profiles.email, who.email))).toHaveLength(1)
  })
})
