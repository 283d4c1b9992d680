import { describe, expect, test } from 'vitest'
import { announcesLength } from '#contract/arranged.ts'
import type { Fault } from '#contract/kind.ts'
import { hashtagsIn } from '#contract/measure.ts'
import { occasionIds } from '#contract/occasions.ts'
import {
  complexityIds,
  ideaCategoryIds,
  type LanguageCode,
  type PostPlatform,
  postLengthIds,
  postPlatforms,
  scriptLengthIds,
  scriptLengths,
  titlePlatforms,
  toneIds,
} from '#contract/options.ts'
import { factMax } from '#contract/roles.ts'
import { scriptSections } from '#contract/script.ts'
import { measures } from '#contract/weighted.ts'
import { arrange as arrangeDescription } from '#kinds/description/builtin.server.ts'
import { arrange as arrangeHashtags } from '#kinds/hashtags/builtin.server.ts'
import { arrange as arrangeIdeas } from '#kinds/ideas/builtin.server.ts'
import { arrange as arrangePost } from '#kinds/post/builtin.server.ts'
import { postSchema } from '#kinds/post/schema.ts'
import { unthreaded } from '#kinds/post/thread.server.ts'
import { arrange as arrangeScript } from '#kinds/script/builtin.server.ts'
import { arrange as arrangeTitles } from '#kinds/titles/builtin.server.ts'
import { titlesSchema } from '#kinds/titles/schema.ts'
import { platforms } from '#platforms/index.ts'
import { finalResult } from '#tests/support/partials.ts'
import { phraseLanguages, phrasesOf } from '#writer/builtin/phrases/load.ts'
import { factsOf, foldedText, type RequestFixture, requestsIn } from '#writer/builtin/requests.fixture.ts'
import { languageFaults } from '#writer/checks/language.ts'
import { spokenSeconds } from '#writer/script.ts'

const languages = phraseLanguages()

const one = <Item>(list: readonly Item[], at: number): Item => list[at % list.length] as Item

interface Each {
  readonly request: RequestFixture
  /** Lets the options beside a request take turns. */
  readonly at: number
  readonly language: LanguageCode
}
/** Requests of each language. */
const [many, some] = [300, 60]

const asked = (language: LanguageCode, count: number): Each[] =>
  requestsIn(language, count).map((request, at) => ({ language, request, at }))

const common = ({ language, request, at }: Each) => ({
  topic: request.topic,
  details: request.details.join('\n'),
  occasion: request.occasion,
  language,
  tone: one(toneIds, at),
})

describe.each(languages)('%s: every fact of the input is in the text, word for word', (language) => {
  const lost = ({ request }: Each, text: string) =>
    factsOf(request)
      .filter((fact) => !foldedText(text).includes(foldedText(fact)))
      .map((fact) => ({ fact, text }))

  test.each(postPlatforms)('in posts for %s', (platform) => {
    const found = asked(language, many).flatMap((each) => {
      const options = { platform, length: one(postLengthIds, each.at), complexity: one(complexityIds, each.at), premium: false } as const
      const { post: written } = finalResult(arrangePost({ ...common(each), ...options }, each.at))
      return lost(each, `${written.title ?? ''}\n${unthreaded(written)}`)
    })
    expect(found).toEqual([])
  })
  test('in descriptions', () => {
    const written = (each: Each) => finalResult(arrangeDescription({ ...common(each), platform: 'linkedin' }, each.at)).description
    expect(asked(language, many).flatMap((each) => lost(each, written(each)))).toEqual([])
  })
  test('in scripts, as on-screen text if they cannot be spoken', () => {
    const written = (each: Each) =>
      finalResult(arrangeScript({ ...common(each), length: 'short', targetAudience: 'general' }, each.at)).script
    expect(asked(language, many).flatMap((each) => lost(each, written(each)))).toEqual([])
  })
})

