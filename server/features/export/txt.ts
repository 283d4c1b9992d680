import { detailsOf, type Pages, textOf } from './entry.ts'

const rule = '─'.repeat(40)

/** Each text under its title, with a rule between two. */
export async function* txt(pages: Pages): AsyncGenerator<string> {
  let between = ''
  for await (const entries of pages) {
    for (const entry of entries) {
      yield `${between}${[entry.title, detailsOf(entry)].filter(Boolean).join('\n')}\n\n${textOf(entry)}\n`
      between = `\n${rule}\n\n`
    }
  }
}
