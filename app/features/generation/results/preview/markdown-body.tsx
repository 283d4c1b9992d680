import { numbered } from '#app/lib/generation/numbered.ts'
import type { LanguageCode, PostPlatform } from '#contract/options.ts'
import { MarkedText, RichText, textAttributes } from './rich-text.tsx'

interface Block {
  readonly list: 'ordered' | 'bulleted' | null
  /** The first number of an ordered list. */
  readonly from: number
  /** A list's items, a paragraph's lines. */
  readonly lines: string[]
}

const item = /^ {0,3}(?:[-*+]|(\d{1,9})[.)])[ \t]+(\S.*)$/

/** Paragraphs and lists: the Markdown that a post can contain. A plain line directly under an item continues the item, as in CommonMark. */
export const blocksOf = (text: string): Block[] => text.split(/\n\s*\n/).flatMap((paragraph) => blocksWithin(paragraph.split('\n')))

function blocksWithin(lines: readonly string[]): Block[] {
  const blocks: Block[] = []
  for (const line of lines.filter((text) => text.trim())) {
    const [, number, words] = item.exec(line) ?? []
    const last = blocks.at(-1)
    const list = words === undefined ? null : number === undefined ? 'bulleted' : 'ordered'
    if (last?.list && !list) last.lines.push(`${last.lines.pop()}\n${line.trim()}`)
    else if (last && last.list === list) last.lines.push(words ?? line)
    else blocks.push({ list, from: Number(number ?? 1), lines: [words ?? line] })
  }
  return blocks
}

/** A body in Markdown: its lists as lists, its links as links. */
export function MarkdownBody({ text, language, platform }: Omit<ListProps, 'items' | 'ordered' | 'from'> & { text: string }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      {numbered(blocksOf(text)).map(({ item: { list, from, lines }, place }) =>
        list ? (
          <List key={place} ordered={list === 'ordered'} from={from} items={lines} language={language} platform={platform} />
        ) : (
          <RichText key={place} text={lines.join('\n')} language={language} platform={platform} />
        ),
      )}
    </div>
  )
}

interface ListProps {
  ordered: boolean
  from: number
  items: readonly string[]
  language: LanguageCode
  platform: PostPlatform
}

function List({ ordered, from, items, language, platform }: ListProps) {
  const entries = numbered(items).map(({ item, place }) => (
    <li key={place} {...textAttributes(language)} className="whitespace-pre-line break-words ps-1">
      <MarkedText text={item} platform={platform} />
    </li>
  ))
  return ordered ? (
    <ol start={from} className="list-decimal ps-6">
      {entries}
    </ol>
  ) : (
    <ul className="list-disc ps-6">{entries}</ul>
  )
}
