import { expect, test } from 'vitest'
import { descriptionPlatforms, toneIds } from '#contract/options.ts'
import { platforms } from '#contract/platforms.ts'
import { measures } from '#contract/weighted.ts'
import { compose } from '#kinds/description/compose.server.ts'
import { type DescriptionRequest, description } from '#kinds/description/spec.ts'
import { part } from '#tests/support/all.ts'
import { watched, whole } from '#tests/support/composing.ts'
import { proseFaults } from '#tests/support/prose.ts'
import { awkwardTopics } from '#tests/support/topics.ts'
import { inspect } from '#writer/checks/inspect.ts'
import { packFor } from '#writer/domains/match.ts'
import { loadBooks } from '#writer/languages/registry.ts'
import { analyse } from '#writer/topic/topic.ts'

await loadBooks()

const request = (over: Partial<DescriptionRequest>): DescriptionRequest => ({ ...description.sample, ...over })
const write = (over: Partial<DescriptionRequest>, seed: number): string => whole(compose(request(over), seed)).description

/** Every topic in every tone, on each platform in turn. */
const grid = awkwardTopics.flatMap((topic, at) =>
  toneIds.map((tone, turn) =>
    request({ topic, tone, platform: descriptionPlatforms[(at + turn) % descriptionPlatforms.length] ?? 'youtube' }),
  ),
)

/** List items are no sentences; a proofreader reads the rest. */
const prose = (text: string): string =>
  text
    .replace(/^• .*$/gm, '')
    .replace(/#\S+/g, '')
    .trim()
    .replace(/\n{3,}/g, '\n\n')
    .replace(/ +$/gm, '')

test('every description of every awkward topic passes its checks and a proofreader', () => {
  const failures = part(grid.entries(), 7).flatMap(([seed, asked]) => {
    const text = write(asked, seed)
    const faults = [
      ...description.check({ description: text }, asked, measures).map(({ message }) => message),
      ...proseFaults(prose(text), analyse(asked.topic)),
    ]
    return faults.length > 0 ? [{ seed, topic: asked.topic.slice(0, 80), platform: asked.platform, faults, text }] : []
  })
  expect(failures.slice(0, 5)).toEqual([])
  expect(failures).toHaveLength(0)
})

test('descriptions are English, state nothing of their own, repeat nothing and use no worn phrase', async () => {
  const failures = []
  for (const [seed, asked] of part(grid.entries(), 17 * 5)) {
    if (seed % 17 !== 0) continue
    const text = write(asked, seed)
    const faults = await inspect({ passages: [{ field: 'description', text }], language: 'en', source: asked.topic, instructions: '' })
    if (faults.length > 0) failures.push({ topic: asked.topic.slice(0, 80), faults: faults.map(({ message }) => message), text })
  }
  expect(failures.slice(0, 5)).toEqual([])
})

test('the first line of a description stands alone before the fold', () => {
  const { fold } = platforms.youtube
  for (const tone of toneIds)
    for (const topic of ['repairing old bicycles', 'the fall of Rome', 'How do I fix a flat tyre?']) {
      const [lead = ''] = write({ topic, tone }, 9).split('\n\n')

      expect(lead.length).toBeLessThanOrEqual(fold.description ?? 0)
      expect(lead).toMatch(/[.!?]$/)
    }
})

test('a video description says what is in it, in order, without invented times', () => {
  const text = write({ topic: 'repairing old bicycles' }, 4)

  expect(text.match(/^• /gm)?.length).toBeGreaterThanOrEqual(3)
  expect(text).not.toMatch(/\d:\d\d/)
})

test('what is not known is promised, not claimed: a topic of no field gets no steps', () => {
  expect(packFor('the fall of Rome')).toBeNull()
  for (let seed = 0; seed < 10; seed++) {
    const lines = write({ topic: 'the fall of Rome' }, seed).match(/^• .*$/gm) ?? []
    expect(lines).toHaveLength(4)
    for (const line of lines) expect(line).toMatch(/^• (?:What|The main point|One example|A detail|Where|Another|Questions)\b/)
  }
})

test('the same seed gives the same description, the next one another', () => {
  expect(write({}, 5)).toBe(write({}, 5))
  expect(write({}, 6)).not.toBe(write({}, 5))
})

test('a description grows by paragraphs into the text it returns', () => {
  const { snapshots, result } = watched(compose(request({}), 2))

  expect(snapshots.length).toBeGreaterThan(3)
  for (const snapshot of snapshots) expect(result.description.startsWith(snapshot.description as string)).toBe(true)
})
