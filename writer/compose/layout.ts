import type { PostPlatform } from '#contract/options.ts'
import type { Random } from '#writer/compose/random.ts'

/** A paragraph with its length; a line of a list stands close to the next. */
interface Block {
  readonly text: string
  readonly words: number
  readonly item?: true
}

interface Style {
  /** Words up to which short thoughts share a paragraph. */
  readonly paragraph: number
  /** Emoji in the text, at most. */
  readonly emoji: number
}

/** How each platform breaks its lines: X and Instagram in single thoughts, Reddit and Facebook in paragraphs. */
const styles: Readonly<Record<PostPlatform, Style>> = {
  twitter: { paragraph: 16, emoji: 1 },
  linkedin: { paragraph: 24, emoji: 0 },
  reddit: { paragraph: 40, emoji: 0 },
  instagram: { paragraph: 18, emoji: 2 },
  tiktok: { paragraph: 24, emoji: 2 },
  facebook: { paragraph: 36, emoji: 1 },
  youtube: { paragraph: 28, emoji: 1 },
}

/** A remark of fewer words never stands in a paragraph of its own. */
const aloneFrom = 6

/** The draft as it stands on the platform: first line, paragraphs, last line, with blank lines between. No hashtags. `gap` stands between two sentences. */
export function layOut(
  draft: { readonly paragraphs: readonly Block[] },
  platform: PostPlatform,
  emoji: readonly string[],
  random: Random,
  gap: '' | ' ' = ' ',
): string {
  const [first, ...rest] = draft.paragraphs
  const last = rest.pop()
  const blocks: string[] = []
  let words = 0
  for (const [at, paragraph] of rest.entries()) {
    const glue = glueBetween(rest[at - 1], paragraph, styles[platform].paragraph - words, gap)
    if (glue === null) blocks.push(paragraph.text)
    else blocks.push(`${blocks.pop()}${glue}${paragraph.text}`)
    words = glue === gap ? words + paragraph.words : paragraph.words
  }
  const lines = [first?.text ?? '', ...blocks, last?.text ?? ''].filter(Boolean)
  return withEmoji(lines, emoji.slice(0, styles[platform].emoji), random).join('\n\n')
}

/** What stands between two thoughts of one paragraph; null when the second begins a new one. */
function glueBetween(previous: Block | undefined, next: Block, room: number, gap: string): string | null {
  if (previous === undefined) return null
  if (next.item) return previous.item ? '\n' : null
  if (previous.item) return null
  return next.words <= room || next.words < aloneFrom ? gap : null
}

/** One emoji after the first line, another after the last. */
function withEmoji(lines: readonly string[], emoji: readonly string[], random: Random): string[] {
  const [one, other] = emoji
  if (!one) return [...lines]
  const first = other || random.chance(0.5) ? 0 : lines.length - 1
  return lines.map((line, at) =>
    at === first && !/[:：]$/u.test(line) ? `${line} ${one}` : other && at === lines.length - 1 ? `${line} ${other}` : line,
  )
}

/** Emoji that the text may carry: the person's own first, then the tone's, and none on platforms that read better without. */
export const emojiFor = (own: readonly string[], tone: readonly string[], platform: PostPlatform, random: Random): readonly string[] => {
  const most = styles[platform].emoji
  if (most === 0) return []
  if (own.length > 0) return own.slice(0, most)
  if (tone.length === 0 || random.chance(0.35)) return []
  return random.shuffle(tone).slice(0, random.chance(0.6) ? 1 : most)
}
