import { describe, expect, test } from 'vitest'
import { countWords } from '#contract/measure.ts'
import { scriptSections } from '#contract/script.ts'
import { rearrange as rearrangeDescription } from '#kinds/description/builtin.server.ts'
import { rearrange as rearrangeHashtags } from '#kinds/hashtags/builtin.server.ts'
import { rearrange as rearrangeIdeas } from '#kinds/ideas/builtin.server.ts'
import { arrange as arrangePost, rearrange as rearrangePost } from '#kinds/post/builtin.server.ts'
import { post } from '#kinds/post/index.ts'
import { arrange as arrangeScript, rearrange as rearrangeScript } from '#kinds/script/builtin.server.ts'
import { arrange as arrangeTitles, rearrange as rearrangeTitles } from '#kinds/titles/builtin.server.ts'
import { finalResult } from '#tests/support/partials.ts'
import { CannotRewrite } from '#writer/builtin/rearrange.ts'
import { spokenSeconds } from '#writer/script.ts'

const topic = 'Is a cargo bike worth it for a small flower shop?'
const of = '0190a0a0-0000-7000-8000-000000000000'

describe('a post', () => {
  const story = { topic: 'Why I left banking', facts: { changed: 'I sleep again' }, occasion: 'mine' } as const
  const asked = { ...post.sample, ...story, platform: 'linkedin', length: 'standard' } as const
  const earlier = { request: asked, result: finalResult(arrangePost(asked, 1)) }
  const again = (
    how: 'shorter' | 'longer' | 'simpler' | 'hook' | 'tone' | 'language',
    request: Partial<Omit<Parameters<typeof arrangePost>[0], 'platform'>> = {},
  ) => finalResult(rearrangePost({ ...asked, ...request, rewrite: { of, how } }, { how, earlier }, 1)).post.caption
  const before = earlier.result.post.caption

  test('can be shortened and lengthened', () => {
    expect(countWords(again('shorter', { length: 'short' }), 'en')).toBeLessThan(countWords(before, 'en'))
    expect(countWords(again('longer', { length: 'long' }), 'en')).toBeGreaterThan(countWords(before, 'en'))
  })
  test('gets simpler, another first line or another tone, and still contains the topic', () => {
    const texts = [again('simpler', { complexity: 'simple' }), again('hook'), again('tone', { tone: 'humorous' })]
    expect(new Set([before, ...texts]).size).toBe(4)
    for (const text of texts) expect(text).toContain(story.topic)
    expect(texts[1]?.split('\n')[0]).not.toBe(before.split('\n')[0])
  })
  test('cannot be translated', () => expect(() => again('language', { language: 'en' })).toThrow(CannotRewrite))
  test('without further facts cannot be lengthened', () => {
    const request = { ...asked, topic: 'Closed on Monday for Republic Day', occasion: 'hours' as const }
    const result = finalResult(arrangePost(request, 1))
    expect(() => finalResult(rearrangePost({ ...request, length: 'long' }, { how: 'longer', earlier: { request, result } }, 1))).toThrow(
      CannotRewrite,
    )
  })
})

test('another hook puts a different title first', () => {
  const request = {
    topic: 'We open our new bakery in Pune on Sunday at 8 am: free coffee for the first fifty guests',
    platforms: ['youtube'],
    tone: 'casual',
    language: 'en',
  } as const
  const ask = { ...request, platforms: ['youtube'] as ['youtube'] }
  const result = finalResult(arrangeTitles(ask, 1))
  const again = finalResult(rearrangeTitles(ask, { how: 'hook', earlier: { request: ask, result } }, 1))

  expect(again.titles[0]?.title).not.toBe(result.titles[0]?.title)
})

test('titles on a sensitive topic cannot get another hook', () => {
  const request = {
    topic: 'Our shop dog Biscuit passed away last night',
    platforms: ['youtube'] as ['youtube'],
    tone: 'casual',
    language: 'en',
  } as const
  const result = finalResult(arrangeTitles({ ...request }, 1))
  const revision = { how: 'hook', earlier: { request: { ...request }, result } } as const
  expect(() => finalResult(rearrangeTitles({ ...request }, revision, 1))).toThrow(CannotRewrite)
})

test('a script can be lengthened', () => {
  const steps = ['Measure the door', 'Count the orders of a week', 'Borrow a bike']
  const asked = { topic: 'How to choose a cargo bike', facts: { steps }, occasion: 'tips', tone: 'casual', language: 'en' } as const
  const request = { ...asked, length: 'short', targetAudience: 'general' } as const
  const result = finalResult(arrangeScript(request, 1))
  const again = finalResult(rearrangeScript({ ...request, length: 'medium' }, { how: 'longer', earlier: { request, result } }, 1))

  const seconds = (script: string) => scriptSections(script).reduce((sum, { text }) => sum + spokenSeconds(text, 'en'), 0)
  expect(seconds(again.script)).toBeGreaterThan(seconds(result.script))
})

test('hashtags, ideas and descriptions cannot be translated', () => {
  const revision = { how: 'language', earlier: undefined as never } as const
  const base = { tone: 'casual', language: 'en' } as const
  expect(() => rearrangeHashtags({ topic, platform: 'instagram', ...base }, revision)).toThrow(CannotRewrite)
  expect(() => finalResult(rearrangeIdeas({ prompt: topic, category: 'any', count: 3, ...base }, revision, 1))).toThrow(CannotRewrite)
  expect(() =>
    finalResult(
      rearrangeDescription(
        { topic, platform: 'youtube', ...base },
        { how: 'language', earlier: { request: { topic, platform: 'youtube', ...base }, result: { description: topic } } },
        1,
      ),
    ),
  ).toThrow(CannotRewrite)
})
