import type { ExportedEntry } from '#kinds/export.ts'
import { detailsOf, type Pages, textOf } from './entry.ts'
import { joined } from './joined.ts'

/** Marks anywhere in a line. An underscore inside a word is none. */
const inline = /[\\`*[\]<~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu
/** What makes a line a heading, list, quote, rule or table when it begins with it. */
const atStart = /^(?:([-+=>#|])|(\d{1,9})([.)])(?=\s|$))/
const address = /(https?:\/\/[^\s<>]+)/

/** Words that would be marks are escaped; addresses stay whole, because a backslash would become part of them. */
const escaped = (words: string): string =>
  words
    .split(address)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(inline, '\\$&')))
    .join('')

/** Spaces at a line's beginning would make it code, so they are written as spaces that do not break. */
const indent = (line: string): string => line.replace(/^[ \t]+/, (spaces) => '\u00A0'.repeat(spaces.replaceAll('\t', '    ').length))

const plain = (line: string): string =>
  escaped(indent(line.trimEnd())).replace(atStart, (_, mark = '', number = '', dot = '') => (mark ? `\\${mark}` : `${number}\\${dot}`))

/** Lines stay lines: two spaces at the end of one keep the next from joining it. */
export const markdownText = (text: string): string =>
  text
    .split('\n')
    .map(plain)
    .join('\n')
    .replace(/([^\n])\n(?=[^\n])/g, '$1  \n')

function textUnderHeading(entry: ExportedEntry): [string] {
  const title = entry.title.replace(/\s+/g, ' ').trim()
  const head = [title && `# ${escaped(title)}`, plain(detailsOf(entry))].filter(Boolean).join('\n\n')
  return [`${head}\n\n${markdownText(textOf(entry))}\n`]
}

/** Each text under its title as a heading, with a rule between two. */
export const md = (pages: Pages): AsyncGenerator<string> => joined(pages, textUnderHeading, '\n---\n\n')
