import { type LanguageCode, languageCodes, languages } from '#contract/options.ts'
import { functionWordShares } from '#writer/checks/function-words.ts'

/**
 * Languages that the product does not write, by script: a model may write one instead. Only common ones, because each candidate makes the
 * result for a short text less certain. A script without an entry belongs to one language, which `scripts.ts` recognises.
 */
const otherLanguages: Readonly<Record<string, readonly string[]>> = {
  Latin: ['nld', 'pol', 'swe', 'ron', 'tur', 'ind', 'vie'],
  Arabic: ['pes'],
  Cyrillic: ['ukr'],
  Devanagari: ['mar', 'nep'],
}

/** Weight of the share of function words relative to the trigram score. Measured: docs/decisions/006-checks-and-the-language-of-a-text.md. */
const functionWordWeight = 3

export interface LanguageScore {
  /** Our language code, else ISO 639-3. */
  readonly language: string
  /** Trigram score, 1 for the likeliest, plus the weighted share of function words. Only differences are meaningful. */
  readonly score: number
}

const codeOf = new Map<string, LanguageCode>(languageCodes.map((code) => [languages[code].iso, code]))

/**
 * Candidates for the language of a text that is written in the script of `language`, the likeliest first; none when no other candidate
 * shares that script.
 */
export async function scoreLanguages(text: string, language: LanguageCode): Promise<LanguageScore[]> {
  const script = languages[language].scripts.join()
  const others = otherLanguages[script]
  if (!others) return []
  const { francAll } = await import('franc-min')
  const own = languageCodes.filter((code) => languages[code].scripts.join() === script).map((code) => languages[code].iso)
  const only = [...own, ...others]
  const shares = functionWordShares(text)
  return francAll(text, { only })
    .map(([name, likeness]) => {
      const code = codeOf.get(name)
      return { language: code ?? name, score: likeness + functionWordWeight * ((code && shares[code]) ?? 0) }
    })
    .sort((a, b) => b.score - a.score)
}

/** The likeliest of all languages that the library supports, as ISO 639-3; `und` when there is none. */
export async function detectLanguage(text: string): Promise<string> {
  const { franc } = await import('franc-min')
  return franc(text)
}
