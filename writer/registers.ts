import type { LanguageCode, Tone } from '#contract/options.ts'
import { platformWriting } from '#platforms/index.server.ts'
import type { PlatformId } from '#platforms/index.ts'
import { cuesExpression } from '#writer/builtin/phrases/cues.ts'
import { phrasesOf } from '#writer/builtin/phrases/load.ts'
import { once } from '#writer/remember.ts'

/** How a reader is spoken to. */
export type Address = 'informal' | 'formal'

/** How a language is written by natives, for prompts. */
export const registerOf = (language: LanguageCode) => phrasesOf(language).writing.register

const courteousTones: ReadonlySet<Tone> = new Set(['formal', 'professional'])

/** The form of address of a language, when the user leaves it to us; none in a tone that leaves it to the native writer. */
export function usualAddress(language: LanguageCode, tone: Tone, spoken: boolean, platform?: PlatformId): Address | null {
  if (courteousTones.has(tone)) return 'formal'
  if (spoken) return null
  if (language === 'de' && platform && platformWriting[platform].prompt.polite) return 'formal'
  return registerOf(language).address?.usual ?? 'informal'
}

const british = once(() => cuesExpression(registerOf('en').british, 'spaced', 'iu', false))

/** Whether a text of the user shows British spelling, or pounds. */
export const looksBritish = (text: string): boolean => text.includes('£') || british()?.test(text) === true
