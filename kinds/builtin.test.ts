import { describe, expect, test } from 'vitest'
import { hashtagsIn } from '#contract/measure.ts'
import { isQuiet, occasionIds } from '#contract/occasions.ts'
import {
  complexityIds,
  ideaCategoryIds,
  type PostPlatform,
  postLengthIds,
  postPlatforms,
  scriptLengthIds,
  scriptLengths,
  titlePlatforms,
  toneIds,
} from '#contract/options.ts'
import { platforms, titleLimit } from '#contract/platforms.ts'
import { scriptSections } from '#contract/script.ts'
import { measures } from '#contract/weighted.ts'
import { arrange as arrangeDescription } from '#kinds/description/builtin.server.ts'
import { arrange as arrangeHashtags } from '#kinds/hashtags/builtin.server.ts'
import { arrange as arrangeIdeas } from '#kinds/ideas/builtin.server.ts'
import { arrange as arrangePost } from '#kinds/post/builtin.server.ts'
import { post } from '#kinds/post/spec.ts'
import { unthreaded } from '#kinds/post/thread.server.ts'
import { arrange as arrangeScript } from '#kinds/script/builtin.server.ts'
import { arrange as arrangeTitles } from '#kinds/titles/builtin.server.ts'
import { titles } from '#kinds/titles/spec.ts'
import { phraseLanguages } from '#writer/builtin/phrases/load.ts'
import { factsOf, foldedText, requestsIn } from '#writer/builtin/requests.fixture.ts'
import { spokenSeconds } from '#writer/script.ts'

const languages = phraseLanguages()

/** The whole result of a text that grows. */
function whole<Result>(growing: Generator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = growing.next()
    if (done) return value
  }
}

const one = <Item>(list: readonly Item[], at: number): Item => list[at % list.length] as Item

/** Requests of every language with an index, so that the options beside them take turns. */
const asked = (count: number) =>
  languages.flatMap((language) => requestsIn(language, count).map((request, at) => ({ language, request, at })))

const common = ({ language, request, at }: ReturnType<typeof asked>[number]) => ({
  topic: request.topic,
  details: request.details.join('\n'),
  occasion: request.occasion,
  language,
  tone: one(toneIds, at),
})

describe('every given fact is in the text, word for word', () => {
  const lost = (each: ReturnType<typeof asked>[number], text: string) =>
    factsOf(each.request)
      .filter((fact) => !foldedText(text).includes(foldedText(fact)))
      .map((fact) => ({ fact, language: each.language, text }))

  test.each(postPlatforms)('in posts for %s', (platform) => {
    const found = asked(300).flatMap((each) => {
      const length = one(postLengthIds, each.at)
      const { post: written } = whole(
        arrangePost({ ...common(each), platform, length, complexity: one(complexityIds, each.at), premium: false }, each.at),
      )
      return lost(each, `${written.title ?? ''}\n${unthreaded(written)}`)
    })
    expect(found).toEqual([])
  })
  test('in descriptions', () => {
    expect(
      asked(300).flatMap((each) => lost(each, whole(arrangeDescription({ ...common(each), platform: 'linkedin' }, each.at)).description)),
    ).toEqual([])
  })
  test('in scripts, on screen where they cannot be read out', () => {
    const written = (each: ReturnType<typeof asked>[number]) =>
      whole(arrangeScript({ ...common(each), length: 'short', targetAudience: 'general' }, each.at)).script
    expect(asked(300).flatMap((each) => lost({ ...each, request: { ...each.request } }, written(each)))).toEqual([])
  })
})

