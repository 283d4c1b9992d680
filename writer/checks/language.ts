import type { Fault } from '#contract/kind.ts'
import { type LanguageCode, languages } from '#contract/options.ts'
import { detectLanguage, scoreLanguages } from '#writer/checks/detector.ts'
import { functionWordShares, functionWordsAgainst } from '#writer/checks/function-words.ts'
import { isProse, type Passage, proseOf } from '#writer/checks/passage.ts'
import { letterCount, scriptFits } from '#writer/checks/scripts.ts'
import { sentencesOf } from '#writer/fit/boundaries.ts'

/**
 * Hindi and Sanskrit share their script, and the detection library does not support Sanskrit. Hindi is recognised by its postpositions and
 * copulas, the nukta of loanwords and nasal plural endings; Sanskrit by its inflections and by words that end in visarga or halant.
 */
const hindiWords = new Set(
  `है हैं हो था थी थे का की के को से में पर ने और या यह ये वह वे कि जो नहीं भी तो ही एक अपने अपनी अपना करें करना कर लिए आप आपका आपकी आपके हम
  मैं मेरा मेरी क्या कैसे कौन कब कहाँ क्यों अगर तक साथ बात कुछ सब जब अब यहाँ वहाँ इस उस इसे उसे`.split(/\s+/),
)
const hindiPattern = /[\u093C\u0901\u0958-\u095F]|(?:ों|ें|िए|ाना|ाने|ूँ)$/u
const sanskritPattern = /(?:ः|्|न्ति|स्य|ेषु|ेभ्यः|ानि|ेण)$/u
const sanskritWords = new Set('च न तु अपि एव अस्ति सन्ति भवति इति यदि तदा अत्र तत्र किम् कथम् अथ सः सा तत् एषः एतत् अहम् वयम् भवान् भवती'.split(' '))

const minDevanagariWords = 4
/** Different Hindi words that make one sentence Hindi: some, such as के, are Sanskrit too. */
const minHindiSigns = 2
const hindiSigns = (text: string) =>
  new Set((text.match(/[\p{Script=Devanagari}\p{M}]+/gu) ?? []).filter((word) => hindiWords.has(word) || hindiPattern.test(word))).size

/** Whether a Devanagari text is Hindi or Sanskrit; null when it is too short or ambiguous. */
export function devanagariLanguage(text: string): 'hi' | 'sa' | null {
  const words = text.match(/[\p{Script=Devanagari}\p{M}]+/gu) ?? []
  if (words.length < minDevanagariWords) return null
  const hindi = words.filter((word) => hindiWords.has(word) || hindiPattern.test(word)).length
  const sanskrit = words.filter((word) => sanskritWords.has(word) || sanskritPattern.test(word)).length
  return hindi === sanskrit ? null : hindi > sanskrit ? 'hi' : 'sa'
}

/** Minimum letters to detect a language. */
const minLetters = 25
/** Paragraphs of this many letters are also checked separately: an added translation is a fault too. */
const minParagraphLetters = 90
/** How much higher another language must score; more for short texts, which are less certain. Measured: docs/decisions/006-checks-and-the-language-of-a-text.md. */
const margin = (letters: number) => (letters < 120 ? 0.2 : 0.05)

const names = new Intl.DisplayNames('en', { type: 'language' })

/** Single letters, as in "L-E-D", do not indicate a language. */
const spelledOut = /(?<![\p{L}\p{M}])\p{L}(?:-\p{L})+(?![\p{L}\p{M}])/gu

/** UTF-16 units from which the whole input is removed from a text that quotes it. */
const minQuote = 16

/** Letters below which the function words alone may tell the language. */
const shortLetters = 240

/** The text without the whole input, which may be in any language. */
function withoutQuote(text: string, source: string): string {
  const quote = source.trim().replace(/(?<![\p{P}\s])[\p{P}\s]+$/u, '')
  return text.replaceAll(quote.length >= minQuote ? quote : '\0', ' ')
}

/** The text without words of the user's input, which may be in any language. */
function withoutInput(text: string, source: string): string {
  const inputWords = new Set(source.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [])
  return withoutQuote(proseOf(text), source)
    .replace(spelledOut, ' ')
    .replace(/[\p{L}\p{M}]{2,}/gu, (word) => (inputWords.has(word.toLowerCase()) ? ' ' : word))
}

/** Letters below which trigrams alone do not tell a language whose function words are known. */
const fewLetters = 60
const isWithoutWordsOf = (text: string, language: string): boolean => {
  const shares: Partial<Record<string, number>> = functionWordShares(text)
  return language in languages && (shares[language] ?? 0) === 0
}

