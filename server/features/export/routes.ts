import type { Generation, SavedContent } from '#contract/api.ts'
import type { ExportedEntry } from '#contract/export.ts'
import { type ExportFormat, exportAtOnce } from '#contract/export-formats.ts'
import { exportMessages } from '#contract/result-messages.ts'
import type { Page } from '#server/core/keyset.ts'
import type { Limits } from '#server/core/limits.ts'
import { signedIn } from '#server/core/rpc.ts'
import { fail } from '#server/platform/fail.ts'
import type { Log } from '#server/platform/log.ts'
import { download } from './download.ts'
import { fromHistory, fromLibrary, fromScreen, type Pages } from './entry.ts'
import { nameOfMany, nameOfOne } from './file-name.ts'

interface Filter {
  readonly ids?: readonly string[] | undefined
  readonly search?: string | undefined
}

/** A person's own entries that match, a page at a time, newest first. */
type Read<Stored> = (userId: string, asked: Filter & { before?: string | undefined; limit: number }) => Promise<Page<Stored>>

/** How many of these ids are a person's own. */
type Count = (userId: string, ids: readonly string[]) => Promise<number>

interface Deps {
  library: Read<SavedContent>
  /** Of the library: only there more can be named than one page holds. */
  count: Count
  history: Read<Generation>
  limits: Pick<Limits, 'admit'>
  log: Log
}

/** Entries read at a time: 5 MB where each is as long as one may be. */
const step = 100

const nothing = () => fail('INVALID_INPUT', { issues: [{ path: '', message: exportMessages.nothing }] })

/** The page that was read already, then the ones after it. */
async function* following<Stored>(
  first: Page<Stored>,
  next: (before: string) => Promise<Page<Stored>>,
  as: (stored: Stored) => ExportedEntry,
): Pages & AsyncGenerator<readonly ExportedEntry[]> {
  for (let page = first; ; page = await next(page.next)) {
    yield page.items.map(as)
    if (page.next === null) return
  }
}

/** Texts of the signed-in person as files. Others' entries are as if they did not exist. */
export function createExportRoutes({ library, count, history, limits, log }: Deps) {
  /** Reads the first page before the answer begins, so that a refusal is still an answer. */
  async function stored<Stored>(
    { userId, format, what, ...filter }: Filter & { userId: string; format: ExportFormat; what: string },
    read: Read<Stored>,
    as: (stored: Stored) => ExportedEntry,
  ) {
    await limits.admit('exportFile', userId)
    const limit = filter.ids ? exportAtOnce : step
    const first = await read(userId, { ...filter, limit })
    const { ids } = filter
    if (ids && (first.next === null ? first.items.length : await count(userId, ids)) < new Set(ids).size) throw fail('NOT_FOUND')
    const [top] = first.items
    if (!top) throw nothing()
    const now = new Date()
    const alone = first.items.length === 1 && first.next === null
    const name = alone ? nameOfOne(as(top).title, what, format, now) : nameOfMany(what, format, now)
    const pages = following(first, (before) => read(userId, { ...filter, before, limit }), as)
    return download({ pages, format, name }, log)
  }

  return {
    library: signedIn.exports.library.handler(({ input, context: { account } }) =>
      stored({ ...input, userId: account.id, what: 'library' }, library, fromLibrary),
    ),
    picked: signedIn.exports.picked.handler(({ input, context: { account } }) =>
      stored({ ...input, userId: account.id, what: 'library' }, library, fromLibrary),
    ),
    history: signedIn.exports.history.handler(({ input, context: { account } }) =>
      stored({ ...input, userId: account.id, what: 'history' }, history, fromHistory),
    ),
    texts: signedIn.exports.texts.handler(async ({ input: { format, name, entries }, context: { account } }) => {
      await limits.admit('exportFile', account.id)
      const now = new Date()
      const [only, ...more] = entries
      const called = only && more.length === 0 ? nameOfOne(only.title, name, format, now) : nameOfMany(name, format, now)
      return download({ pages: ReadableStream.from([entries.map(fromScreen)]), format, name: called }, log)
    }),
  }
}
