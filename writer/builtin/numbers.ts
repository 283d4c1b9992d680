/** The zeros of Devanagari, Bengali, Arabic and Persian figures. */
const zeros = [0x0966, 0x09e6, 0x0660, 0x06f0] as const

/** A count in the figures that a text is typed in; `1`, `2`, `3` where it has none of its own. */
export function countLike(source: string, count: number): string {
  const typed = /[\u0966-\u096f\u09e6-\u09ef\u0660-\u0669\u06f0-\u06f9]/u.exec(source)?.[0].codePointAt(0)
  const zero = typed === undefined ? undefined : zeros.find((first) => typed >= first && typed < first + 10)
  return zero === undefined ? String(count) : String(count).replace(/\d/gu, (digit) => String.fromCodePoint(zero + Number(digit)))
}

/** The lines of a list, numbered in the figures that the text is typed in. */
export const numbered = (list: readonly string[], source: string): string[] =>
  list.map((line, at) => `${countLike(source, at + 1)}. ${line}`)
