import { expect, test } from 'vitest'
import { titlePlatforms, toneIds } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { compose } from '#kinds/titles/compose.server.ts'
import { type TitlesRequest, titles } from '#kinds/titles/spec.ts'
import { part } from '#tests/support/all.ts'
import { watched, whole } from '#tests/support/composing.ts'
import { proseFaults } from '#tests/support/prose.ts'
import { awkwardTopics } from '#tests/support/topics.ts'
import { inspect } from '#writer/checks/inspect.ts'
import { loadBooks } from '#writer/languages/registry.ts'
import { analyse } from '#writer/topic/topic.ts'

await loadBooks()

const request = (over: Partial<TitlesRequest>): TitlesRequest => ({ ...titles.sample, ...over })
const write = (over: Partial<TitlesRequest>, seed: number): string[] => whole(compose(request(over), seed)).titles.map(({ title }) => title)

/** Every topic in every tone, on each platform in turn. */
const grid = awkwardTopics.flatMap((topic, at) =>
  toneIds.map((tone, turn) => request({ topic, tone, platforms: [titlePlatforms[(at + turn) % titlePlatforms.length] ?? 'youtube'] })),
)

test('every set of titles on every awkward topic passes its checks and a proofreader', () => {
  const failures = part(grid.entries(), 7).flatMap(([seed, asked]) => {
    const result = whole(compose(asked, seed))
    const topic = analyse(asked.topic)
    const faults = [
      ...titles.check(result, asked, measures).map(({ message }) => message),
      ...result.titles.flatMap(({ title }) => proseFaults(title, topic)),
    ]
    return faults.length > 0 || result.titles.length !== 5 ? [{ seed, topic: asked.topic.slice(0, 80), faults, titles: result.titles }] : []
  })
  expect(failures.slice(0, 5)).toEqual([])
  expect(failures).toHaveLength(0)
})

test('titles state no figure of their own and use no worn phrase', async () => {
  const failures = []
  for (const [seed, asked] of part(grid.entries(), 17 * 5)) {
    if (seed % 17 !== 0) continue
    const passages = write(asked, seed).map((text, at) => ({ field: `titles.${at}`, text, style: 'title' as const }))
    const faults = (await inspect({ passages, language: 'en', source: asked.topic, instructions: '' })).filter(
      ({ rule }) => rule !== 'language',
    )
    if (faults.length > 0) failures.push({ topic: asked.topic.slice(0, 80), faults: faults.map(({ message }) => message) })
  }
  expect(failures.slice(0, 5)).toEqual([])
})

test('a known field shows: titles on old bicycles speak of what one repairs', () => {
  const all = Array.from({ length: 10 }, (_, seed) => write({ topic: 'repairing old bicycles' }, seed).join(' ')).join(' ')

  expect(all).toMatch(/chain/i)
  expect(all).toMatch(/cables|wheel|bolt|bearings/i)
})

test('headlines are in Title Case where videos are browsed, sentences where people talk', () => {
  for (let seed = 0; seed < 10; seed++) {
    for (const title of write({ platforms: ['youtube'] }, seed)) expect(title).toMatch(/Sourdough|[“A-Z]/)
    for (const title of write({ platforms: ['reddit'], topic: 'repairing old bicycles' }, seed))
      expect(title).not.toMatch(/Repairing Old Bicycles/)
  }
})

test("a person's own question and own news stand among the titles", () => {
  expect(write({ topic: 'How do I fix a flat tyre?', platforms: ['twitter'] }, 3)).toContain('How do I fix a flat tyre?')
  expect(write({ topic: 'Our new vegan bakery opens on Saturday', platforms: ['facebook'] }, 3)).toContain(
    'Our new vegan bakery opens on Saturday',
  )
})

test('the same seed gives the same titles, the next one others', () => {
  expect(write({}, 5)).toEqual(write({}, 5))
  expect(write({}, 6)).not.toEqual(write({}, 5))
})

test('titles arrive one by one', () => {
  const { snapshots, result } = watched(compose(request({}), 2))

  expect(snapshots.map(({ titles: some }) => (some as unknown[]).length)).toEqual([1, 2, 3, 4, 5])
  expect(snapshots.at(-1)).toEqual(result)
})
