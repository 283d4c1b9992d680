import type { LanguageCode, Tone } from '#contract/options.ts'
import { type PlatformId, platforms } from '#platforms/index.ts'
import type { Platform } from '#platforms/platform.ts'

/** How a reader is spoken to. */
export type Address = 'informal' | 'formal'

/** How a language is written by natives, for prompts. */
export interface Register {
  /** Which form of the language, where natives write several. */
  readonly variety?: string
  /**
   * How readers are addressed; absent where the language has one form only. `usual` holds unless tone or
   * platform ask for the other; a tone that sounds spoken leaves it to the writer.
   */
  readonly address?: Readonly<Record<Address, string>> & { readonly usual: Address }
}

export const registers: Readonly<Record<LanguageCode, Register>> = {
  en: {},
  hi: {
    variety: 'as people speak today, English words in Devanagari (ऑर्डर, वीडियो)',
    address: { informal: 'तुम', formal: 'आप', usual: 'formal' },
  },
  es: { address: { informal: 'tú', formal: 'usted, ustedes to many', usual: 'informal' } },
  fr: { address: { informal: 'tu', formal: 'vous', usual: 'formal' } },
  de: { address: { informal: 'du', formal: 'Sie', usual: 'informal' } },
  ar: {
    variety: 'easy modern Arabic, or the dialect that the person writes in',
    address: { informal: 'singular, as to one friend', formal: 'plural (تعالوا، شاركونا)', usual: 'formal' },
  },
  pt: {
    variety: 'of Brazil, or of Portugal where that is home',
    address: { informal: 'você', formal: 'no direct address, or o senhor', usual: 'informal' },
  },
  bn: { variety: 'চলিত, as people speak today', address: { informal: 'তুমি', formal: 'আপনি', usual: 'formal' } },
  sa: {
    variety: 'सरलसंस्कृतम्, correct and flowing',
    address: { informal: 'त्वम्', formal: 'भवान्, भवती, भवन्तः', usual: 'formal' },
  },
  ru: { address: { informal: 'ты', formal: 'вы, with a small letter to many readers', usual: 'formal' } },
  it: { address: { informal: 'tu', formal: 'Lei, voi to many', usual: 'informal' } },
  ja: { address: { informal: 'タメ口・常体', formal: 'です・ます', usual: 'formal' } },
  zh: { address: { informal: '你', formal: '您', usual: 'informal' } },
  ko: { address: { informal: '반말', formal: '해요체; 합니다체 when the tone is formal', usual: 'formal' } },
  ur: { variety: 'as people speak today', address: { informal: 'تم', formal: 'آپ', usual: 'formal' } },
}

const courteousTones: ReadonlySet<Tone> = new Set(['formal', 'professional'])

/** The form of address of a language, when the user leaves it to us; none in a tone that leaves it to the native writer. */
export function usualAddress(language: LanguageCode, tone: Tone, spoken: boolean, platform?: PlatformId): Address | null {
  if (courteousTones.has(tone)) return 'formal'
  if (spoken) return null
  const prompt: Platform['prompt'] | undefined = platform && platforms[platform].prompt
  if (language === 'de' && prompt?.polite) return 'formal'
  return registers[language].address?.usual ?? 'informal'
}

/** Words that only British English spells so, and pounds. */
const british = new RegExp(
  [
    '£',
    '\\b(?:col|fav|flav|hon|lab|neighb|hum|harb|rum|behavi|od|vap|arm)our',
    '\\b(?:organ|real|recogn|special|personal|custom|apolog|optim|minim|maxim|modern|summar|priorit|social|memor|visual|critic|final|util)is(?:e|es|ed|ing|ation)\\b',
    '\\banalys(?:e|ed|ing)\\b',
    '\\b(?:cent|theat|fib|(?:kilo|centi|milli)?met|(?:milli)?lit)res?\\b',
    '\\b(?:trave|cance|mode|labe|fue)ll(?:ed|er|ers|ing)\\b',
    '\\b(?:grey|tyre|kerb|catalogue|cheque|plough|mum|pyjama|postcode)s?\\b',
    '\\b(?:jewellery|cosy|aluminium|moustache|programme|car park)\\b',
  ].join('|'),
  'iu',
)

/** Whether a text of the user shows British spelling, or pounds. */
export const looksBritish = (text: string): boolean => british.test(text)
