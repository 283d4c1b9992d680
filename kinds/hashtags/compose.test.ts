import { expect, test } from 'vitest'
import { hashtagPlatforms } from '#contract/options.ts'
import { platforms } from '#contract/platforms.ts'
import { measures } from '#contract/weighted.ts'
import { compose } from '#kinds/hashtags/compose.server.ts'
import { type HashtagsRequest, type HashtagsResult, hashtags } from '#kinds/hashtags/spec.ts'
import { awkwardTopics } from '#tests/support/topics.ts'
import { loadBooks } from '#writer/languages/registry.ts'

await loadBooks()

function write(over: Partial<HashtagsRequest>, seed: number): HashtagsResult {
  const writing = compose({ ...hashtags.sample, ...over }, seed)
  for (;;) {
    const { done, value } = writing.next()
    if (done) return value
  }
}

test('every set on every awkward topic and platform passes its checks and is full', () => {
  const failures = awkwardTopics.flatMap((topic, seed) =>
    hashtagPlatforms.flatMap((platform) => {
      const result = write({ topic, platform }, seed)
      const faults = hashtags.check(result, { ...hashtags.sample, topic, platform }, measures).map(({ message }) => message)
      if (result.hashtags.length < platforms[platform].hashtagSet) faults.push('not full')
      return faults.length > 0 ? [{ topic: topic.slice(0, 60), platform, faults, ...result }] : []
    }),
  )
  expect(failures).toEqual([])
})

test("hashtags run from the topic's own words to broad ones", () => {
  const tags = write({ topic: 'repairing old bicycles', platform: 'twitter' }, 3).hashtags
  expect(tags[0]).toBe('#RepairingOldBicycles')
  expect(tags).toContain('#OldBicycles')
})

test('a topic in another script keeps its letters', () => {
  expect(write({ topic: '猫の写真', platform: 'instagram' }, 1).hashtags).toContain('#猫の写真')
})

test('only YouTube gets search tags, without marks and each once', () => {
  const { tags = [] } = write({ topic: 'repairing old bicycles', platform: 'youtube' }, 1)
  expect(tags.length).toBeGreaterThan(5)
  expect(tags).toContain('repairing old bicycles')
  expect(new Set(tags).size).toBe(tags.length)
  expect(tags.join('')).not.toMatch(/[#",<>]/)
  expect(write({ platform: 'instagram' }, 1).tags).toBeUndefined()
})

test('another seed gives another set', () => {
  expect(write({ topic: 'repairing old bicycles', platform: 'twitter' }, 1)).not.toEqual(
    write({ topic: 'repairing old bicycles', platform: 'twitter' }, 2),
  )
})
