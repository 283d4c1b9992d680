import { describe, expect, test } from 'vitest'
import { hashtagsIn } from '#contract/measure.ts'
import type { KindName } from '#kinds/index.ts'
import { builtinEngine, type Task } from '#server/core/generation/engine.ts'
import { validateAndRepair } from '#server/core/generation/validate-and-repair.ts'
import { backgroundIn, checksIn, neverAborted, options, other, requestOf, textOf } from '#tests/support/voiced-texts.ts'
import { ownTexts, type VoicedLanguage, voicedLanguages } from '#tests/support/voices.ts'
import { writers } from '#tests/support/writers.ts'
import { emojiIn } from '#writer/builtin/sentences.ts'

/*
 * The bar for voices: of 200 texts of the built-in writer and 200 of a model that contradicts its voice and source, none is delivered with an
 * avoided word or a contradicted fact that is neither mended nor told.
 */

describe('the built-in writer, in 200 texts', () => {
  /** Words that its phrases use in a language: avoided, they must not come. */
  async function usualWords(language: VoicedLanguage): Promise<string[]> {
    const texts = await Promise.all(
      [1, 2, 3].map(async (seed) => {
        const request = requestOf('post', language, { platform: 'facebook', occasion: 'opinion', length: 'medium' })
        const { result } = await builtinEngine(() => seed).write({ writer: writers.post, request }, { signal: neverAborted })
        return textOf('post', result)
      }),
    )
    const typed = ownTexts[language].topic.toLowerCase()
    const words = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(texts.join('\n').toLowerCase())]
      .filter(({ isWordLike, segment }) => isWordLike && segment.length > 2 && !typed.includes(segment))
      .map(({ segment }) => segment)
    return [...new Set(words)].sort((a, b) => b.length - a.length).slice(0, 3)
  }

  test.each(voicedLanguages)(
    '%s: none has an avoided word, emoji or hashtags that its voice has not, or a fact that nobody gave',
    async (language) => {
      const avoidWords = [ownTexts[language].avoided, ...(await usualWords(language))]
      const background = backgroundIn(language, { avoidWords, emoji: 'none', hashtags: 'none' })
      const cases: [KindName, object][] = [
        ...(['facebook', 'instagram', 'linkedin', 'twitter', 'reddit'] as const).map((platform): [KindName, object] => [
          'post',
          { platform, length: 'medium' },
        ]),
        ...(['event', 'offer', 'tips', 'question', 'opinion'] as const).map((occasion): [KindName, object] => [
          'post',
          { platform: 'facebook', occasion, length: 'standard' },
        ]),
        ['description', { platform: 'youtube' }],
        ['titles', {}],
        ['ideas', {}],
        ['script', {}],
      ]
      const problems: string[] = []
      let texts = 0
      for (const [at, [kind, changes]] of cases.entries()) {
        const request = requestOf(kind, language, changes)
        const task: Task = { writer: writers[kind], request, background }
        const logged: unknown[] = []
        const draft = await builtinEngine(() => at + 1).write(task, { signal: neverAborted })
        const { result } = await validateAndRepair(task, draft, builtinEngine(), {
          ...options,
          log: { error: (...all: unknown[]) => logged.push(all) },
        })
        const text = textOf(kind, result)
        texts++
        const told = checksIn(result).flatMap(({ quotes }) => quotes.map((quote) => quote.toLowerCase()))
        const spaced = !['zh', 'ja', 'ko'].includes(language)
        for (const word of avoidWords) {
          const found = spaced ? new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'iu').test(text) : text.includes(word)
          if (found && !told.includes(word)) problems.push(`${kind} ${JSON.stringify(changes)} has ${word}: ${text}`)
        }
        if (emojiIn(text).length > 0) problems.push(`${kind} has emoji: ${text}`)
        if (hashtagsIn(text).length > 0) problems.push(`${kind} has hashtags: ${text}`)
        for (const wrong of [other.link, ownTexts[language].otherPlace, ownTexts[language].otherName])
          if (text.includes(wrong)) problems.push(wrong)
        if (logged.length > 0) problems.push(`${kind}: ${JSON.stringify(logged)}`)
      }
      expect(problems).toEqual([])
      expect(texts * voicedLanguages.length).toBeGreaterThanOrEqual(200)
    },
  )
})
