import type { Fault } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { isProse, type Passage, proseOf } from '#writer/checks/passage.ts'
import { sentenceSegments, sentencesOf } from '#writer/fit/boundaries.ts'

/** Digits of any script as 0–9. */
const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    if (digit <= '9') return digit
    let zero = digit.codePointAt(0) ?? 0
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && (digit.codePointAt(0) ?? 0) - zero < 9) zero--
    return String((digit.codePointAt(0) ?? 0) - zero)
  })

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'
  .split(' ')
  .map((word, value) => [String(value), new RegExp(`\\b${word}\\b`, 'iu')] as const)
/** List markers, part numbers and `Step 3`: these number the text and are not claims. */
const numbering =
  /^[^\S\n]*\p{Nd}{1,2}[.):]\s|\b\d{1,3}\/\d{1,3}\b|\b(?:step|part|tip|day|no\.?|number|idea|title|rule|chapter|section) \d{1,2}\b/gimu
const claim =
  /(?<![\p{L}\d])[$€£₹¥]?\s?\d[\d.,]*(?:\s?(?:%|percent\b|per cent\b|out of \d+|in \d+ (?:people|adults|users|of)|x\b|k\b|m\b|bn\b|million\b|billion\b|thousand\b|years?\b|dollars?\b|euros?\b|rupees?\b|pounds?\b|kg\b|km\b|miles?\b|cm\b|mm\b|ml\b))?(?![\p{L}\d])/giu
const spelledShare = /\b(?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?:[- ]\w+)? ?(?:percent|per cent|%)/giu
/** A count up to ten, or a name such as 4K, 3D or 5G. */
const allowedNumber = /^(?:[1-9]|10|\d{1,4}[KDG])$/u

const digitsOf = (text: string): Set<string> => {
  const numbers = new Set((plainDigits(text).match(/\d[\d.,]*/gu) ?? []).map((figure) => figure.replace(/(?<![.,])[.,]+$/u, '')))
  for (const [value, word] of numberWords) if (word.test(text)) numbers.add(value)
  return numbers
}

/** Numbers in claims that are not in the source. Counts up to ten ("3 mistakes") are allowed. */
export function inventedNumbers(text: string, source: string): string[] {
  const sourceNumbers = digitsOf(source)
  const plain = plainDigits(proseOf(text)).replace(numbering, ' ')
  const figures = plain.match(claim) ?? []
  return [
    ...figures
      .map((figure) => figure.trim().replace(/(?<![.,])[.,]+$/u, ''))
      .filter(
        (figure) =>
          !allowedNumber.test(figure) &&
          !(figure.match(/\d[\d.,]*/gu) ?? []).every((digits) => sourceNumbers.has(digits.replace(/(?<![.,])[.,]+$/u, ''))),
      ),
    ...(plain.match(spelledShare) ?? []).filter((share) => !source.toLowerCase().includes(share.toLowerCase())),
  ]
}

const onlineName =
  /(?:https?:\/\/|www\.)[^\s)\]]+|(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.-]+|(?<![\p{L}\p{N}/.])@[\p{L}\p{N}_]+|(?<![\p{L}\p{N}/])[ru]\/\w{3,}|(?<![\w-])[a-z0-9-]+\.(?:com|org|net|io|co|app|dev|shop|store|info|me|ai|tv|ly)\b(?:\/\S*)?/giu

/** Links, addresses and handles that are not in the source. */
export const inventedLinks = (text: string, source: string): string[] =>
  (text.match(onlineName) ?? []).filter((name) => !source.toLowerCase().includes(name.replace(/(?<![.,!?])[.,!?]+$/u, '').toLowerCase()))

