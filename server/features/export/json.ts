import type { Pages } from './entry.ts'
import { joined } from './joined.ts'

/** A list with one entry a line. */
export async function* json(pages: Pages): AsyncGenerator<string> {
  yield '[\n'
  yield* joined(pages, (entry) => [JSON.stringify(entry)], ',\n')
  yield '\n]\n'
}
