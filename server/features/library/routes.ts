import type { ContentType } from '#contract/kind.ts'
import type { SavedContent } from '#kinds/library.ts'
import { contentTypeOf, type SavedFeature } from '#kinds/library.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '#server/core/calls/idempotency.ts'
import type { Page } from '#server/core/calls/keyset.ts'
import { signedIn } from '#server/core/calls/rpc.ts'
import type { Context } from '#server/core/context.ts'
import { fail } from '#server/infra/http/api-error.ts'
import { change, insert, markDeleted, purgeDeleted, unmarkDeleted } from './changes.ts'
import { countOf, findPage, findTags, newestPages } from './entries.ts'

/** Sets the content type to that of the feature when it is absent. */
const withContentType = <Entry extends { feature: SavedFeature; contentType?: ContentType | undefined }>(entry: Entry) => ({
  ...entry,
  contentType: entry.contentType ?? contentTypeOf(entry.feature),
})

const firstOrNotFound = <Item>([item]: readonly Item[]): Item => {
  if (item === undefined) throw fail('NOT_FOUND')
  return item
}

const idsOf = (entries: readonly SavedContent[]): string[] => entries.map(({ id }) => id)

/** Entries as `{ content: […], next }`, streamed while they are read. */
async function* contentJson(pages: AsyncIterable<Page<SavedContent>>): AsyncGenerator<string> {
  let prefix = '{"content":['
  let next: string | null = null
  for await (const page of pages) {
    for (const entry of page.items) {
      yield prefix + JSON.stringify(entry)
      prefix = ','
    }
    next = page.next
  }
  yield `${prefix === ',' ? '' : prefix}],"next":${JSON.stringify(next)}}`
}

/** A user's library, also for exports and topic lists. Other users' entries are answered like missing ones. */
export const createLibraryFeature = (ctx: Context) => ({
  routes: { library: createRoutes(ctx) },
  purge: () => purgeDeleted(ctx.db),
  saveEntries: insert,
  page: (userId: string, query: Parameters<typeof findPage>[2]) => findPage(ctx.db, userId, query),
  count: (userId: string, ids: readonly string[]) => countOf(ctx.db, userId, ids),
})

const createRoutes = ({ db, limits, answers }: Context) => ({
  save: signedIn.library.save.handler(async ({ input: { userId: _, ...entry }, context: { account, headers } }) => {
    await limits.consumeOrThrow('saving', account.id)
    const key = idempotencyKeyOf(headers)
    return withIdempotencyKey(db, { userId: account.id, scope: 'save-content', key, request: entry }, async (tx) =>
      firstOrNotFound(await insert(tx, account.id, [withContentType(entry)])),
    )
  }),
  saveAll: signedIn.library.saveAll.handler(async ({ input: { entries }, context: { account, headers } }) => {
    await limits.consumeOrThrow('savingMany', account.id)
    const key = idempotencyKeyOf(headers)
    return withIdempotencyKey(db, { userId: account.id, scope: 'save-all', key, request: entries }, async (tx) => ({
      items: await insert(tx, account.id, entries.map(withContentType)),
    }))
  }),

  all: signedIn.library.all.handler(async ({ context: { account }, signal }) => {
    await limits.consumeOrThrow('page', account.id)
    const { body } = await answers.stream({ userId: account.id, signal }, async () => ({
      head: null,
      contents: contentJson(newestPages(db, account.id)),
    }))
    return { headers: { 'content-type': 'application/json' }, body }
  }),
  list: signedIn.library.list.handler(async ({ input, context: { account } }) => {
    await limits.consumeOrThrow('page', account.id)
    return findPage(db, account.id, input)
  }),
  tags: signedIn.library.tags.handler(async ({ context: { account } }) => ({ tags: await findTags(db, account.id) })),

  edit: signedIn.library.edit.handler(({ input, context: { account } }) => db.transaction((tx) => change(tx, account.id, input))),

  remove: signedIn.library.remove.handler(async ({ input: { id }, context: { account } }) => {
    firstOrNotFound(await markDeleted(db, account.id, [id]))
  }),
  restore: signedIn.library.restore.handler(async ({ input: { id }, context: { account } }) =>
    firstOrNotFound(await unmarkDeleted(db, account.id, [id])),
  ),
  removeMany: signedIn.library.removeMany.handler(async ({ input, context: { account } }) => ({
    ids: await markDeleted(db, account.id, input.ids),
  })),
  restoreMany: signedIn.library.restoreMany.handler(async ({ input, context: { account } }) => ({
    ids: idsOf(await unmarkDeleted(db, account.id, input.ids)),
  })),
})
