import { describe, expect, test } from 'vitest'
import { languageCodes, postLengthIds, postPlatforms, toneIds } from '#contract/options.ts'
import { type KindName, kinds } from '#kinds/index.ts'
import { platformWriting } from '#platforms/index.server.ts'
import { type PlatformId, platforms } from '#platforms/index.ts'
import { writers } from '#tests/support/writers.ts'
import { toneBundles } from '#writer/tones.ts'

/** Tokens, as the tokenizers of small models count them: a quarter of the Latin letters, half of others. */
const estimatedTokens = (text: string) => [...text].reduce((sum, character) => sum + (character < '\u0300' ? 0.25 : 0.45), 0)

/** How a platform is named in prompts: 'Twitter' of 'Twitter/X', because a single letter would match by chance. */
const named = (id: PlatformId): string => platforms[id].label.replace(/\/.*/, '')

const names = Object.keys(kinds) as KindName[]
/** Requests of a kind in every language, tone and platform, with details and without. */
const requestsOf = (name: KindName) =>
  languageCodes.flatMap((language) =>
    toneIds.flatMap((tone) =>
      (name === 'ideas' || name === 'script' ? [null] : postPlatforms).flatMap((platform) =>
        ['', 'on Friday'].flatMap((details) => {
          const on = platform && (name === 'titles' ? { platforms: [platform] } : { platform })
          const { success, data } = writers[name].schema.request.safeParse({ ...kinds[name].sample, language, tone, details, ...on })
          return success ? [{ request: data, platform, tone }] : []
        }),
      ),
    ),
  )

describe.each(names)('every prompt for %s', (name) => {
  const asked = requestsOf(name)
  const briefs = asked.map((each) => ({
    ...each,
    full: writers[name].prompt(each.request).system,
    short: writers[name].prompt(each.request, undefined, { size: 'short' }),
  }))

  test('names no platform but the one asked for', () => {
    const wrong = briefs.filter(({ full, short, platform }) =>
      postPlatforms.some((id) => id !== platform && name !== 'ideas' && [full, short.system].some((system) => system.includes(named(id)))),
    )
    expect(wrong).toEqual([])
    if (name !== 'post' && name !== 'carousel') expect(briefs.filter(({ full }) => full.includes('Community'))).toEqual([])
  })
  test('has one rule for the ending: that of the tone, else that of the platform or kind', () => {
    for (const { full, tone, platform } of briefs) {
      expect(full.match(/^- The end: /gm)?.length ?? 0).toBeLessThanOrEqual(1)
      const { ending } = toneBundles[tone]
      if (!full.includes('- The end: ') || !ending) continue
      expect(full).toContain(ending)
      if (platform) expect(full).not.toContain(platformWriting[platform].prompt.ending)
    }
  })
  test('says one thing about emoji, and none where the platform or the tone has none', () => {
    for (const { full, tone, platform } of briefs) {
      const rules = full.match(/^- (?:No emoji|One or two emoji|Emoji where).*$/gm) ?? []
      expect(rules.length).toBeLessThanOrEqual(1)
      if (name === 'post' && platform)
        expect(rules[0] === '- No emoji.').toBe(tone === 'formal' || !platformWriting[platform].builtin.emoji)
    }
  })
  test('begins as all prompts do, so that a model that keeps the beginning reads it once', () => {
    const [beginning] = writers.post.prompt(kinds.post.sample).system.split('\n\n')
    const [shortBeginning] = writers.post.prompt(kinds.post.sample, undefined, { size: 'short' }).system.split('\n\n')
    for (const { full, short } of briefs) {
      expect(full.startsWith(`${beginning}\n\n`)).toBe(true)
      expect(short.system.startsWith(`${shortBeginning}\n\n`)).toBe(true)
    }
  })
  test('is whole, and of a stated size: a post in at most 1,800 characters, any in 2,200, or 150 to 250 tokens for a small model', () => {
    for (const { full, short } of briefs) {
      expect(full).not.toMatch(/undefined|NaN|\[object|[^.]\.\.(?!\.)| {2}/)
      expect(full.length).toBeLessThanOrEqual(name === 'post' ? 1_800 : 2_200)
      const tokens = estimatedTokens(`${short.system}\n${short.prompt}`)
      expect(tokens).toBeGreaterThan(150)
      expect(tokens).toBeLessThanOrEqual(250)
    }
  })
})

describe('a limit is told only where a text of the length could reach it', () => {
  const told = (changes: object) => writers.post.prompt({ ...kinds.post.sample, ...changes }).system
  test.each(postLengthIds)('%s', (length) => {
    expect(told({ platform: 'twitter', length }).includes('thread')).toBe(length === 'standard' || length === 'long')
    expect(told({ platform: 'linkedin', length })).not.toContain('stays under')
  })
})

describe('the style of a user', () => {
  const told = (changes: object, style?: { spelling: 'own' | 'british' | 'american'; address: 'usual' | 'informal' | 'formal' }) =>
    writers.post.prompt({ ...kinds.post.sample, ...changes }, undefined, style && { style }).system
  test.each([
    ['our favourite colours', undefined, 'British'],
    ['soup for £4', undefined, 'British'],
    ['our favorite colors', undefined, "the person's own"],
    ['maths club', undefined, "the person's own"],
    ['our favorite colors', 'british', 'British'],
    ['our favourite colours', 'american', 'American'],
    ['surprise promise exercise otherwise analysis', 'own', "the person's own"],
  ] as const)('spells English by “%s” and the setting %s: %s', (topic, spelling, expected) => {
    expect(told({ topic }, spelling && { spelling, address: 'usual' })).toContain(`English in ${expected} spelling`)
  })
  test('has no spelling in other languages', () =>
    expect(told({ language: 'de' }, { spelling: 'british', address: 'usual' })).not.toContain('British'))

  test.each([
    ['de', 'formal', 'instagram', 'usual', 'Sie'],
    ['de', 'persuasive', 'facebook', 'usual', 'Sie'],
    ['de', 'educational', 'instagram', 'usual', 'du'],
    ['de', 'formal', 'facebook', 'informal', 'du'],
    ['es', 'persuasive', 'instagram', 'usual', 'tú'],
    ['es', 'casual', 'instagram', 'formal', 'usted, ustedes to many'],
    ['fr', 'casual', 'tiktok', 'informal', 'tu'],
    ['ja', 'casual', 'twitter', 'informal', 'タメ口・常体'],
  ] as const)('%s, %s, on %s, %s: %s', (language, tone, platform, address, expected) => {
    expect(told({ language, tone, platform }, { spelling: 'own', address })).toContain(` Address: ${expected}.`)
  })
  test.each(['de', 'fr', 'hi', 'ar'] as const)('in a tone that sounds spoken leaves the form of address to the writer: %s', (language) =>
    expect(told({ language, tone: 'casual', platform: 'instagram' })).not.toContain('Address'),
  )
  test('has no form of address in English', () => expect(told({})).not.toContain('Address'))
})
