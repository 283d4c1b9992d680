import { decodeHTMLStrict } from 'entities'

/**
 * What a model escaped twice: `\n` as two characters, `&amp;`, `\u2014`. A text about code or HTML keeps what it talks about, so an escape is
 * only decoded where the text itself shows that it is none of its words.
 */

/** Words of texts that talk about escapes, and signs of code. */
const talksOfCode =
  /`|\b(?:html|xml|json|yaml|regex\w*|unicode|ascii|escap(?:e[ds]?|ing)|entit(?:y|ies)|new-?lines?|line ?(?:breaks?|feeds?)|backslash\w*|python|java(?:script)?|typescript|php|bash|powershell|sql|latex|printf|console|compiler|coding|programm\w*|developers?|source code)\b|[a-z]:\\/iu

const backslashed = /\\(?:u\{[0-9a-f]{1,6}\}|u[0-9a-f]{4}|x[0-9a-f]{2}|r\\n|[nrt"'/])/giu
const entity = /&(?:#\d{2,7}|#x[0-9a-f]{2,6}|[a-z]{2,8}\d{0,2});/iu

/** `C:` of a path. */
const drive = /(?<![\p{L}\p{N}])[a-z]:$/iu

/** Where a line break that was escaped divides a text, also one about code: between paragraphs, or right after a sentence. */
const isLayout = (before: string, escaped: string, after: string): boolean =>
  /^\\(?:n|r\\n)$/.test(escaped) &&
  !drive.test(before) &&
  ((/(?:\\n|[.!?…:।。！？])$/u.test(before) && /^[^\s"'`)\]]/u.test(after)) || (/[^\s"'`([]$/u.test(before) && after.startsWith('\\n')))

function characterOf(escaped: string): string {
  const name = escaped[1]?.toLowerCase()
  if (name === 'u' || name === 'x') {
    const code = Number.parseInt(escaped.slice(2).replace(/[{}]/g, ''), 16)
    // A control character is no letter of a text.
    return code < 0x20 || code > 0x10_ffff ? escaped : String.fromCodePoint(code)
  }
  if (name === 'n' || name === 'r') return '\n'
  return name === 't' ? ' ' : escaped.slice(1)
}

/** Halves of a character that the escapes left apart. */
const isBroken = (text: string): boolean => !text.isWellFormed()

/**
 * A text without the escapes that do not belong to it.
 * @param given what the user typed: an escape there is one that the text talks about
 */
export function withoutEscapes(text: string, given: string): string {
  if (!/[\\&]/.test(text)) return text
  const isOfCode = talksOfCode.test(text) || talksOfCode.test(given)
  const keepsBackslashes = /\\[a-z"'/]/i.test(given)
  const keepsEntities = isOfCode || entity.test(given)
  const decoded = keepsBackslashes
    ? text
    : text.replace(backslashed, (escaped: string, at: number) => {
        const [before, after] = [text.slice(Math.max(0, at - 3), at), text.slice(at + escaped.length, at + escaped.length + 2)]
        return isOfCode && !isLayout(before, escaped, after) ? escaped : characterOf(escaped)
      })
  const plain = isBroken(decoded) && !isBroken(text) ? text : decoded
  if (keepsEntities || !entity.test(plain)) return plain
  // `&amp;#39;` was escaped three times.
  return decodeHTMLStrict(decodeHTMLStrict(plain)).replaceAll('\u00A0', ' ')
}

/** An escape at the end of a text that is still written. */
const unfinished = /(?:\\ud[89ab][0-9a-f]{2})?(?:\\(?:u\{?[0-9a-f]{0,6}|x[0-9a-f]?|r\\?)?)?$|&#?[a-z0-9]{0,8}$/iu

/** `withoutEscapes` on every string of a model's answer. @param isPartial whether its texts are still written */
export function answerWithoutEscapes<Value>(value: Value, given: string, isPartial = false): Value {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return withoutEscapes(isPartial ? part.replace(unfinished, '') : part, given)
    if (Array.isArray(part)) return part.map(walk)
    if (part === null || typeof part !== 'object') return part
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner)]))
  }
  return walk(value) as Value
}
