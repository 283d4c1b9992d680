import type { PostPlatform } from '#contract/options.ts'
import type { Draft } from '#writer/compose/draft.ts'
import type { Paragraph } from '#writer/compose/page.ts'
import type { Random } from '#writer/compose/random.ts'

interface Style {
  /** Thoughts that share a paragraph between the first line and the last. */
  readonly together: readonly [number, number]
  /** Emoji in the text, at most. */
  readonly emoji: number
}

/** How each platform breaks its lines: X and Instagram in single thoughts, Reddit and Facebook in paragraphs. */
const styles: Readonly<Record<PostPlatform, Style>> = {
  twitter: { together: [1, 2], emoji: 1 },
  linkedin: { together: [1, 2], emoji: 0 },
  reddit: { together: [2, 4], emoji: 0 },
  instagram: { together: [1, 2], emoji: 2 },
  tiktok: { together: [1, 3], emoji: 2 },
  facebook: { together: [2, 3], emoji: 1 },
  youtube: { together: [1, 3], emoji: 1 },
}

/** A remark of fewer words never stands in a paragraph of its own. */
const aloneFrom = 6

/** The draft as it stands on the platform: first line, paragraphs, last line, with blank lines between. No hashtags. */
export function layOut(draft: Draft, platform: PostPlatform, emoji: readonly string[], random: Random): string {
  const { together } = styles[platform]
  const [first, ...rest] = draft.paragraphs
  const last = rest.pop()
  const blocks: string[] = []
  let open = 0
  for (const [at, paragraph] of rest.entries()) {
    const previous = rest[at - 1]
    const glue = glueBetween(previous, paragraph, open)
    if (glue !== null && blocks.length > 0) blocks.push(`${blocks.pop()}${glue}${paragraph.text}`)
    else {
      blocks.push(paragraph.text)
      open = together[0] + random.int(together[1] - together[0] + 1)
    }
    open--
  }
  const lines = [first?.text ?? '', ...blocks, last?.text ?? ''].filter(Boolean)
  return withEmoji(lines, emoji.slice(0, styles[platform].emoji), random).join('\n\n')
}

/** What stands between two thoughts of one paragraph; null when the second begins a new one. */
function glueBetween(previous: Paragraph | undefined, next: Paragraph, open: number): string | null {
  if (previous === undefined) return null
  if (next.item) return previous.item ? '\n' : null
  if (previous.item) return null
  return open > 0 || next.words < aloneFrom ? ' ' : null
}

/** One emoji after the first line, another after the last. */
function withEmoji(lines: readonly string[], emoji: readonly string[], random: Random): string[] {
  const [one, other] = emoji
  if (!one) return [...lines]
  const first = other || random.chance(0.5) ? 0 : lines.length - 1
  return lines.map((line, at) =>
    at === first && !line.endsWith(':') ? `${line} ${one}` : other && at === lines.length - 1 ? `${line} ${other}` : line,
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
