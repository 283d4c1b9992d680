import type { ExportedEntry } from '#kinds/export.ts'
import { detailsOf, type Pages, textOf } from './entry.ts'
import { joined } from './joined.ts'

const rule = '─'.repeat(40)

const textUnderTitle = (entry: ExportedEntry): [string] => [
  `${[entry.title, detailsOf(entry)].filter(Boolean).join('\n')}\n\n${textOf(entry)}\n`,
]

/** Each text under its title, with a rule between two. */
export const txt = (pages: Pages): AsyncGenerator<string> => joined(pages, textUnderTitle, `\n${rule}\n\n`)
