import { contentTypeOf } from '#contract/library.ts'
import { idempotencyKeyOf, once } from '#server/core/idempotency.ts'
import { signedIn } from '#server/core/rpc.ts'
import type { Db } from '#server/platform/db/database.ts'
import { findAll, findPage, insert, markDeleted, unmarkDeleted } from './entries.ts'

/** What a person keeps. Others' entries are as if they did not exist. */
export const createLibraryRoutes = ({ db }: { db: Db }) => ({
  save: signedIn.library.save.handler(async ({ input: { userId: _, ...entry }, context: { account, headers } }) => {
    const key = idempotencyKeyOf(headers)
    const contentType = entry.contentType ?? contentTypeOf(entry.feature)
    return once(db, { userId: account.id, scope: 'save-content', key, request: entry }, (tx) =>
      insert(tx, account.id, { ...entry, contentType }),
    )
  }),

  all: signedIn.library.all.handler(async ({ context: { account } }) => ({ content: await findAll(db, account.id) })),
  list: signedIn.library.list.handler(({ input, context: { account } }) => findPage(db, account.id, input)),
  remove: signedIn.library.remove.handler(({ input: { id }, context: { account } }) => markDeleted(db, account.id, id)),
  restore: signedIn.library.restore.handler(({ input: { id }, context: { account } }) => unmarkDeleted(db, account.id, id)),
})
