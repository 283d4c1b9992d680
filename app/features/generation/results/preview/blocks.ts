export interface Block {
  readonly list: 'ordered' | 'bulleted' | null
  /** Where an ordered list starts counting. */
  readonly from: number
  /** A list's items, a paragraph's lines. */
  readonly lines: string[]
}

const item = /^ {0,3}(?:[-*+]|(\d{1,9})[.)])[ \t]+(\S.*)$/

/** Paragraphs and lists: what stays of Markdown in a Reddit post. A plain line right under an item goes on with it, as in CommonMark. */
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
