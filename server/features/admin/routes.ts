import type { Failures } from '#server/core/failures.ts'
import { openItemsForAdmins } from '#server/core/payment-requests.ts'
import type { Quota } from '#server/core/quota.ts'
import { adminOnly } from '#server/core/rpc.ts'
import type { Env } from '#server/platform/env.ts'
import { findActions } from './audit-log.ts'
import { createDecisions, type DecisionEffects, failedEndings, findRequest, findRequests, settleEnding } from './payments.ts'
import { createEngineStatus, createStatistics } from './statistics.ts'
import { disableUser, enableUser, findPerson, findUsers, setUserPlan, type UserChangeDeps } from './users.ts'

interface Deps extends DecisionEffects, UserChangeDeps {
  readonly env: Pick<Env, 'aiFallbackModels' | 'aiPrices' | 'quotaTimeZone'>
  /** Who writes: `builtin` or a model's name. */
  readonly engine: string
  readonly quota: Quota
  readonly failures: Pick<Failures, 'ofLastDay'>
}

/** What admins see and do. Each call asks the database for the role anew. */
export function createAdminRoutes({ db, env, engine, quota, failures, runs, cancelCard, ...effects }: Deps) {
  const timeZone = env.quotaTimeZone
  const figures = createStatistics({ db, timeZone })
  const engineStatus = createEngineStatus({ db, failures, env, engine })
  const decisions = createDecisions({ db, timeZone, ...effects })
  const changeDeps = { db, runs, cancelCard, publish: effects.publish }
  const admins = adminOnly.admin
  const personOf = (id: string) => findPerson({ db, quota }, id)

  return {
    summary: admins.summary.handler(() => figures.summary()),
    days: admins.days.handler(({ input }) => figures.days(input.days)),
    engine: admins.engine.handler(() => engineStatus()),
    actions: admins.actions.handler(({ input }) => findActions(db, input)),
    waiting: admins.waiting.handler(async () => ({ waiting: await openItemsForAdmins(db) })),
    cardEndings: {
      list: admins.cardEndings.list.handler(async () => ({ items: await failedEndings(db) })),
      settle: admins.cardEndings.settle.handler(({ input, context: { account } }) =>
        settleEnding({ db, publish: effects.publish }, account, input),
      ),
    },
    requests: {
      list: admins.requests.list.handler(({ input }) => findRequests(db, input)),
      process: admins.requests.process.handler(async ({ input, context: { account } }) => {
        await decisions.process(account, input)
        return findRequest(db, input.id)
      }),
      reject: admins.requests.reject.handler(async ({ input, context: { account } }) => {
        await decisions.reject(account, input)
        return findRequest(db, input.id)
      }),
    },
    people: {
      list: admins.people.list.handler(({ input }) => findUsers(db, input)),
      get: admins.people.get.handler(({ input: { id } }) => personOf(id)),
      setPlan: admins.people.setPlan.handler(async ({ input: { expires_at, ...change }, context: { account } }) => {
        await setUserPlan(changeDeps, account, { ...change, expiresAt: expires_at === null ? null : new Date(expires_at) })
        return personOf(change.id)
      }),
      disable: admins.people.disable.handler(async ({ input, context: { account } }) => {
        await disableUser(changeDeps, account, input)
        return personOf(input.id)
      }),
      enable: admins.people.enable.handler(async ({ input, context: { account } }) => {
        await enableUser(changeDeps, account, input)
        return personOf(input.id)
      }),
    },
  }
}
