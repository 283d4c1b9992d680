import type { History } from '#server/core/history.ts'
import { signedIn } from '#server/core/rpc.ts'

/** The person's finished generations. */
export const createHistoryRoutes = ({ history }: { history: History }) => ({
  list: signedIn.generations.list.handler(({ input, context: { account } }) => history.list(account.id, input)),
  get: signedIn.generations.get.handler(({ input, context: { account } }) => history.get(account.id, input.id)),
})
