const classes = [/^\p{N}$/u, /^\p{Script=Latin}$/u]

/** Whether a passage begins or ends inside a word or number, between these two characters. */
const isInside = (one: string | undefined, other: string | undefined): boolean =>
  classes.some((same) => same.test(one ?? '') && same.test(other ?? ''))

/** The offset of a passage from `from` on, as whole words, in UTF-16 units; -1 without one. */
export function offsetOf(text: string, passage: string, from = 0): number {
  const at = text.indexOf(passage, from)
  if (at < 0) return at
  const end = at + passage.length
  const inside = isInside(text[at - 1], passage[0]) || isInside(passage.at(-1), text[end])
  return inside ? offsetOf(text, passage, at + 1) : at
}
