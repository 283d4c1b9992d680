import type { ExportedEntry } from '#api/export.ts'
import { type ExportFormat, maxExportedEntries } from '#contract/options.ts'
import { exportMessages } from '#contract/result-messages.ts'
import type { SavedContent } from '#kinds/library.ts'
import type { Page, PageQuery } from '#server/core/calls/keyset.ts'
import { signedIn } from '#server/core/calls/rpc.ts'
import type { Context, ServerFeature } from '#server/core/context.ts'
import { fail } from '#server/infra/http/api-error.ts'
import { download, fileNameOfOne, fileNameOfSeveral } from './download.ts'
import { fromHistory, fromLibrary, fromScreen, type Pages } from './entry.ts'

type Signal = AbortSignal | undefined

interface Filter {
  readonly ids?: readonly string[] | undefined
  readonly search?: string | undefined
}

/** Reads a page of the user's matching entries, newest first. */
type Read<Stored> = (userId: string, query: Filter & PageQuery) => Promise<Page<Stored>>

interface Links {
  library: Read<SavedContent>
  /** How many of these library entries belong to the user: only there the ids may be of more entries than fit in a page. */
  count: (userId: string, ids: readonly string[]) => Promise<number>
  /** The name of a topic list and its finished generations in its order. @throws NOT_FOUND when the user has no such list */
  topicList: (userId: string, id: string) => Promise<{ readonly name: string; readonly generationIds: readonly string[] }>
}

/** Maximum number of entries per read; a page of the library is also limited by `pageBytes`. */
const pageEntries = 100

const nothingToExport = () => fail('INVALID_INPUT', { issues: [{ path: '', message: exportMessages.nothing }] })

/** The first page, which is already read, and then the next ones. */
async function* pagesFrom<Stored>(
  first: Page<Stored>,
  next: (before: string) => Promise<Page<Stored>>,
  toEntry: (stored: Stored) => ExportedEntry,
): Pages & AsyncGenerator<readonly ExportedEntry[]> {
  for (let page = first; ; page = await next(page.next)) {
    yield page.items.map(toEntry)
    if (page.next === null) return
  }
}

/** Downloads of the user's texts. Other users' entries are answered like missing ones. */
export const createExportFeature = (ctx: Context, links: Links): ServerFeature => ({ routes: { exports: createRoutes(ctx, links) } })

function createRoutes({ history, limits, answers }: Context, { library, count, topicList }: Links) {
  /** Reads the first page before the response starts, so that an error still gets its status. */
  async function storedEntries<Stored>(
    { userId, format, subject, signal, ...filter }: Filter & { userId: string; format: ExportFormat; subject: string; signal: Signal },
    read: Read<Stored>,
    toEntry: (stored: Stored) => ExportedEntry,
  ) {
    await limits.consumeOrThrow('exportFile', userId)
    return fileResponse({ userId, signal }, format, async () => {
      const limit = filter.ids ? maxExportedEntries : pageEntries
      const first = await read(userId, { ...filter, limit })
      const { ids } = filter
      if (ids && (first.next === null ? first.items.length : await count(userId, ids)) < new Set(ids).size) throw fail('NOT_FOUND')
      const [newest] = first.items
      if (!newest) throw nothingToExport()
      const now = new Date()
      const single = first.items.length === 1 && first.next === null
      const name = single ? fileNameOfOne(toEntry(newest).title, subject, format, now) : fileNameOfSeveral(subject, format, now)
      return { name, pages: pagesFrom(first, (before) => read(userId, { ...filter, before, limit }), toEntry) }
    })
  }

  /** A response with a file of the entries that `open` returns. */
  async function fileResponse(
    reader: { userId: string; signal: Signal },
    format: ExportFormat,
    open: () => Promise<{ name: string; pages: Pages }>,
  ) {
    const { head, body } = await answers.stream(reader, async (yieldToEventLoop) =>
      download({ ...(await open()), format }, yieldToEventLoop),
    )
    return { headers: head, body }
  }

  /** Generations in the order of their ids. */
  async function* pagesInOrder(userId: string, ids: readonly string[]): Pages & AsyncGenerator<readonly ExportedEntry[]> {
    for (let at = 0; at < ids.length; at += pageEntries) {
      const page = ids.slice(at, at + pageEntries)
      const { items } = await history.list(userId, { ids: page, limit: pageEntries })
      yield items.toSorted((one, other) => page.indexOf(one.id) - page.indexOf(other.id)).map(fromHistory)
    }
  }

  return {
    library: signedIn.exports.library.handler(({ input, context: { account }, signal }) =>
      storedEntries({ ...input, userId: account.id, subject: 'library', signal }, library, fromLibrary),
    ),
    picked: signedIn.exports.picked.handler(({ input, context: { account }, signal }) =>
      storedEntries({ ...input, userId: account.id, subject: 'library', signal }, library, fromLibrary),
    ),
    history: signedIn.exports.history.handler(({ input, context: { account }, signal }) =>
      storedEntries({ ...input, userId: account.id, subject: 'history', signal }, history.list, fromHistory),
    ),
    topicList: signedIn.exports.topicList.handler(async ({ input: { format, id }, context: { account }, signal }) => {
      await limits.consumeOrThrow('exportFile', account.id)
      return fileResponse({ userId: account.id, signal }, format, async () => {
        const { name, generationIds } = await topicList(account.id, id)
        if (generationIds.length === 0) throw nothingToExport()
        return { name: fileNameOfSeveral(name, format, new Date()), pages: pagesInOrder(account.id, generationIds) }
      })
    }),
    texts: signedIn.exports.texts.handler(async ({ input: { format, name, entries }, context: { account }, signal }) => {
      await limits.consumeOrThrow('exportFile', account.id)
      const now = new Date()
      const [only, ...more] = entries
      const fileName = only && more.length === 0 ? fileNameOfOne(only.title, name, format, now) : fileNameOfSeveral(name, format, now)
      const pages = ReadableStream.from([entries.map(fromScreen)])
      return fileResponse({ userId: account.id, signal }, format, async () => ({ name: fileName, pages }))
    }),
  }
}
