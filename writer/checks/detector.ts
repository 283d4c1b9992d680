import type { LanguageCode } from '#contract/options.ts'
import { functionWordShares } from '#writer/checks/function-words.ts'

/** Our languages as the library names them (ISO 639-3). It knows no Sanskrit. */
const ours: Readonly<Record<Exclude<LanguageCode, 'sa'>, string>> = {
  ...{ en: 'eng', es: 'spa', fr: 'fra', de: 'deu', pt: 'por', it: 'ita', ru: 'rus', hi: 'hin', ar: 'arb', ur: 'urd', bn: 'ben' },
  ...{ ja: 'jpn', zh: 'cmn', ko: 'kor' },
}

/** Others of the same letters, which a model may write instead of ours. More of them would only make short texts less certain. */
const latin = ['nld', 'pol', 'swe', 'ron', 'tur', 'ind', 'vie']
const arabic = ['pes']
const cyrillic = ['ukr']
const devanagari = ['mar', 'nep']

/** What a text in the letters of a language may be. Whoever has letters of its own is told by them (`scripts.ts`). */
const candidates: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  ...Object.fromEntries((['en', 'es', 'fr', 'de', 'pt', 'it'] as const).map((code) => [code, latin])),
  ...{ ar: arabic, ur: arabic, ru: cyrillic, hi: devanagari },
}
const together: readonly (readonly LanguageCode[])[] = [
  ['en', 'es', 'fr', 'de', 'pt', 'it'],
  ['ar', 'ur'],
]

/** How much more a share of function words says than as large a difference in trigrams. Measured: docs/decisions/006-language-detection.md. */
const weight = 3

export interface Likeness {
  /** ISO 639, two letters for ours and three for others. */
  readonly language: string
  /** Near 1 for the likeliest by its trigrams; function words add to it. Only differences mean something. */
  readonly score: number
}

const codeOf = new Map(Object.entries(ours).map(([code, name]) => [name, code as LanguageCode]))

/** What a text is most like that is written in the letters of `language`, the likeliest first; nothing for languages with their own. */
export async function likenesses(text: string, language: LanguageCode): Promise<Likeness[]> {
  const others = candidates[language]
  if (!others) return []
  const { francAll } = await import('franc-min')
  const siblings = together.find((codes) => codes.includes(language)) ?? [language]
  const only = [...siblings.map((code) => ours[code as keyof typeof ours]), ...others]
  const shares = functionWordShares(text)
  return francAll(text, { only })
    .map(([name, likeness]) => {
      const code = codeOf.get(name)
      return { language: code ?? name, score: likeness + weight * ((code && shares[code]) ?? 0) }
    })
    .sort((a, b) => b.score - a.score)
}

/** The likeliest of all languages that the library knows, as ISO 639-3; `und` where it knows none. */
export async function anyLanguage(text: string): Promise<string> {
  const { franc } = await import('franc-min')
  return franc(text)
}
