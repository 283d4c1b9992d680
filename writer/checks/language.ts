import type { Fault } from '#contract/kind.ts'
import { type LanguageCode, languages } from '#contract/options.ts'
import { detectLanguage, scoreLanguages } from '#writer/checks/detector.ts'
import { devanagariLanguage } from '#writer/checks/devanagari.ts'
import { isProse, type Passage, proseOf } from '#writer/checks/passage.ts'
import { letterCount, scriptFits } from '#writer/checks/scripts.ts'

/** Fewer letters than this say too little about their language. */
const enoughLetters = 25
/** A paragraph of this many letters must be in the language by itself: a translation beside the text is a fault too. */
const ownParagraph = 90
/** How much better another language must score; short texts say less. Measured: docs/decisions/045-language-detection.md. */
const margin = (letters: number) => (letters < 120 ? 0.2 : 0.05)

const names = new Intl.DisplayNames('en', { type: 'language' })

/** Letters one by one, as in "L-E-D", are of no language. */
const spelledOut = /(?<![\p{L}\p{M}])\p{L}(?:-\p{L})+(?![\p{L}\p{M}])/gu

/** UTF-16 units from which a person's sentence may open the text as it was typed. */
const ownSentence = 16

/** The text without the request's own words, which may be in any language. */
function withoutRequest(text: string, source: string): string {
  const own = new Set(source.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? [])
  const said = source.trim().replace(/(?<![\p{P}\s])[\p{P}\s]+$/u, '')
  return proseOf(text)
    .replaceAll(said.length >= ownSentence ? said : '\0', ' ')
    .replace(spelledOut, ' ')
    .replace(/[\p{L}\p{M}]{2,}/gu, (word) => (own.has(word.toLowerCase()) ? ' ' : word))
}

/** The name of the language that a text is in instead; `null` when it is in the one asked for, or says too little. */
async function otherLanguage(text: string, language: LanguageCode): Promise<string | null> {
  const letters = letterCount(text)
  if (letters < 4) return null
  if (!scriptFits(text, language)) {
    const found = await detectLanguage(text)
    return found === 'und' ? 'another language' : (names.of(found) ?? 'another language')
  }
  if (language === 'sa' || language === 'hi') {
    const found = devanagariLanguage(text)
    if (found && found !== language) return languages[found].name
    if (language === 'sa') return null
  }
  if (letters < enoughLetters) return null
  const alike = await scoreLanguages(text, language)
  const [likeliest] = alike
  if (!likeliest || likeliest.language === language) return null
  const own = alike.find((one) => one.language === language)?.score ?? 0
  return likeliest.score - own > margin(letters) ? (names.of(likeliest.language) ?? likeliest.language) : null
}

/** Whether a result is in the language asked for, as a whole and paragraph by paragraph. `source` is what the person wrote. */
export async function languageFaults(passages: readonly Passage[], language: LanguageCode, source: string): Promise<Fault[]> {
  const prose = passages.filter(isProse).map(({ field, text }) => ({ field, text: withoutRequest(text, source) }))
  const whole = { field: prose[0]?.field ?? '', text: prose.map(({ text }) => text).join('\n') }
  const paragraphs = prose.flatMap(({ field, text }) =>
    text.split(/\n\s*\n/u).flatMap((part) => (part !== whole.text && letterCount(part) >= ownParagraph ? [{ field, text: part }] : [])),
  )
  for (const { field, text } of [whole, ...paragraphs]) {
    const found = await otherLanguage(text, language)
    if (found) return [{ rule: 'language', field, message: `is written in ${found}; ${languages[language].name} was asked for` }]
  }
  return []
}
