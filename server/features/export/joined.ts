import type { ExportedEntry } from '#contract/export.ts'
import type { Pages } from './entry.ts'

/** Entries as text with something between any two, a piece for each page. */
export async function* joined(pages: Pages, as: (entry: ExportedEntry) => string, between: string): AsyncGenerator<string> {
  let before = ''
  for await (const entries of pages) {
    if (entries.length === 0) continue
    yield before + entries.map(as).join(between)
    before = between
  }
}
