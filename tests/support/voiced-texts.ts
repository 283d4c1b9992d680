import { type LanguageCode, languages } from '#contract/options.ts'
import type { CheckNote } from '#contract/result-notes.ts'
import { newVoice } from '#contract/voices.ts'
import { type KindName, kinds } from '#kinds/index.ts'
import type { Task } from '#server/core/generation/engine.ts'
import { ownTexts, type VoicedLanguage } from '#tests/support/voices.ts'
import { writers } from '#tests/support/writers.ts'
import type { Background } from '#writer/background.ts'

export const neverAborted = new AbortController().signal
export const options = { signal: neverAborted, stopped: neverAborted }
export const given = { hours: '48', price: '35', share: '15', phone: '0113 496 0000', link: 'hollowcrumb.example/book' }
export const other = { hours: '24', price: '67', share: '40', phone: '0113 496 0777', link: 'silveroven.example/book' }
export const fill = (text: string, value: string) => text.replace(/\{\w\}/u, () => value)
export const dayIn = (language: LanguageCode, day: number) =>
  new Intl.DateTimeFormat(languages[language].locale, {
    day: 'numeric',
    month: 'long',
    calendar: 'gregory',
    numberingSystem: 'latn',
  }).format(new Date(2026, 4, day))

/** Who writes in a language, and a source with a fact of each kind. */
export function backgroundIn(
  language: VoicedLanguage,
  voice: Partial<Background['voice']> = {},
): Background & Required<Pick<Background, 'voice'>> {
  const own = ownTexts[language]
  const points = [
    fill(own.hours, given.hours),
    fill(own.price, given.price),
    fill(own.share, given.share),
    fill(own.day, dayIn(language, 14)),
    fill(own.phone, given.phone),
    fill(own.quoted, own.quotation),
  ]
  return {
    voice: {
      ...newVoice,
      name: own.name,
      speaker: 'shop',
      place: own.place,
      link: given.link,
      callToAction: own.action,
      language,
      avoidWords: [own.avoided],
      ownPosts: [own.post],
      rules: [],
      ...voice,
    },
    source: { title: own.topic, points: points.map((text, position) => ({ position, text, facts: [] })) },
  }
}

export const checksIn = (result: Record<string, unknown>): readonly CheckNote[] => (result.checks ?? []) as CheckNote[]
export const textOf = (kind: KindName, result: Record<string, unknown>) =>
  writers[kind]
    .passages(result)
    .flatMap(({ style, text }) => (style === 'note' ? [] : text))
    .join('\n')

export const requestOf = (kind: KindName, language: VoicedLanguage, changes: object = {}) => {
  const topic = ownTexts[language].topic
  return { ...kinds[kind].sample, topic, prompt: topic, language, ...changes } as Task['request']
}
