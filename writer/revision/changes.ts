import { type LanguageCode, languages, type Tone, tones } from '#contract/options.ts'
import type { RewriteHow } from '#contract/rewrite.ts'

/** The fields of a rewrite's request that its instruction needs. */
interface Target {
  readonly tone: Tone
  readonly language: LanguageCode
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
    `Say the same in ${languages[language].name}, as a native would have written it in the first place and not as a translation.`,
}

/** The instruction for a rewrite; `own` overrides the default wording for a kind. */
export const changeOf = (how: RewriteHow, target: Target, own: Partial<Record<RewriteHow, string>> = {}): string =>
  own[how] ?? texts[how](target)
