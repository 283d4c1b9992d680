import { describe, expect, test } from 'vitest'
import { languages } from '#contract/options.ts'
import { builtinEngine, type Draft, type Engine, type Task } from '#server/core/generation/engine.ts'
import { validateAndRepair } from '#server/core/generation/validate-and-repair.ts'
import { backgroundIn, checksIn, dayIn, fill, given, neverAborted, options, other, requestOf, textOf } from '#tests/support/voiced-texts.ts'
import { ownTexts, type VoicedLanguage, voicedLanguages } from '#tests/support/voices.ts'
import { writers } from '#tests/support/writers.ts'

/*
 * The bar for voices: of 200 texts of the built-in writer and 200 of a model that contradicts its voice and source, none is delivered with an
 * avoided word or a contradicted fact that is neither mended nor told.
 */

test('an avoided word that the user typed stays in a text of the built-in writer, and is told', async () => {
  const request = requestOf('post', 'en', { topic: 'Cheap bread for everybody', platform: 'facebook' })
  const task: Task = { writer: writers.post, request, background: { voice: backgroundIn('en').voice } }
  const draft = await builtinEngine(() => 1).write(task, { signal: neverAborted })
  const { result } = await validateAndRepair(task, draft, builtinEngine(), options)
  expect(textOf('post', result)).toContain('Cheap bread for everybody')
  expect(checksIn(result)).toMatchObject([{ code: 'avoided', quotes: expect.arrayContaining(['Cheap']) }])
})

describe('a model that contradicts its voice and source', () => {
  const attempts = [
    'hours',
    'price',
    'share',
    'day',
    'phone',
    'quotation',
    'link',
    'place',
    'name',
    'avoided',
    'copied',
    'emoji',
    'hashtag',
    'weekday',
  ] as const

  /** A sentence of the model, and what is wrong in it. */
  function attempted(attempt: (typeof attempts)[number], language: VoicedLanguage): { text: string; wrong: string } {
    const own = ownTexts[language]
    switch (attempt) {
      case 'hours':
      case 'price':
      case 'share':
      case 'phone':
        return { text: fill(own[attempt], other[attempt]), wrong: other[attempt] }
      case 'day':
        return { text: fill(own.day, dayIn(language, 23)), wrong: '23' }
      case 'quotation':
        return { text: fill(own.quoted, own.alteredQuotation), wrong: own.alteredQuotation }
      case 'link':
        return { text: `${fill(own.hours, given.hours)} ${other.link}`, wrong: other.link }
      case 'place':
        return { text: fill(own.placed, own.otherPlace), wrong: own.otherPlace }
      case 'name':
        return { text: fill(own.named, own.otherName), wrong: own.otherName }
      case 'avoided':
        return { text: own.avoiding, wrong: own.avoiding }
      case 'copied':
        return { text: own.post, wrong: own.post.slice(0, 6) }
      case 'emoji':
        return { text: `${fill(own.hours, given.hours)} 🎉`, wrong: '🎉' }
      case 'hashtag':
        return { text: `${fill(own.hours, given.hours)}\n\n#bread`, wrong: '#bread' }
      case 'weekday': {
        const day = new Intl.DateTimeFormat(languages[language].locale, { weekday: 'long', calendar: 'gregory' }).format(
          new Date(2026, 1, 4),
        )
        return { text: `${fill(own.hours, given.hours)} ${day}.`, wrong: day }
      }
    }
  }

  /** Delivers what a model is given that never repairs anything. */
  async function deliveredOf(language: VoicedLanguage, text: string, at: number) {
    const own = ownTexts[language]
    const background = backgroundIn(language, { emoji: 'none', hashtags: 'none' })
    const weekday = new Intl.DateTimeFormat(languages[language].locale, { weekday: 'long', calendar: 'gregory' }).format(
      new Date(2026, 1, 2),
    )
    const withWeekday = { ...background, voice: { ...background.voice, offer: weekday } }
    const kind = at % 2 === 0 ? 'description' : 'post'
    const request = requestOf(kind, language, {
      platform: kind === 'post' ? 'facebook' : 'youtube',
      length: 'best',
      tone: at % 3 === 0 ? 'humorous' : 'casual',
    })
    const task: Task = { writer: writers[kind], request, background: withWeekday }
    const around = [fill(own.hours, given.hours), fill(own.price, given.price), fill(own.share, given.share)].join(' ')
    const whole = `${around}\n\n${text}`
    const draft: Draft = {
      result: kind === 'post' ? { post: { caption: whole } } : { description: whole },
      engine: 'test/model',
      conversation: { brief: writers[kind].prompt(request, undefined, { background: withWeekday }), turns: [] },
    }
    const engine: Engine = { name: 'test', write: async () => draft, rewrite: async () => draft }
    const { result } = await validateAndRepair(task, draft, engine, options)
    return { text: textOf(kind, result), checks: checksIn(result) }
  }

  test.each(voicedLanguages)('%s: whatever it does not repair is mended or told', async (language) => {
    const untold: string[] = []
    for (const [at, attempt] of attempts.entries()) {
      const { text, wrong } = attempted(attempt, language)
      const { text: result, checks } = await deliveredOf(language, text, at)
      const isTold = checks.some(({ quotes }) => quotes.some((quote) => quote.includes(wrong) || wrong.includes(quote)))
      if (result.includes(wrong) && !isTold) untold.push(`${attempt}: ${text} ← ${JSON.stringify(checks)} ${result}`)
    }
    expect(untold).toEqual([])
    expect(attempts.length * voicedLanguages.length).toBeGreaterThanOrEqual(200)
  })

  test('a quotation in single quotation marks is told, too, when it is not word for word', async () => {
    const { checks } = await deliveredOf('en', `‘${ownTexts.en.alteredQuotation}’`, 1)
    expect(checks).toMatchObject([{ code: 'contradicts', quotes: [`‘${ownTexts.en.alteredQuotation}’`] }])
  })

  test('a point that only the explanation of a text names is not one that the text uses', async () => {
    const request = requestOf('post', 'en', { platform: 'facebook', length: 'best' })
    const background = backgroundIn('en')
    const { hours, price } = ownTexts.en
    const draft: Draft = {
      result: { post: { caption: fill(hours, given.hours), whyThisWorks: fill(price, given.price) } },
      engine: 'test/model',
      conversation: { brief: writers.post.prompt(request, undefined, { background }), turns: [] },
    }
    const engine: Engine = { name: 'test', write: async () => draft, rewrite: async () => draft }
    const { result } = await validateAndRepair({ writer: writers.post, request, background }, draft, engine, options)
    expect(result).toMatchObject({ post: { whyThisWorks: fill(price, given.price) }, usedPoints: [0] })
  })

  test.each(voicedLanguages)('%s: a text with the given facts alone is told nothing', async (language) => {
    const own = ownTexts[language]
    const faithful = [
      fill(own.placed, own.place),
      fill(own.named, own.name),
      fill(own.quoted, own.quotation),
      `${fill(own.phone, given.phone)} ${given.link}`,
    ]
    const { checks } = await deliveredOf(language, faithful.join('\n'), 1)
    expect(checks).toEqual([])
  })
})