/** Function words of another language, and none of its own, by which a short text is recognised. */
const foreignWords = { least: 2, share: 0.2 } as const

/** The language whose function words a text has, when it has none that only its own language has; too few letters tell nothing else. */
function languageOfWords(text: string, language: LanguageCode): string | null {
  const { words, only } = functionWordsAgainst(text, language)
  const [likeliest] = only.toSorted((a, b) => b.count - a.count)
  return likeliest && likeliest.count >= foreignWords.least && likeliest.count >= words * foreignWords.share
    ? languages[likeliest.language].name
    : null
}

/** The name of the language of a text; `null` when it is the expected language or cannot be determined. */
async function otherLanguage(text: string, language: LanguageCode): Promise<string | null> {
  const letters = letterCount(text)
  if (letters < 4) return null
  if (!scriptFits(text, language)) {
    const detected = await detectLanguage(text)
    return detected === 'und' ? 'another language' : (names.of(detected) ?? 'another language')
  }
  if (language === 'sa' || language === 'hi') {
    const detected = devanagariLanguage(text)
    if (detected && detected !== language) return languages[detected].name
    if (language === 'sa') return null
  }
  if (letters < minLetters) return null
  const scores = await scoreLanguages(text, language)
  const [likeliest] = scores
  if (!likeliest || likeliest.language === language) return null
  const own = scores.find((score) => score.language === language)?.score ?? 0
  // The trigrams of a sentence take `Unsere Chefin presst selbst` for Italian.
  if (letters < fewLetters && isWithoutWordsOf(text, likeliest.language)) return null
  return likeliest.score - own > margin(letters) ? (names.of(likeliest.language) ?? likeliest.language) : null
}

/** A sentence in Latin letters inside a text in another script: five words or more, so that loanwords and names pass. */
const latinSentence = /(?<![\p{Script=Latin}\d'’_-])[\p{Script=Latin}'’]{1,24}(?:,? [\p{Script=Latin}'’-]{1,24}){4,60}/gu
/** Share of English function words from which such a sentence is English, and not the language in Latin letters. */
const englishShare = 0.2

/** A sentence that does not belong to the language, in a text that otherwise does. */
function foreignSentence(text: string, original: string, language: LanguageCode): { message: string; quote: string } | null {
  if (!scriptsOf(language).includes('Latin')) {
    const found = (text.match(latinSentence) ?? []).find((sentence) => original.includes(sentence))
    if (found) {
      const isEnglish = (functionWordShares(found).en ?? 0) >= englishShare
      return {
        message: `${JSON.stringify(found)} is ${isEnglish ? 'English' : `${languages[language].name} in Latin letters`}`,
        quote: found,
      }
    }
  }
  if (language === 'sa') {
    const found = sentencesOf(text, language).find(
      (sentence) => devanagariLanguage(sentence) === 'hi' && hindiSigns(sentence) >= minHindiSigns,
    )
    if (found) return { message: `${JSON.stringify(found)} is Hindi`, quote: found }
  }
  return null
}

const scriptsOf = (language: LanguageCode): readonly string[] => languages[language].scripts

/** Checks that a result is in the requested language: as a whole, paragraph by paragraph, and each sentence. `source` is the user's input. */
export async function languageFaults(passages: readonly Passage[], language: LanguageCode, source: string): Promise<Fault[]> {
  const fault = (field: string, what: string): Fault => ({
    rule: 'language',
    field,
    message: `${what}; ${languages[language].name} was asked for`,
  })
  const prose = passages.filter(isProse).map(({ field, text }) => ({ field, original: text, text: withoutInput(text, source) }))
  const whole = { field: prose[0]?.field ?? '', text: prose.map(({ text }) => text).join('\n') }
  const paragraphs = prose.flatMap(({ field, text }) =>
    text
      .split(/\n\s*\n/u)
      .flatMap((part) => (part !== whole.text && letterCount(part) >= minParagraphLetters ? [{ field, text: part }] : [])),
  )
  for (const { field, text } of [whole, ...paragraphs]) {
    const other = await otherLanguage(text, language)
    if (other) return [fault(field, `is written in ${other}`)]
  }
  const unquoted = prose.map(({ original }) => withoutQuote(proseOf(original), source)).join('\n')
  const short = letterCount(unquoted) < shortLetters ? languageOfWords(unquoted, language) : null
  if (short) return [fault(whole.field, `is written in ${short}`)]
  for (const { field, text, original } of prose) {
    const sentence = foreignSentence(text, original, language)
    if (sentence)
      return [{ rule: 'foreign', field, message: `${sentence.message}; write it in ${languages[language].name}`, quotes: [sentence.quote] }]
  }
  return []
}
