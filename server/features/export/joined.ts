import type { ExportedEntry } from '#kinds/export.ts'
import type { Pages } from './entry.ts'

/**
 * Entries as text with something between any two.
 * @param as the text of an entry: one, or several parts of it where making it takes long
 */
export async function* joined(
  pages: Pages,
  as: (entry: ExportedEntry) => readonly [string] | Generator<string>,
  between: string,
): AsyncGenerator<string> {
  let before = ''
  for await (const entries of pages) {
    for (const entry of entries) {
      yield before
      before = between
      yield* as(entry)
    }
  }
}
