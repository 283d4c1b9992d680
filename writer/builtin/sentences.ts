/** Pictographs, each with its modifiers. */
const pictograph = /\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{Emoji_Modifier})*|\p{Regional_Indicator}{2}/gu

/** Digits and symbols such as © are text by default. */
const isEmoji = (symbol: string): boolean => !/^[\p{N}#*©®™]/u.test(symbol)

/** The emoji of a text, in order. */
export const emojiIn = (text: string): string[] => (text.match(pictograph) ?? []).filter(isEmoji)

/** The text with other text in place of its emoji; `replace` gets each with the text before and after it. */
export const replaceEmoji = (text: string, replace: (emoji: string, before: string, after: string) => string): string =>
  text.replace(pictograph, (match: string, at: number) =>
    isEmoji(match) ? replace(match, text.slice(0, at), text.slice(at + match.length)) : match,
  )

/** The text without its emoji. */
export const withoutEmoji = (text: string): string => text.replace(pictograph, (match) => (isEmoji(match) ? '' : match))

const isEmojiOrSpace = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|\u200D|\s)$/u

/** The text without the emoji at its end, and those emoji. */
export function splitTrailingEmoji(text: string): { bare: string; emoji: string } {
  const characters = [...text]
  let end = characters.length
  while (end > 0 && isEmojiOrSpace.test(characters[end - 1] as string)) end--
  return { bare: characters.slice(0, end).join(''), emoji: characters.slice(end).join('').trim() }
}

/** Marks that end a sentence, in any script. */
const endMarks = /[.!?…।॥。！？؟۔]/u
const closers = /["”’»)\]」』]/u
/** End marks that need no space after them. */
const endsWithoutSpace = /[।॥。！？۔]/u

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

/** The sentences of a text, trimmed. A line break ends a sentence; the full stop of an abbreviation, number or address does not. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  for (const line of text.split(/\n+/u)) {
    let from = 0
    for (let at = 0; at < line.length; at++) {
      const mark = line[at] as string
      if (!endMarks.test(mark)) continue
      let next = at + 1
      while (next < line.length && (endMarks.test(line[next] as string) || closers.test(line[next] as string))) next++
      const after = line.slice(next, next + 12)
      const follows =
        /^\s+["“„«(¿¡「]?[\p{Lu}\p{Lo}\p{N}\p{Extended_Pictographic}]/u.test(after) || (endsWithoutSpace.test(mark) && after !== '')
      if (follows && !(mark === '.' && next === at + 1 && isAbbreviated(line.slice(Math.max(from, at - 24), at)))) {
        sentences.push(line.slice(from, next))
        from = next
      }
      at = next - 1
    }
    sentences.push(line.slice(from))
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean)
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

/** Code points of the digit zero in Devanagari, Bengali, Arabic and Persian. */
const zeros = [0x0966, 0x09e6, 0x0660, 0x06f0] as const

/** A number in the digits that `source` uses; ASCII digits by default. */
export function countLike(source: string, count: number): string {
  const firstDigit = /[\u0966-\u096f\u09e6-\u09ef\u0660-\u0669\u06f0-\u06f9]/u.exec(source)?.[0].codePointAt(0)
  const zero = firstDigit === undefined ? undefined : zeros.find((first) => firstDigit >= first && firstDigit < first + 10)
  return zero === undefined ? String(count) : String(count).replace(/\d/gu, (digit) => String.fromCodePoint(zero + Number(digit)))
}

/** A numbered list in the digits that `source` uses. */
export const numbered = (list: readonly string[], source: string): string[] =>
  list.map((line, at) => `${countLike(source, at + 1)}. ${line}`)

/** UTF-16 units of an entry of a list. */
const longestEntry = 40

/** The entries of a list on one line; of anything else, the text. */
export function entriesOf(text: string): string[] {
  const entries = text
    // Not at the comma of a number.
    .split(/(?<!\p{Nd})[,،、，;；]\s*|[,،、，;；]\s*(?!\p{Nd})/u)
    .map((entry) => entry.trim())
    .filter(Boolean)
  return entries.length > 1 && entries.every((entry) => entry.length <= longestEntry) ? entries : [text]
}
