import type { Generation } from '#contract/api.ts'
import { type ExportFormat, exportAtOnce } from '#contract/export-formats.ts'
import { exportMessages } from '#contract/result-messages.ts'
import type { ExportedEntry } from '#kinds/export.ts'
import type { SavedContent } from '#kinds/library.ts'
import type { Page } from '#server/core/keyset.ts'
import type { LargeAnswers } from '#server/core/large-answers.ts'
import type { Limits } from '#server/core/limits.ts'
import { signedIn } from '#server/core/rpc.ts'
import { fail } from '#server/platform/fail.ts'
import { download, nameOfMany, nameOfOne } from './download.ts'
import { fromHistory, fromLibrary, fromScreen, type Pages } from './entry.ts'

type Signal = AbortSignal | undefined

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
  answers: LargeAnswers
}

/** Entries that are read at a time at most; of the library a page holds no more than `pageBytes`. */
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
export function createExportRoutes({ library, count, history, limits, answers }: Deps) {
  /** Reads the first page before the answer begins, so that a refusal is still an answer. */
  async function stored<Stored>(
    { userId, format, what, signal, ...filter }: Filter & { userId: string; format: ExportFormat; what: string; signal: Signal },
    read: Read<Stored>,
    as: (stored: Stored) => ExportedEntry,
  ) {
    await limits.admit('exportFile', userId)
    return file({ userId, signal }, format, async () => {
      const limit = filter.ids ? exportAtOnce : step
      const first = await read(userId, { ...filter, limit })
      const { ids } = filter
      if (ids && (first.next === null ? first.items.length : await count(userId, ids)) < new Set(ids).size) throw fail('NOT_FOUND')
      const [top] = first.items
      if (!top) throw nothing()
      const now = new Date()
      const alone = first.items.length === 1 && first.next === null
      const name = alone ? nameOfOne(as(top).title, what, format, now) : nameOfMany(what, format, now)
      return { name, pages: following(first, (before) => read(userId, { ...filter, before, limit }), as) }
    })
  }

  /** The answer that is a file of what `open` finds. */
  async function file(
    reader: { userId: string; signal: Signal },
    format: ExportFormat,
    open: () => Promise<{ name: string; pages: Pages }>,
  ) {
    const { head, body } = await answers.stream(reader, async (slice) => download({ ...(await open()), format }, slice))
    return { headers: head, body }
  }

  return {
    library: signedIn.exports.library.handler(({ input, context: { account }, signal }) =>
      stored({ ...input, userId: account.id, what: 'library', signal }, library, fromLibrary),
    ),
    picked: signedIn.exports.picked.handler(({ input, context: { account }, signal }) =>
      stored({ ...input, userId: account.id, what: 'library', signal }, library, fromLibrary),
    ),
    history: signedIn.exports.history.handler(({ input, context: { account }, signal }) =>
      stored({ ...input, userId: account.id, what: 'history', signal }, history, fromHistory),
    ),
    texts: signedIn.exports.texts.handler(async ({ input: { format, name, entries }, context: { account }, signal }) => {
      await limits.admit('exportFile', account.id)
      const now = new Date()
      const [only, ...more] = entries
      const called = only && more.length === 0 ? nameOfOne(only.title, name, format, now) : nameOfMany(name, format, now)
      const pages = ReadableStream.from([entries.map(fromScreen)])
      return file({ userId: account.id, signal }, format, async () => ({ name: called, pages }))
    }),
  }
}
