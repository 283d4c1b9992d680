import { cutAtWord } from '#writer/topic/cut.ts'

/** UTF-16 units of a quoted label; a wide script counts double on X and reads longer. */
const latinMax = 48
const otherMax = 20

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
  const cut = cutAtWord(plain, max)
  const label = cut === plain ? plain : `${cut}…`
  return { label, quoted: `“${label}”` }
}
