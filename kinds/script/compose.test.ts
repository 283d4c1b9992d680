import { expect, test } from 'vitest'
import { countWords } from '#contract/measure.ts'
import { audienceIds, scriptLengthIds, toneIds, wordsPerMinute } from '#contract/options.ts'
import { scriptSections, spoken } from '#contract/script.ts'
import { measures } from '#contract/weighted.ts'
import { compose } from '#kinds/script/compose.server.ts'
import { type ScriptRequest, script } from '#kinds/script/spec.ts'
import { part } from '#tests/support/all.ts'
import { watched, whole } from '#tests/support/composing.ts'
import { proseFaults } from '#tests/support/prose.ts'
import { awkwardTopics } from '#tests/support/topics.ts'
import { inspect } from '#writer/checks/inspect.ts'
import { loadBooks } from '#writer/languages/registry.ts'
import { analyse } from '#writer/topic/topic.ts'

await loadBooks()

const request = (over: Partial<ScriptRequest>): ScriptRequest => ({ ...script.sample, ...over })
const write = (over: Partial<ScriptRequest>, seed: number): string => whole(compose(request(over), seed)).script

/** Every topic in every length, tones and audiences in turn. */
const grid = awkwardTopics.flatMap((topic, at) =>
  scriptLengthIds.map((length, turn) =>
    request({
      topic,
      length,
      tone: toneIds[(at + turn) % toneIds.length] ?? 'casual',
      targetAudience: audienceIds[(at + turn) % audienceIds.length] ?? 'general',
    }),
  ),
)

test('every script on every awkward topic fits its minutes, repeats nothing and passes a proofreader', () => {
  const failures = part(grid.entries(), 7).flatMap(([seed, asked]) => {
    const text = write(asked, seed)
    const faults = [
      ...script.check({ script: text }, asked, measures).map(({ message }) => message),
      ...proseFaults(spoken(text).replace(/\n{3,}/g, '\n\n'), analyse(asked.topic)),
    ]
    return faults.length > 0 ? [{ seed, topic: asked.topic.slice(0, 80), length: asked.length, faults, text }] : []
  })
  expect(failures.slice(0, 5)).toEqual([])
  expect(failures).toHaveLength(0)
})

test('scripts are English, state nothing of their own and use no worn phrase', async () => {
  const failures = []
  for (const [seed, asked] of part(grid.entries(), 11 * 5)) {
    if (seed % 11 !== 0) continue
    const passages = [{ field: 'script', text: spoken(write(asked, seed)) }]
    const faults = await inspect({ passages, language: 'en', source: asked.topic, instructions: '' })
    if (faults.length > 0) failures.push({ topic: asked.topic.slice(0, 80), faults: faults.map(({ message }) => message) })
  }
  expect(failures.slice(0, 5)).toEqual([])
})

test('the times of the headings follow from the words under them', () => {
  for (const length of scriptLengthIds) {
    let words = 0
    for (const { time, text } of scriptSections(write({ length }, 7))) {
      const [from = 0, to = 0] = time.split('–').map((clock) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0))
      expect(from).toBe(Math.round((words / wordsPerMinute) * 60))
      words += countWords(text, 'en')
      expect(to).toBe(Math.round((words / wordsPerMinute) * 60))
    }
  }
})

test('a script opens with a hook and closes with a recap and a call to action', () => {
  const names = scriptSections(write({ length: 'medium' }, 3)).map(({ name }) => name)

  expect(names.slice(0, 2)).toEqual(['Hook', 'Intro'])
  expect(names.slice(-2)).toEqual(['Recap', 'Call to action'])
  expect(names.filter((name) => / point: /.test(name)).length).toBeGreaterThanOrEqual(3)
})

test('tone and audience change what is said', () => {
  const texts = toneIds.flatMap((tone) => audienceIds.map((targetAudience) => write({ tone, targetAudience }, 3)))

  expect(new Set(texts).size).toBe(texts.length)
})

test('the same seed gives the same script, the next one another', () => {
  expect(write({}, 5)).toBe(write({}, 5))
  expect(write({}, 6)).not.toBe(write({}, 5))
})

test('a script grows sentence by sentence into the text it returns', () => {
  const { snapshots, result } = watched(compose(request({}), 2))

  expect(snapshots.length).toBeGreaterThan(8)
  for (const snapshot of snapshots) expect(result.script.startsWith(snapshot.script as string)).toBe(true)
  expect(snapshots.at(-1)).toEqual(result)
})

test("a person's own news is announced and not taken for a lesson in its trade", () => {
  for (let seed = 0; seed < 10; seed++) {
    const script = write({ topic: 'My bakery opens on Saturday' }, seed)
    expect(script).toContain('My bakery opens on Saturday.')
    expect(script).not.toMatch(/dough|oven|flour/)
  }
})
