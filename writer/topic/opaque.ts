import { cutAtWord } from '#writer/topic/cut.ts'

/** UTF-16 units of a quoted label; a wide script counts double on X and reads longer. */
const latinMax = 48
const otherMax = 20

/** Words of a label, at most; scripts without spaces count by the segmenter's words. */
const maxWords = 8
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

function withinWords(text: string): string {
  let words = 0
  for (const { index, isWordLike } of segmenter.segment(text)) if (isWordLike && ++words > maxWords) return text.slice(0, index).trimEnd()
  return text
}

/** A topic that is not understood, as a label: quoted where it has words, bare where it is only emoji. */
export function opaqueLabel(text: string, emoji: readonly string[]): { label: string; quoted: string } {
  if (!/[\p{L}\p{N}]/u.test(text)) {
    const shown = emoji.length > 0 ? emoji.slice(0, 3).join('') : 'this'
    return { label: shown === 'this' ? 'Today' : shown, quoted: shown }
  }
  const plain =
    text
      .replace(/["“”]/g, '')
      .split(/(?<=[^\s.]{2})[.!?…]\s|[。！？।]/u)[0]
      ?.trim() ?? text
  const max = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u.test(plain) ? latinMax : otherMax
  const cut = withinWords(cutAtWord(plain, max))
  const label = cut === plain ? plain : `${cut}…`
  return { label, quoted: `“${label}”` }
}
