import type { SavedContent } from '#contract/api.ts'
import { type ContentType, contentTypeOf, type SavedFeature } from '#contract/library.ts'
import { idempotencyKeyOf, once } from '#server/core/idempotency.ts'
import type { Limits } from '#server/core/limits.ts'
import { signedIn } from '#server/core/rpc.ts'
import type { Db } from '#server/platform/db/database.ts'
import { fail } from '#server/platform/fail.ts'
import { change, insert, markDeleted, unmarkDeleted } from './changes.ts'
import { findNewest, findPage, findTags } from './entries.ts'

/** An entry whose type was not told has the one of its feature. */
const typed = <Entry extends { feature: SavedFeature; contentType?: ContentType | undefined }>(entry: Entry) => ({
  ...entry,
  contentType: entry.contentType ?? contentTypeOf(entry.feature),
})

const found = <Item>([item]: readonly Item[]): Item => {
  if (item === undefined) throw fail('NOT_FOUND')
  return item
}

const idsOf = (entries: readonly SavedContent[]): string[] => entries.map(({ id }) => id)

/** What a person keeps. Others' entries are as if they did not exist. */
export const createLibraryRoutes = ({ db, limits }: { db: Db; limits: Pick<Limits, 'admit'> }) => ({
  save: signedIn.library.save.handler(async ({ input: { userId: _, ...entry }, context: { account, headers } }) => {
    await limits.admit('saving', account.id)
    const key = idempotencyKeyOf(headers)
    return once(db, { userId: account.id, scope: 'save-content', key, request: entry }, async (tx) =>
      found(await insert(tx, account.id, [typed(entry)])),
    )
  }),
  saveAll: signedIn.library.saveAll.handler(async ({ input: { entries }, context: { account, headers } }) => {
    await limits.admit('saving', account.id)
    const key = idempotencyKeyOf(headers)
    return once(db, { userId: account.id, scope: 'save-all', key, request: entries }, async (tx) => ({
      items: await insert(tx, account.id, entries.map(typed)),
    }))
  }),

  all: signedIn.library.all.handler(async ({ context: { account } }) => {
    const { items, next } = await findNewest(db, account.id)
    return { content: items, next }
  }),
  list: signedIn.library.list.handler(({ input, context: { account } }) => findPage(db, account.id, input)),
  tags: signedIn.library.tags.handler(async ({ context: { account } }) => ({ tags: await findTags(db, account.id) })),

  edit: signedIn.library.edit.handler(({ input, context: { account } }) => db.transaction((tx) => change(tx, account.id, input))),

  remove: signedIn.library.remove.handler(async ({ input: { id }, context: { account } }) => {
    found(await markDeleted(db, account.id, [id]))
  }),
  restore: signedIn.library.restore.handler(async ({ input: { id }, context: { account } }) =>
    found(await unmarkDeleted(db, account.id, [id])),
  ),
  removeMany: signedIn.library.removeMany.handler(async ({ input, context: { account } }) => ({
    ids: await markDeleted(db, account.id, input.ids),
  })),
  restoreMany: signedIn.library.restoreMany.handler(async ({ input, context: { account } }) => ({
    ids: idsOf(await unmarkDeleted(db, account.id, input.ids)),
  })),
})
