/** Pictographs with their modifiers, as one sign each. */
const pictograph = /\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{Emoji_Modifier})*|\p{Regional_Indicator}{2}/gu

/** The emoji of a text, in order. Figures and signs that merely have an emoji form are none. */
export const emojiIn = (text: string): string[] => (text.match(pictograph) ?? []).filter((sign) => !/^[\p{N}#*©®™]/u.test(sign))

const isEmojiOrSpace = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|\u200D|\s)$/u

/** A text without emoji at its end, and those emoji. Digits belong to the text. */
export function splitTrailingEmoji(text: string): { bare: string; emoji: string } {
  const signs = [...text]
  let end = signs.length
  while (end > 0 && isEmojiOrSpace.test(signs[end - 1] as string)) end--
  return { bare: signs.slice(0, end).join(''), emoji: signs.slice(end).join('').trim() }
}

/** What may end a sentence, in any script. */
const ends = /[.!?…।॥。！？؟۔]/u
const closers = /["”’»)\]」』]/u
/** Ends that need no space after them. */
const tight = /[।॥。！？۔]/u

/** Whether a full stop after these letters belongs to an abbreviation ("Rs.", "a.m.", "St.") or a number ("3. Mai"). */
function isAbbreviated(before: string): boolean {
  const word = /[^\s("“„«]{0,24}$/u.exec(before)?.[0] ?? ''
  return (
    word.includes('.') ||
    /^\p{L}\p{M}?$/u.test(word) ||
    /^(?:\p{Lu}\p{L}|Mrs|Ltd|Inc|Str|Tel|tel|No|ул|пр|просп|пер|пл|наб|бул|тел|стр|корп|кв|обл|им|स्व|प्रो|प्रा|श्रीम|सुश्री|एड|डॉ|पं)$/u.test(
      word,
    ) ||
    /^\p{Nd}{1,2}$/u.test(word)
  )
}

/** The sentences of a text, trimmed; a line break ends one too. Abbreviations, figures and addresses do not. */
export function splitSentences(text: string): string[] {
  const found: string[] = []
  for (const line of text.split(/\n+/u)) {
    let from = 0
    for (let at = 0; at < line.length; at++) {
      const mark = line[at] as string
      if (!ends.test(mark)) continue
      let next = at + 1
      while (next < line.length && (ends.test(line[next] as string) || closers.test(line[next] as string))) next++
      const after = line.slice(next, next + 12)
      const follows = /^\s+["“„«(¿¡「]?[\p{Lu}\p{Lo}\p{N}\p{Extended_Pictographic}]/u.test(after) || (tight.test(mark) && after !== '')
      if (follows && !(mark === '.' && next === at + 1 && isAbbreviated(line.slice(Math.max(from, at - 24), at)))) {
        found.push(line.slice(from, next))
        from = next
      }
      at = next - 1
    }
    found.push(line.slice(from))
  }
  return found.map((sentence) => sentence.trim()).filter(Boolean)
}

export const endsSentence = (text: string): boolean => /[.!?…।॥。！？؟۔]["”’»)\]」』]?$/u.test(text)
export const isQuestionMarked = (text: string): boolean => /[?？؟]["”’»)\]」』]?$/u.test(text)

/** The text without the full stops and exclamation marks at its end, and without the mark that opened them; a question mark stays. */
export function withoutEnd(text: string): string {
  let end = text.length
  while (end > 0 && /[.!。！।۔\s]/u.test(text[end - 1] as string)) end--
  if (end === 0) return text
  const left = text.slice(0, end)
  return left.startsWith('¡') && !left.includes('!') ? raised(left.slice(1)) : left
}

/** The text with its first letter in upper case; addresses, handles and scripts without case stay as they are. */
export const raised = (text: string): string =>
  /^(?:@|\S{1,80}\.[a-z]{2,}(?:[\s/]|$)|\p{Ll}\p{Lu})/u.test(text)
    ? text
    : text.replace(/^([¿¡"“„«]{0,2})(\p{Ll})/u, (_, marks: string, letter: string) => marks + letter.toUpperCase())
