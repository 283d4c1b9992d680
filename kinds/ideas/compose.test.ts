import { expect, test } from 'vitest'
import { ideaCategoryIds, toneIds } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { compose } from '#kinds/ideas/compose.server.ts'
import { type IdeasRequest, ideas } from '#kinds/ideas/spec.ts'
import { part } from '#tests/support/all.ts'
import { watched, whole } from '#tests/support/composing.ts'
import { proseFaults } from '#tests/support/prose.ts'
import { awkwardTopics } from '#tests/support/topics.ts'
import { inspect } from '#writer/checks/inspect.ts'
import { loadBooks } from '#writer/languages/registry.ts'
import { analyse } from '#writer/topic/topic.ts'

await loadBooks()

const request = (over: Partial<IdeasRequest>): IdeasRequest => ({ ...ideas.sample, ...over })
const write = (over: Partial<IdeasRequest>, seed: number) => whole(compose(request(over), seed)).ideas

/** Every prompt in every category, tones and counts in turn. */
const grid = awkwardTopics.flatMap((prompt, at) =>
  ideaCategoryIds.map((category, turn) =>
    request({ prompt, category, tone: toneIds[(at + turn) % toneIds.length] ?? 'casual', count: 1 + ((at * 7 + turn) % 10) }),
  ),
)

test('every set of ideas on every awkward prompt is complete, passes its checks and a proofreader', () => {
  const failures = part(grid.entries(), 7).flatMap(([seed, asked]) => {
    const result = whole(compose(asked, seed))
    const topic = analyse(asked.prompt)
    const faults = [
      ...ideas.check(result, asked, measures).map(({ message }) => message),
      ...(result.ideas.length < asked.count ? [`only ${result.ideas.length} of ${asked.count}`] : []),
      ...result.ideas.flatMap(({ title, description }) => [...proseFaults(title, topic), ...proseFaults(description, topic)]),
    ]
    return faults.length > 0 ? [{ seed, prompt: asked.prompt.slice(0, 80), faults, ideas: result.ideas }] : []
  })
  expect(failures.slice(0, 5)).toEqual([])
  expect(failures).toHaveLength(0)
})

test('ideas state nothing of their own, repeat nothing and use no worn phrase', async () => {
  const failures = []
  for (const [seed, asked] of part(grid.entries(), 17 * 5)) {
    if (seed % 17 !== 0) continue
    const passages = write(asked, seed).flatMap(({ title, description }, at) => [
      { field: `ideas.${at}.title`, text: title, style: 'title' as const },
      { field: `ideas.${at}.description`, text: description },
    ])
    const faults = (await inspect({ passages, language: 'en', source: asked.prompt, instructions: '' })).filter(
      ({ rule }) => rule !== 'language',
    )
    if (faults.length > 0) failures.push({ prompt: asked.prompt.slice(0, 80), faults: faults.map(({ message }) => message) })
  }
  expect(failures.slice(0, 5)).toEqual([])
})

test('an idea names its angle and its first shot or line', () => {
  for (const { description } of write({ prompt: 'repairing old bicycles', count: 10 }, 3))
    expect(description).toMatch(/(?:First shot|First slide|Opening line): /)
})

test('the category colours the ideas', () => {
  const titles = (category: IdeasRequest['category']) =>
    write({ category, count: 4 }, 3)
      .map(({ title }) => title)
      .join('\n')

  expect(titles('fitness')).toMatch(/walk|lap|stretch|back|habit|challenge|week|today/i)
  expect(titles('business')).not.toBe(titles('fitness'))
})

test('the same seed gives the same ideas, the next one others', () => {
  expect(write({}, 5)).toEqual(write({}, 5))
  expect(write({}, 6)).not.toEqual(write({}, 5))
})

test('ideas arrive one by one', () => {
  const { snapshots, result } = watched(compose(request({ count: 3 }), 2))

  expect(snapshots.map(({ ideas: some }) => (some as unknown[]).length)).toEqual([1, 2, 3])
  expect(snapshots.at(-1)).toEqual(result)
})
