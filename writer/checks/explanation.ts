import type { LanguageCode } from '#contract/options.ts'
import { functionWordShares } from '#writer/checks/function-words.ts'
import { scriptFits } from '#writer/checks/scripts.ts'

/** The language of explanations: that of the interface, whatever the language of the text. */
export const explanationLanguage: LanguageCode = 'en'

/**
 * Whether an explanation is written in the language of explanations: in its script, and with no other language's function words more frequent.
 * Quoted words of the text may be in another one.
 */
export function isReadable(explanation: string): boolean {
  const plain = explanation.replace(/["“«„「][^"”»“」]*["”»“」]/gu, ' ')
  const shares = functionWordShares(plain)
  return scriptFits(plain, explanationLanguage) && Object.values(shares).every((share) => share <= (shares[explanationLanguage] ?? 0))
}
