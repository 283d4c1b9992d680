import { openItemsForAdmins } from '#server/core/billing/payment-requests.ts'
import { signedIn } from '#server/core/calls/rpc.ts'
import type { Context, ServerFeature } from '#server/core/context.ts'
import { findActions } from './audit-log.ts'
import {
  createDecisions,
  type DecisionEffects,
  failedCancellations,
  findRequest,
  findRequests,
  settleCancellation,
} from './payment-requests.ts'
import { createEngineStatus, createStatistics } from './statistics.ts'
import { disableUser, enableUser, findUser, findUsers, setUserPlan, type UserChangeDeps } from './users.ts'

type Links = Pick<DecisionEffects, 'refreshCard' | 'admitRequest' | 'endCardPayments'> & Pick<UserChangeDeps, 'cancelCard' | 'closePages'>

/** The admin panel. Each call reads the role from the database again. */
export const createAdminFeature = (ctx: Context, links: Links): ServerFeature => ({ routes: { admin: createRoutes(ctx, links) } })

function createRoutes(
  { db, timeZone, engines, quota, failures, runs, events, chat, emailQueue }: Context,
  { refreshCard, admitRequest, endCardPayments, cancelCard, closePages }: Links,
) {
  const { publish } = events
  const statistics = createStatistics({ db, timeZone })
  const engineStatus = createEngineStatus({ db, failures, timeZone, writing: engines.current })
  const decisions = createDecisions({
    db,
    timeZone,
    publish,
    postMessage: chat.post,
    queueEmail: emailQueue.queue,
    refreshCard,
    admitRequest,
    endCardPayments,
  })
  const changeDeps = { db, runs, cancelCard, closePages, publish }
  const adminRoutes = signedIn.admin
  const userDetails = (id: string) => findUser({ db, quota }, id)

  return {
    summary: adminRoutes.summary.handler(() => statistics.summary()),
    days: adminRoutes.days.handler(({ input }) => statistics.days(input.days)),
    engine: adminRoutes.engine.handler(() => engineStatus()),
    actions: adminRoutes.actions.handler(({ input }) => findActions(db, input)),
    waiting: adminRoutes.waiting.handler(async () => ({ waiting: await openItemsForAdmins(db) })),
    cardEndings: {
      list: adminRoutes.cardEndings.list.handler(async () => ({ items: await failedCancellations(db) })),
      settle: adminRoutes.cardEndings.settle.handler(({ input, context: { account } }) =>
        settleCancellation({ db, publish }, account, input),
      ),
    },
    requests: {
      list: adminRoutes.requests.list.handler(({ input }) => findRequests(db, input)),
      process: adminRoutes.requests.process.handler(async ({ input, context: { account } }) => {
        await decisions.process(account, input)
        return findRequest(db, input.id)
      }),
      reject: adminRoutes.requests.reject.handler(async ({ input, context: { account } }) => {
        await decisions.reject(account, input)
        return findRequest(db, input.id)
      }),
    },
    people: {
      list: adminRoutes.people.list.handler(({ input }) => findUsers(db, input)),
      get: adminRoutes.people.get.handler(({ input: { id } }) => userDetails(id)),
      setPlan: adminRoutes.people.setPlan.handler(async ({ input: { expires_at, ...change }, context: { account } }) => {
        await setUserPlan(changeDeps, account, { ...change, expiresAt: expires_at === null ? null : new Date(expires_at) })
        return userDetails(change.id)
      }),
      disable: adminRoutes.people.disable.handler(async ({ input, context: { account } }) => {
        await disableUser(changeDeps, account, input)
        return userDetails(input.id)
      }),
      enable: adminRoutes.people.enable.handler(async ({ input, context: { account } }) => {
        await enableUser(changeDeps, account, input)
        return userDetails(input.id)
      }),
    },
  }
}