describe('what no result may break', () => {
  const texts = asked(60).flatMap((each) =>
    postPlatforms.flatMap((platform) =>
      postLengthIds.map((length) => ({
        each,
        request: { ...common(each), platform, length, complexity: one(complexityIds, each.at), premium: false },
      })),
    ),
  )
  const written = texts.map(({ each, request }) => ({ request, result: whole(arrangePost(request, each.at)) }))

  test('posts keep the platform’s limit, characters and most hashtags', () => {
    const faults = written.flatMap(({ request, result }) =>
      post
        .check(result, request, measures)
        .filter(({ rule, measured = 0, allowed }) => rule !== 'length' && !(rule === 'hashtags' && measured < (allowed?.min ?? 0))),
    )
    expect(faults).toEqual([])
  })
  test('posts are as long as asked, or say that they are not', () => {
    const silent = written.filter(
      ({ request, result }) =>
        post.check(result, request, measures).some(({ rule }) => rule === 'length') &&
        !result.arranged.notes.some(({ code }) => code === 'shorter' || code === 'longer'),
    )
    expect(silent.map(({ request, result }) => [request.length, result.post.caption])).toEqual([])
  })
  test('no line of ours is in a post twice', () => {
    const twice = written.flatMap(({ result }) => {
      const lines = unthreaded(result.post)
        .split('\n')
        .filter((line) => line.trim() !== '')
      return lines.filter((line, at) => lines.indexOf(line) !== at)
    })
    expect(twice).toEqual([])
  })
  test('nothing of the notation is left in a text', () => {
    const left = written.map(({ result }) => unthreaded(result.post)).filter((text) => /[{}|]/u.test(text.replace(/\S* \/ \S*/gu, '')))
    expect(left).toEqual([])
  })
  test('quiet news has no emoji, exclamation mark or hashtag of ours', () => {
    const loud = written
      .filter(({ result }) => isQuiet(result.arranged.occasion))
      .map(({ result }) => result.post.caption)
      .filter((caption) => /[!！\p{Extended_Pictographic}]/u.test(caption.replace(/[\d#*©®™]/gu, '')))
    expect(loud).toEqual([])
  })
  test('the same seed gives the same text, and a title is no copy of another', () => {
    for (const each of asked(40)) {
      const request = { ...common(each), platforms: [one(titlePlatforms, each.at)] as [(typeof titlePlatforms)[number]] }
      const first = whole(arrangeTitles(request, each.at))
      expect(whole(arrangeTitles(request, each.at))).toEqual(first)
      expect(titles.check(first, request, measures)).toEqual([])
      expect(new Set(first.titles.map(({ title }) => title.toLowerCase())).size).toBe(first.titles.length)
      for (const { title } of first.titles)
        expect(measures[titleLimit(request.platforms[0]).unit](title)).toBeLessThanOrEqual(titleLimit(request.platforms[0]).max)
    }
  })
})

test('the next turn on a request says something else', () => {
  const request = {
    topic: 'Half price on all winter jackets',
    platform: 'instagram',
    tone: 'casual',
    language: 'en',
    length: 'standard',
    complexity: 'moderate',
    premium: false,
  } as const
  const texts = [7, 8, 9].map((seed) => whole(arrangePost(request, seed)).post.caption)

  expect(new Set(texts).size).toBe(3)
})

describe('ideas', () => {
  test.each(languages)('%s: exactly as many as asked for, on every occasion and in every category, each once', (language) => {
    for (const occasion of occasionIds)
      for (const category of ideaCategoryIds)
        for (let count = 1; count <= 10; count++) {
          const { ideas } = whole(arrangeIdeas({ prompt: 'Beekeeping', occasion, category, count, tone: 'casual', language }, count))
          expect(new Set(ideas.map(({ title }) => title)).size, `${occasion} ${category} ${count}`).toBe(count)
        }
  })
  test('a category changes them', () => {
    const of = (category: (typeof ideaCategoryIds)[number]) =>
      whole(arrangeIdeas({ prompt: 'Beekeeping', category, count: 5, tone: 'casual', language: 'en' }, 1)).ideas.map(({ title }) => title)
    const sets = ideaCategoryIds.map((category) => of(category).join())

    expect(new Set(sets).size).toBe(ideaCategoryIds.length)
  })
})

describe('scripts', () => {
  test('are as long as the minutes asked for, counting the speaker’s own words, or say that they are not', () => {
    const silent = asked(60).flatMap((each) =>
      scriptLengthIds.flatMap((length) => {
        const { script, arranged } = whole(arrangeScript({ ...common(each), length, targetAudience: 'general' }, each.at))
        const seconds = scriptSections(script).reduce((sum, { text }) => sum + spokenSeconds(text, each.language), 0)
        const { minMinutes, maxMinutes } = scriptLengths[length]
        const isInside = seconds >= minMinutes * 60 - 1 && seconds <= maxMinutes * 60
        return isInside || arranged.notes.some(({ code }) => code === 'shorter' || code === 'longer') ? [] : [{ seconds, length, script }]
      }),
    )
    expect(silent).toEqual([])
  })
  test('each audience has its own', () => {
    const of = (targetAudience: 'general' | 'beginners' | 'intermediate' | 'advanced' | 'professionals') =>
      whole(arrangeScript({ topic: 'Beekeeping', tone: 'casual', language: 'en', length: 'short', targetAudience }, 1)).script
    expect(new Set((['general', 'beginners', 'intermediate', 'advanced', 'professionals'] as const).map(of)).size).toBe(5)
  })
})

test('complexity and tone each change the post', () => {
  const request = {
    topic: 'Is a cargo bike worth it for a small flower shop',
    platform: 'linkedin',
    language: 'en',
    length: 'long',
    premium: false,
  } as const
  const byComplexity = complexityIds.map((complexity) => whole(arrangePost({ ...request, tone: 'casual', complexity }, 1)).post.caption)
  const byTone = toneIds.map(
    (tone) =>
      whole(
        arrangePost(
          { ...request, topic: 'Our salon offers 15% off', length: 'medium', platform: 'instagram', tone, complexity: 'moderate' },
          1,
        ),
      ).post.caption,
  )

  expect(new Set(byComplexity).size).toBe(complexityIds.length)
  expect(new Set(byTone).size).toBeGreaterThanOrEqual(toneIds.length - 1)
})

describe('whatever is typed gives a text', () => {
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
  test.each(hostile.map((topic) => [topic.slice(0, 20), topic] as const))('%j', (_, topic) => {
    for (const language of languages) {
      const details = topic.slice(0, 2000)
      const request = { topic, details, language, tone: 'humorous' } as const
      for (const platform of postPlatforms as readonly PostPlatform[]) {
        const result = whole(arrangePost({ ...request, platform, length: 'long', complexity: 'advanced', premium: false }, 1))
        expect(post.result.safeParse(result).success, `${language} ${platform}`).toBe(true)
        expect(
          post
            .check(result, { ...request, platform, length: 'long', complexity: 'advanced', premium: false }, measures)
            .filter(({ rule }) => rule === 'limit'),
        ).toEqual([])
      }
      expect(whole(arrangeTitles({ ...request, platforms: ['youtube'] }, 1)).titles.length).toBeGreaterThan(0)
      expect(whole(arrangeDescription({ ...request, platform: 'twitter' }, 1)).description).not.toBe('')
      expect(whole(arrangeHashtags({ ...request, platform: 'youtube' }, 1)).hashtags.length).toBeGreaterThan(0)
      expect(whole(arrangeIdeas({ prompt: topic, language, tone: 'casual', category: 'any', count: 10 }, 1)).ideas).toHaveLength(10)
      expect(whole(arrangeScript({ ...request, length: 'long', targetAudience: 'beginners' }, 1)).script).not.toBe('')
    }
  })
})

test('hashtags are words that were typed or the occasion’s own, within the platform’s number', () => {
  for (const each of asked(80)) {
    const { hashtags } = whole(arrangeHashtags({ ...common(each), platform: 'instagram' }, each.at))
    expect(hashtags.length).toBeLessThanOrEqual(platforms.instagram.hashtagSet)
    for (const tag of hashtags) expect(hashtagsIn(tag)).toEqual([tag])
  }
})
