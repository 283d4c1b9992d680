import { type LanguageCode, languages, type Tone, tones } from '#contract/options.ts'
import type { RewriteHow } from '#contract/rewrite.ts'
import { type PlatformId, platforms } from '#platforms/index.ts'

/** The fields of a rewrite's request that its instruction needs. */
interface Target {
  readonly tone: Tone
  readonly language: LanguageCode
  readonly platform?: PlatformId | undefined
}

const texts: Readonly<Record<RewriteHow, (target: Target) => string>> = {
  shorter: () =>
    'Make it shorter: keep the first line, the strongest point and the end; leave out whole sentences rather than squeezing them.',
  longer: () => 'Make it longer: keep every sentence, and add what deepens its points before the end. Repeat nothing.',
  simpler: () => 'Make it simpler: shorter sentences and everyday words. The meaning, the order and the facts stay.',
  hook: () => 'Change only the first line: another way in, as strong as can be kept. Every other sentence stays word for word.',
  tone: ({ tone }) =>
    `Change only how it sounds: ${tones[tone].toLowerCase()}, as told above. What it says and the order it says it in stay.`,
  language: ({ language }) =>
    `Translate that text into ${languages[language].name}: each of its statements, in its order, no more and no less, in the words a native would have chosen. Prices, figures, dates, times and names stay as they are; links, handles and brands letter for letter. A hashtag becomes the one that natives use for the same thing; that of a brand, a place or an event stays. The text is as long as that takes: of the lengths above only the limits in characters hold.`,
  instruction: () =>
    'Change that text as the person asks after it, and only so far as they ask. What they tell there is given like a detail, and counts where it differs from the topic, the details or the rules on length, tone and ending above.',
  platform: ({ platform }) =>
    `Rewrite that post for ${platform ? platforms[platform].label : 'this platform'}, as its author would post it there. What it says stays, with every fact in it; length, form, title, hashtags and end become those told above.`,
}

/** The instruction for a rewrite; `own` overrides the default wording for a kind. */
export const changeOf = (how: RewriteHow, target: Target, own: Partial<Record<RewriteHow, string>> = {}): string =>
  own[how] ?? texts[how](target)
