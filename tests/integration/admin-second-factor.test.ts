import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminMessages } from '#contract/admin-messages.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { requestFrom } from '#tests/support/paying.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const day = 86_400_000
const turnOn = ({ db }: TestServer, { id }: TestUser) => db.update(profiles).set({ twoFactorEnabled: true }).where(eq(profiles.id, id))
const adviceFor = async (user: TestUser) => (await user.get('/api/me')).body

describe.each(databases)('the second factor of admins, on $name', ({ fresh }) => {
  describe('where it is advised', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startServer({ database: await fresh() })
    })
    afterAll(() => server.stop())

    test('an admin without one is reminded after a week, counted from when the role was given; nobody else is', async () => {
      const given = givenOn(server)
      const [admin, user] = [await given.user({ role: 'admin' }), await given.user()]
      const age = ({ id }: TestUser, days: number) =>
        server.db
          .update(profiles)
          .set({ roleSince: new Date(Date.now() - days * day) })
          .where(eq(profiles.id, id))
      const reminded = { user: { role: 'admin' }, admin_second_factor: 'advised' }
      await age(admin, 6)
      await age(user, 30)
      for (const each of [admin, user]) expect(await adviceFor(each)).not.toHaveProperty('admin_second_factor')

      await age(admin, 8)
      expect(await adviceFor(admin)).toMatchObject(reminded)
      expect((await admin.get('/api/admin/summary')).status).toBe(200)
      await turnOn(server, admin)
      expect(await adviceFor(admin)).not.toHaveProperty('admin_second_factor')

      await server.db.update(profiles).set({ role: 'admin' }).where(eq(profiles.id, user.id))
      expect(await adviceFor(user)).not.toHaveProperty('admin_second_factor')
    })
  })

  describe('where it is required', () => {
    let server: TestServer
    beforeAll(async () => {
      server = await startServer({ database: await fresh(), env: { ADMIN_SECOND_FACTOR: 'required' } })
    })
    afterAll(() => server.stop())

    test('an admin without one is refused in words that say what to do, also in the chats of others, until it is on', async () => {
      const given = givenOn(server)
      const [admin, user] = [await given.user({ role: 'admin' }), await given.user()]
      const { id } = await requestFrom(server, { userId: user.id, userEmail: user.email })
      const answers = () => Promise.all(['/api/admin/summary', `/api/payment-requests/${id}/chats`].map(admin.get))

      expect(await answers()).toMatchObject([
        { status: 403, body: { code: 'FORBIDDEN', message: adminMessages.secondFactorRequired } },
        { status: 404 },
      ])
      expect(await adviceFor(admin)).toMatchObject({ user: { role: 'admin' }, admin_second_factor: 'required' })
      expect((await user.get('/api/me')).body).not.toHaveProperty('admin_second_factor')

      await turnOn(server, admin)
      expect((await answers()).map(({ status }) => status)).toEqual([200, 200])
      expect(await adviceFor(admin)).not.toHaveProperty('admin_second_factor')
    })
  })
})
