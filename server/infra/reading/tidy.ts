import { withoutInvisible } from '#contract/invisible.ts'
import { sourceLimits } from '#contract/sources.ts'

/** Text in normal form: without hidden characters, one paragraph on each line, single spaces, hyphens that lines may break at. */
export const tidy = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFC')
    .replaceAll('\u2011', '-')
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/gu, ' ').trim())
    .filter(Boolean)
    .join('\n')

/** UTF-16 units that a text may be shortened by, to end with a whole paragraph or sentence. */
const maxLoss = 2_000

/** The beginning of a text that is too long, up to the end of a paragraph or sentence. */
export function shortened(text: string, max: number = sourceLimits.text): { text: string; cut: boolean } {
  if (text.length <= max) return { text, cut: false }
  const kept = text.slice(0, max)
  const tail = kept.slice(-maxLoss)
  const ends = [tail.lastIndexOf('\n'), ...['. ', '! ', '? ', '।', '。', '۔'].map((mark) => tail.lastIndexOf(mark) + 1)]
  const end = Math.max(...ends)
  const whole = end > 0 ? kept.slice(0, max - maxLoss + end) : kept
  return { text: (whole.isWellFormed() ? whole : whole.slice(0, -1)).trimEnd(), cut: true }
}
