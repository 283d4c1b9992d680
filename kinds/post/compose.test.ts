import { describe, expect, test } from 'vitest'
import { complexityIds, postLengthIds, postPlatforms, toneIds } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { compose } from '#kinds/post/compose.server.ts'
import { type PostRequest, type PostResult, post } from '#kinds/post/spec.ts'
import { part } from '#tests/support/all.ts'
import { proseFaults } from '#tests/support/prose.ts'
import { awkwardTopics } from '#tests/support/topics.ts'
import { inspect } from '#writer/checks/inspect.ts'
import { sentencesOf } from '#writer/fit/boundaries.ts'
import { loadBooks } from '#writer/languages/registry.ts'
import { analyse } from '#writer/topic/topic.ts'

await loadBooks()

const request = (over: Partial<PostRequest>): PostRequest => ({ ...post.sample, ...over })

function write(over: Partial<PostRequest>, seed: number): PostResult {
  const writing = compose(request(over), seed)
  for (;;) {
    const { done, value } = writing.next()
    if (done) return value
  }
}

const inTurn = <T>(list: readonly [T, ...T[]], turn: number): T => list[turn % list.length] ?? list[0]

/** Every topic on every platform in every tone and length; complexities in turn. */
function* grid(): Generator<{ asked: PostRequest; seed: number }> {
  let seed = 0
  for (const [at, topic] of awkwardTopics.entries())
    for (const platform of postPlatforms)
      for (const tone of toneIds)
        for (const length of postLengthIds) {
          const complexity = inTurn(complexityIds, seed + at + Math.floor(seed / 4))
          yield { asked: { ...post.sample, topic, platform, tone, length, complexity, premium: seed % 23 === 0 }, seed }
          seed++
        }
}

test('every post on every awkward topic passes its checks and a proofreader', () => {
  const failures = []
  const cells = part(grid(), 23)
  for (const { asked, seed } of cells) {
    const result = write(asked, seed)
    const { caption, title } = result.post
    const faults = [...post.check(result, asked, measures).map(({ message }) => message), ...proseFaults(caption, analyse(asked.topic))]
    if (title !== undefined) faults.push(...proseFaults(title, analyse(asked.topic)))
    if (faults.length > 0) failures.push({ seed, ...asked, topic: asked.topic.slice(0, 80), faults, caption })
  }
  expect(failures.slice(0, 5)).toEqual([])
  expect(failures).toHaveLength(0)
  expect(cells.length).toBeGreaterThan(100)
}, 600_000)

test('posts are English, state nothing of their own and use no worn phrase', async () => {
  const failures = []
  for (const { asked, seed } of part(grid(), 29 * 5)) {
    if (seed % 29 !== 0) continue
    const { caption, title } = write(asked, seed).post
    const passages = [
      { field: 'caption', text: caption },
      ...(title === undefined ? [] : [{ field: 'title', text: title, style: 'title' as const }]),
    ]
    const faults = await inspect({ passages, language: 'en', source: asked.topic, instructions: '' })
    if (faults.length > 0)
      failures.push({ seed, topic: asked.topic.slice(0, 80), length: asked.length, faults: faults.map(({ message }) => message), caption })
  }
  expect(failures.slice(0, 5)).toEqual([])
}, 600_000)

