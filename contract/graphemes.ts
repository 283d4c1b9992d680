import { link, type Measures, plainMeasures } from '#contract/measure.ts'

const { utf8 } = plainMeasures

/** An emoji with its skin tone, a family of them, or a flag. */
const emoji = /\p{RI}{2}|\p{ExtPict}(?:\p{EMod}|\uFE0F|[\u{E0020}-\u{E007F}]+)?(?:\u200D\p{ExtPict}(?:\p{EMod}|\uFE0F)?)*/gu

/**
 * Characters as people see them. Letters that a sign joins, as in क्ष, count one by one: servers differ in this, and none counts more. Faster than
 * a segmenter, and the same in every browser.
 */
const graphemes = (text: string): number => text.replace(emoji, 'x').match(/[^\p{M}\p{Join_Control}]/gu)?.length ?? 0

/** A mention of somebody on another server. */
const remoteMention = /(?<![\p{L}\p{N}_/=])(@\w+(?:[.-]+\w+)*)@[\p{L}\p{N}_]+(?:[.-]+[\p{L}\p{N}_]+)*/gu

export const graphemeMeasures = {
  emojiBytes: (text: string) => text.replace(emoji, (one) => 'x'.repeat(utf8(one))).length,
  graphemes: (text: string) => Math.max(graphemes(text), Math.ceil(utf8(text) / 10)),
  fixedLinks: (text: string) => graphemes(text.replace(link, 'x'.repeat(23)).replace(remoteMention, '$1')),
} satisfies Partial<Measures>
