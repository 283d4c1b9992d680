import type { Fault } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { isProse, type Passage } from '#writer/checks/passage.ts'
import { wornPhrases } from '#writer/checks/worn/registry.ts'

/** Worn phrases of the language; the person's own words are never held against the text. */
export const wornFaults = (passages: readonly Passage[], language: LanguageCode, source: string): Fault[] =>
  passages.flatMap(({ field, text, style }) => {
    if (!isProse({ style })) return []
    const found = (wornPhrases[language] ?? []).flatMap((phrase) => {
      const match = phrase.exec(text)?.[0]
      return match && !source.toLowerCase().includes(match.toLowerCase()) ? [match.trim()] : []
    })
    return found.length > 0
      ? [
          {
            rule: 'worn',
            field,
            message: `uses worn phrases: ${found.map((match) => `"${match}"`).join(', ')}`,
            measured: found.length,
          } satisfies Fault,
        ]
      : []
  })