/** Whole sentences of more than three words, without the person's own. */
const sentences = (caption: string, topic: string): readonly string[] =>
  caption
    .split('\n')
    .flatMap((line) => sentencesOf(line.replace(/#\S+/g, ''), 'en'))
    .map((sentence) => sentence.toLowerCase())
    .filter((sentence) => sentence.split(' ').length > 3 && !sentence.startsWith(topic.toLowerCase()))

describe.each([
  'repairing old bicycles',
  'baking sourdough at home',
  'my first marathon',
  'electric cars',
  '猫の写真',
  'Our bakery turned five today',
])('twenty regenerations of a post about %s', (topic) => {
  const texts = (length: PostRequest['length']) =>
    Array.from({ length: 20 }, (_, turn) => sentences(write({ topic, length, platform: 'linkedin' }, turn * 7919 + 13).post.caption, topic))
  const pairs = (length: PostRequest['length']) =>
    texts(length).flatMap((one, at, all) =>
      all
        .slice(at + 1)
        .map((other) => ({ shared: one.filter((sentence) => other.includes(sentence)).length, of: Math.min(one.length, other.length) })),
    )

  test.each(['short', 'medium'] as const)('of %s length share a sentence in at most a fifth of their pairs', (length) => {
    const all = pairs(length)
    expect(all.filter(({ shared }) => shared > 0).length / all.length).toBeLessThanOrEqual(0.2)
  })

  test.each([
    ['standard', 0.1],
    ['long', 0.2],
  ] as const)('of %s length have at most %d of their sentences in common', (length, most) => {
    const all = pairs(length)
    expect(all.reduce((sum, { shared }) => sum + shared, 0) / all.reduce((sum, { of }) => sum + of, 0)).toBeLessThanOrEqual(most)
  })
})

test('the same seed writes the same post and another seed another one', () => {
  const asked = { length: 'standard', platform: 'linkedin' } as const
  expect(write(asked, 5)).toEqual(write(asked, 5))
  expect(write(asked, 6).post.caption).not.toBe(write(asked, 5).post.caption)
})

test('a post grows sentence by sentence into the caption it returns', () => {
  const writing = compose(request({ length: 'long', platform: 'facebook' }), 3)
  const captions: string[] = []
  let step = writing.next()
  for (; !step.done; step = writing.next()) captions.push((step.value.post as { caption: string }).caption)
  const { caption } = step.value.post
  expect(captions.length).toBeGreaterThan(5)
  expect(captions.every((part) => caption.startsWith(part))).toBe(true)
  expect(captions.at(-1)).toBe(caption)
})

test('a long X post is a numbered thread, a short one and a premium one are not', () => {
  const { caption, parts = [] } = write({ platform: 'twitter', length: 'long' }, 4).post
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.join('\n\n')).toBe(caption)
  expect(write({ platform: 'twitter', length: 'medium' }, 4).post.parts).toBeUndefined()
  expect(write({ platform: 'twitter', length: 'long', premium: true }, 4).post.parts).toBeUndefined()
})

test("a person's own news and own question open the post word for word", () => {
  const opened = (topic: string, line: string) =>
    Array.from({ length: 20 }, (_, seed) => write({ topic, platform: 'facebook', length: 'medium' }, seed).post.caption).filter((caption) =>
      caption.startsWith(line),
    ).length
  expect(opened('our new vegan bakery opens on Saturday', 'Our new vegan bakery opens on Saturday')).toBeGreaterThan(10)
  expect(opened('how do I fix a flat tyre?', 'How do I fix a flat tyre?')).toBeGreaterThan(5)
})

const captionsOf = (topic: string) =>
  Array.from(
    { length: 24 },
    (_, seed) =>
      write({ topic, platform: inTurn(postPlatforms, seed), tone: inTurn(toneIds, seed), length: inTurn(postLengthIds, seed) }, seed).post
        .caption,
  )

test.each([
  ['my grandmother died', 'My grandmother died.'],
  ['my dog passed away', 'My dog passed away.'],
  ['I lost my job', 'I lost my job.'],
  ['my friend has cancer', 'My friend has cancer.'],
  ['our dog is sick', 'Our dog is sick.'],
])('%s: the sentence stands first, and nothing cheers, sells or advises', (topic, sentence) => {
  for (const caption of captionsOf(topic)) {
    expect(caption.startsWith(sentence)).toBe(true)
    expect(caption).not.toMatch(/[!\p{Extended_Pictographic}]|\b(?:tip|step|celebrate|applause|snacks|cake|you should|try)\b/iu)
    expect(caption).not.toMatch(/#\w*(?:Died|Curious|TellMeMore|AskMeAnything|EverydayLife)/)
  }
})

test.each(['domestic violence', 'burnout', 'my depression', 'the war in Ukraine'])('%s is opened without charm', (topic) => {
  for (const caption of captionsOf(topic))
    expect(caption).not.toMatch(/best part|favou?rite|one moment|makes up for|small exercise|magic|in one picture/i)
})

test('what somebody hires or visits gets no advice on its trade', () => {
  for (const topic of ["Nina's Nails", 'tattoo artist', 'dog walker in Brooklyn', 'new menu at our restaurant'])
    for (const caption of captionsOf(topic)) expect(caption).not.toMatch(/\b(?:mistake|tip|exercise)\b|piece of advice/i)
})

test('steps answer only who asks for a way to do something', () => {
  const advice = /Let the cat|\b(?:first step|tip)\b|: (?:find|let|use|write|ask|keep) /i
  for (const topic of ['why do cats knead?', 'is it safe to travel alone?', 'what is compound interest?', 'should I buy a house?'])
    for (const caption of captionsOf(topic)) expect(caption).not.toMatch(advice)
  expect(captionsOf('how do I fix a flat tyre?').some((caption) => /tyre|tube|wheel/.test(caption.slice(30)))).toBe(true)
})

test("a close under a person's own news never takes the news for a thing to show", () => {
  for (const topic of ["I'm finishing my first novel", "we're hiring", 'my sister got married'])
    for (const caption of captionsOf(topic)) expect(caption).not.toMatch(/(?:of|about) (?:finishing my|hiring|my sister)[^.]*\?/)
})

test('an asked number of tips comes as a list of that many', () => {
  const captions = Array.from(
    { length: 20 },
    (_, seed) => write({ topic: '4 tips for repairing old bicycles', platform: 'linkedin', length: 'long' }, seed).post.caption,
  )
  expect(captions.filter((caption) => /^4\. /m.test(caption) && !/^5\. /m.test(caption)).length).toBeGreaterThan(10)
})
