import type { Fault } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { phrasesOf } from '#writer/builtin/phrases/load.ts'
import { isProse, type Passage } from '#writer/checks/passage.ts'

/** Clichés of the language, except those that the user's input contains. */
export const clicheFaults = (passages: readonly Passage[], language: LanguageCode, source: string): Fault[] =>
  passages.flatMap(({ field, text, style }) => {
    if (!isProse({ style })) return []
    const matches = phrasesOf(language).cliches.flatMap((phrase) => {
      const match = phrase.exec(text)?.[0]
      return match && !source.toLowerCase().includes(match.toLowerCase()) ? [match.trim()] : []
    })
    return matches.length > 0
      ? [
          {
            rule: 'cliche',
            field,
            message: `uses clichés: ${matches.map((match) => `"${match}"`).join(', ')}`,
            quotes: matches,
            measured: matches.length,
          } satisfies Fault,
        ]
      : []
  })