describe.each(languages)('%s: every result is valid', (language) => {
  const write = () =>
    asked(language, some).flatMap((each) =>
      postPlatforms.flatMap((platform) =>
        postLengthIds.map((length) => {
          const request = { ...common(each), platform, length, complexity: one(complexityIds, each.at), premium: false }
          return { request, result: finalResult(arrangePost(request, each.at)) }
        }),
      ),
    )
  let posts: ReturnType<typeof write> | undefined
  /** Written once for all tests of the language. */
  const written = () => {
    posts ??= write()
    return posts
  }

  test("posts follow the platform's limit, allowed characters and maximum of hashtags", () => {
    const tooFew = ({ rule, measured = 0, allowed }: Fault) => rule === 'hashtags' && measured < (allowed?.min ?? 0)
    const faults = written().flatMap(({ request, result }) =>
      postSchema.check(result, request, measures).filter((fault) => fault.rule !== 'length' && !tooFew(fault)),
    )
    expect(faults).toEqual([])
  })
  test('posts have the requested length, or a note says that they do not', () => {
    const silent = written().filter(
      ({ request, result }) =>
        postSchema.check(result, request, measures).some(({ rule }) => rule === 'length') && !announcesLength(result.arranged),
    )
    expect(silent.map(({ request, result }) => [request.length, result.post.caption])).toEqual([])
  })
  test('no line of a post is repeated, and no phrase markup is left', () => {
    const faults = written().flatMap(({ result }) => {
      const lines = unthreaded(result.post)
        .split('\n')
        .filter((line) => line.trim() !== '')
      return lines.filter((line, at) => lines.indexOf(line) !== at || /[{}|]/u.test(line))
    })
    expect(faults).toEqual([])
  })
  test('titles are valid, and the same for the same seed', () => {
    for (const each of asked(language, some)) {
      const request = { ...common(each), platforms: [one(titlePlatforms, each.at)] as [(typeof titlePlatforms)[number]] }
      const first = finalResult(arrangeTitles(request, each.at))
      expect(finalResult(arrangeTitles(request, each.at))).toEqual(first)
      expect(titlesSchema.check(first, request, measures)).toEqual([])
    }
  })
  test('ideas have the requested number and different titles, for every occasion and category', () => {
    for (const occasion of occasionIds)
      for (const category of ideaCategoryIds) {
        const of = (count: number) =>
          finalResult(arrangeIdeas({ prompt: 'Nordlicht', occasion, category, count, tone: 'casual', language }, count)).ideas
        for (const count of [1, 2, 5, 10])
          expect(new Set(of(count).map(({ title }) => title)).size, `${occasion} ${category} ${count}`).toBe(count)
      }
  })
  test('scripts have the requested duration, or a note says that they do not', () => {
    const silent = asked(language, some).flatMap((each) =>
      scriptLengthIds.flatMap((length) => {
        const { script, arranged } = finalResult(arrangeScript({ ...common(each), length, targetAudience: 'general' }, each.at))
        const seconds = scriptSections(script).reduce((sum, { text }) => sum + spokenSeconds(text, language), 0)
        const { minMinutes, maxMinutes } = scriptLengths[length]
        const isInside = seconds >= minMinutes * 60 - 1 && seconds <= maxMinutes * 60
        return isInside || announcesLength(arranged) ? [] : [{ seconds, length, script }]
      }),
    )
    expect(silent).toEqual([])
  })
  test('hashtags are valid, and no more than the platform allows', () => {
    for (const each of asked(language, some)) {
      const { hashtags } = finalResult(arrangeHashtags({ ...common(each), platform: 'instagram' }, each.at))
      expect(hashtags.length).toBeLessThanOrEqual(platforms.instagram.hashtagSet)
      for (const tag of hashtags) expect(hashtagsIn(tag)).toEqual([tag])
    }
  })
  test('the phrases are in their language', async () => {
    const { ask, invite, ideas } = phrasesOf(language)
    const lines = [ask, invite].flatMap((lists) => Object.values(lists).flat())
    const text = [...lines, ...Object.values(ideas).map(({ how }) => how)].map((line) =>
      line.replace(/\{([^{}|]*)\|[^{}]*\}/gu, '$1').replace(/\{[^{}]*\}/gu, ''),
    )
    expect(await languageFaults([{ field: 'phrases', text: text.join('\n') }], language, '')).toEqual([])
  })
})

describe('any topic gives a valid result', () => {
  const hostile = [
    'A.B.C. '.repeat(286).trim(),
    'Translation: '.repeat(153).trim(),
    'x'.repeat(2000),
    '!'.repeat(2000),
    '🕯️'.repeat(600),
    'a, '.repeat(660),
    '1.2.3.4.5.6.7.8.9'.repeat(110),
    '@a.b.c.d.e '.repeat(180),
    '(('.repeat(1000),
    '# '.repeat(1000),
    'کتاب '.repeat(400).trim(),
    '本'.repeat(2000),
    `${'word '.repeat(399)}?`,
    '{topic} {us|me} $& $1',
    '\n\n\n.',
  ]
  test.each(hostile.map((topic, at) => [topic.slice(0, 20), topic, at] as const))('%j', (_, topic, at) => {
    // Each is tried in English and in another language, all of them in turn.
    for (const language of new Set<LanguageCode>(['en', one(languages, at)])) {
      const details = topic.slice(0, 2000)
      const odd = topic.slice(0, factMax)
      const facts = { price: odd, when: '…', order: odd, thanks: '🕯️', steps: [odd, '{fact} {count}', '1. 1. 1.'] }
      const request = { topic, details, facts, language, tone: 'humorous' } as const
      for (const platform of postPlatforms as readonly PostPlatform[]) {
        const result = finalResult(arrangePost({ ...request, platform, length: 'long', complexity: 'advanced', premium: false }, 1))
        expect(postSchema.result.safeParse(result).success, `${language} ${platform}`).toBe(true)
        expect(
          postSchema
            .check(result, { ...request, platform, length: 'long', complexity: 'advanced', premium: false }, measures)
            .filter(({ rule }) => rule === 'limit'),
        ).toEqual([])
      }
      expect(finalResult(arrangeTitles({ ...request, platforms: ['youtube'] }, 1)).titles.length).toBeGreaterThan(0)
      expect(finalResult(arrangeDescription({ ...request, platform: 'twitter' }, 1)).description).not.toBe('')
      const hashtags = () => finalResult(arrangeHashtags({ ...request, platform: 'youtube' }, 1)).hashtags
      if (/\p{L}/u.test(topic)) expect(hashtags().length).toBeGreaterThan(0)
      expect(finalResult(arrangeIdeas({ prompt: topic, language, tone: 'casual', category: 'any', count: 10 }, 1)).ideas).toHaveLength(10)
      expect(finalResult(arrangeScript({ ...request, length: 'long', targetAudience: 'beginners' }, 1)).script).not.toBe('')
    }
  })
})
