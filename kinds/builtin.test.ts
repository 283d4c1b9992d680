import { expect, test } from 'vitest'
import { type complexityIds, ideaCategoryIds } from '#contract/options.ts'
import { arrange as arrangeIdeas } from '#kinds/ideas/builtin.server.ts'
import { arrange as arrangePost } from '#kinds/post/builtin.server.ts'
import { post } from '#kinds/post/index.ts'
import { finalResult } from '#tests/support/partials.ts'

test('different seeds give different posts', () => {
  const facts = { steps: ['Sand the board', 'Oil it twice'] }
  const request = { ...post.sample, topic: 'How to oil a table', facts, platform: 'instagram', length: 'standard' } as const
  const texts = [7, 8, 9].map((seed) => finalResult(arrangePost(request, seed)).post.caption)

  expect(new Set(texts).size).toBe(3)
})

test('a post with a title has a body when its only fact is longer than the limit, and a note names the fact', () => {
  const details = `The glaze is mixed by hand${' from the ash of the stove and clay of the river bank'.repeat(12)}`
  const { post: written, arranged } = finalResult(arrangePost({ ...post.sample, topic: 'Our bowls', details, platform: 'pinterest' }, 1))

  expect(written.title).toBe('Our bowls')
  expect(written.caption).toMatch(/^The glaze is mixed by hand/)
  expect(written.caption.length).toBeLessThanOrEqual(500)
  expect(arranged?.notes).toContainEqual({ code: 'left-out', lines: [details.slice(0, 400)] })
})

test('each category gives different ideas', () => {
  const of = (category: (typeof ideaCategoryIds)[number]) =>
    finalResult(arrangeIdeas({ prompt: 'Beekeeping', category, count: 5, tone: 'casual', language: 'en' }, 1)).ideas.map(
      ({ title }) => title,
    )

  expect(new Set(ideaCategoryIds.map((category) => of(category).join())).size).toBe(ideaCategoryIds.length)
})

test('a simple post has no closing question', () => {
  const story = { topic: 'Why I left banking', occasion: 'mine', facts: { changed: 'I sleep again' } } as const
  const request = { ...post.sample, ...story, platform: 'linkedin', length: 'standard' } as const
  const of = (complexity: (typeof complexityIds)[number]) => finalResult(arrangePost({ ...request, complexity }, 1)).post.caption

  expect(of('moderate')).toContain('?')
  expect(of('simple')).not.toContain('?')
  expect(of('simple')).toContain('I sleep again')
})