const placeholder =
  /\[(?:your|insert|add|link|name|brand|company|product|topic|date|number|x)\b[^\]\n]{0,40}\](?!\()|\{\{?\s*\w+\s*\}?\}|<(?:insert|your)\b[^>\n]{0,40}>/giu
export const placeholders = (text: string): string[] => text.match(placeholder) ?? []

/** Languages where a capital inside a sentence indicates a name. */
const capitalsMeanNames: ReadonlySet<LanguageCode> = new Set(['en', 'es', 'fr', 'it', 'pt', 'ru'])
const capitalised = "\\p{Lu}[\\p{Ll}'’]+"
const fullName = new RegExp(`(?<![\\p{L}\\p{N}])${capitalised}(?:[ -](?:of |de |da |del |van |von )?${capitalised})+`, 'gu')
const saidBy = new RegExp(`(?:according to|says|said|quoted by|—|–)\\s+(${capitalised})`, 'gu')
const commonWords =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|The|A|An|And|But|Or|So|If|When|What|Why|How|Your|You|We|My|This|That|It|In|On|At|For|No|Not|Just|Then|Here|There|YouTube|Instagram|Facebook|Reddit|Linked|TikTok|New|Year|Black|Friday|Happy|Good|Morning)$/u

/** Names of people, companies and works that are not in the source. */
export function inventedNames(text: string, source: string, language: LanguageCode): string[] {
  if (!capitalsMeanNames.has(language)) return []
  const lowerSource = source.toLowerCase()
  return sentencesOf(proseOf(text), language).flatMap((sentence) => {
    const quoted = language === 'en' ? Array.from(sentence.matchAll(saidBy), ([, name = '']) => name) : []
    return [...(sentence.match(fullName) ?? []), ...quoted].filter((name) => {
      const unknown = name
        .split(/[ -]/u)
        .filter((word) => /^\p{Lu}/u.test(word) && !commonWords.test(word) && !lowerSource.includes(word.toLowerCase()))
      return name.includes(' ') ? unknown.length >= 2 : unknown.length > 0
    })
  })
}

const quotedList = (names: readonly string[]) => [...new Set(names)].map((name) => `"${name}"`).join(', ')

/**
 * What a result states but the input does not contain: numbers, links, handles and unfilled placeholders (`grounding`), and names (`names`;
 * less certain, because two capitalised words may only look like a name).
 */
export const groundingFaults = (passages: readonly Passage[], source: string, language: LanguageCode): Fault[] =>
  passages.flatMap(({ field, text, style }) => {
    if (!isProse({ style })) return []
    const invented = [...inventedNumbers(text, source), ...inventedLinks(text, source)]
    const names = style === 'title' ? [] : inventedNames(text.replace(placeholder, ' '), source, language)
    const blanks = placeholders(text)
    const invention = (rule: 'grounding' | 'names', items: readonly string[]): Fault[] =>
      items.length > 0
        ? [{ rule, field, message: `states ${quotedList(items)}, which the request does not give`, measured: items.length }]
        : []
    return [
      ...invention('grounding', invented),
      ...invention('names', names),
      ...(blanks.length > 0
        ? [{ rule: 'grounding' as const, field, message: `leaves ${quotedList(blanks)} to be filled in`, measured: blanks.length }]
        : []),
    ]
  })

/** Whether a text states a number or link that is not in the source, or contains an unfilled placeholder. */
export const isUngrounded = (text: string, source: string): boolean =>
  inventedNumbers(text, source).length + inventedLinks(text, source).length + placeholders(text).length > 0

/** The text without the sentences for which `drop` is true; unchanged when no sentence would remain. */
function withoutSentences(text: string, language: LanguageCode, drop: (sentence: string) => boolean): string {
  const remaining = sentenceSegments(text, language)
    .filter((segment) => !drop(segment))
    .join('')
    .trim()
  return proseOf(remaining).trim() === '' ? text : remaining
}

/** The text without sentences that state an invented number, link or name, or contain a placeholder; unchanged when no sentence would remain. */
export function withoutInventions(text: string, source: string, language: LanguageCode): string {
  const grounded = isUngrounded(text, source) ? withoutSentences(text, language, (sentence) => isUngrounded(sentence, source)) : text
  return inventedNames(grounded, source, language).length > 0
    ? withoutSentences(grounded, language, (sentence) => inventedNames(sentence, source, language).length > 0)
    : grounded
}
