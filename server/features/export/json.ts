import type { Pages } from './entry.ts'

/** A list with one entry a line. */
export async function* json(pages: Pages): AsyncGenerator<string> {
  let before = '[\n'
  for await (const entries of pages) {
    if (entries.length === 0) continue
    yield before + entries.map((entry) => JSON.stringify(entry)).join(',\n')
    before = ',\n'
  }
  yield '\n]\n'
}
