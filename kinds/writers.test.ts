import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyRequest, KindSchema } from '#contract/kind.ts'
import { countedBody, countWords, hashtagsIn } from '#contract/measure.ts'
import { occasions } from '#contract/occasion-messages.ts'
import { languageCodes, languages, postLengthIds, postPlatforms, titlePlatforms, toneIds } from '#contract/options.ts'
import { measures } from '#contract/weighted.ts'
import { descriptionWriter } from '#kinds/description/writer.server.ts'
import { hashtagsWriter } from '#kinds/hashtags/writer.server.ts'
import { ideasWriter } from '#kinds/ideas/writer.server.ts'
import { type KindName, kinds } from '#kinds/index.ts'
import { post } from '#kinds/post/index.ts'
import { postView } from '#kinds/post/view.ts'
import { postWriter } from '#kinds/post/writer.server.ts'
import { titlesWriter } from '#kinds/titles/writer.server.ts'
import { platforms } from '#platforms/index.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { finalResult, withPartials } from '#tests/support/partials.ts'
import { writers } from '#tests/support/writers.ts'
import { toneBundles } from '#writer/tones.ts'

/** Faults that a deterministic cut must have removed: nobody can post past a hard limit. */
const hard = new Set(['limit', 'characters', 'count'])
const hardFaults = ({ schema }: { schema: KindSchema }, result: object, request: AnyRequest) =>
  schema.check(schema.result.parse(result), request, measures).filter(({ rule }) => hard.has(rule))

/** Text as a model at its worst writes it: long, in any script, with emoji, tags and characters that platforms refuse. */
const wild = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom('chain', 'the', 'and', 'Oil it.', 'किताब', '自転車を直す。', 'велосипед,', '\n\n', 'دراجة') },
      fc.constantFrom('#bikes', '#साइकिल', '👨‍👩‍👧', '<b>', '->', 'https://a.example/long/path', '@jane', '12%'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    ),
    { minLength: 5, maxLength: 400 },
  )
  .map((words) => words.join(' ').trim())
  .filter((text) => /\p{L}/u.test(text))

describe('after fitting, no hard limit is exceeded, whatever the model wrote', () => {
  test('posts, on every platform', () => {
    fc.assert(
      fc.property(
        wild,
        fc.constantFrom(...postPlatforms),
        fc.constantFrom(...postLengthIds),
        fc.boolean(),
        (caption, platform, length, premium) => {
          const request = { ...kinds.post.sample, platform, length, premium }
          const { post } = postWriter.fit({ post: { caption } }, request)
          expect(hardFaults(postWriter, { post }, request)).toEqual([])
          expect(hashtagsIn(post.caption).length).toBeLessThanOrEqual(platforms[platform].hashtags.max)
        },
      ),
      { numRuns: 200 },
    )
  })

  test('titles and descriptions', () => {
    fc.assert(
      fc.property(wild, fc.constantFrom(...titlePlatforms), (text, platform) => {
        const titles = { titles: Array.from({ length: 5 }, (_, at) => ({ platform, title: `${at} ${text}` })) }
        const request = { ...kinds.titles.sample, platforms: [platform] as [typeof platform] }
        expect(hardFaults(titlesWriter, titlesWriter.fit(titles, request), request)).toEqual([])
        const video = { ...kinds.description.sample, platform: 'youtube' as const }
        expect(hardFaults(descriptionWriter, descriptionWriter.fit({ description: text.repeat(3) }, video), video)).toEqual([])
      }),
      { numRuns: 100 },
    )
  })

  test('hashtags and tags', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 60 }), (words) => {
        const request = { ...kinds.hashtags.sample, platform: 'youtube' as const }
        const result = hashtagsWriter.fit({ hashtags: ['bikes', ...words], tags: words }, request)
        expect(hashtagsWriter.schema.check(result, request, measures)).toEqual([])
      }),
    )
  })
})

/** Whether a later state of a result holds all of an earlier one. */
function grew(before: unknown, after: unknown): boolean {
  if (typeof before === 'string') return typeof after === 'string' && after.startsWith(before)
  if (typeof before !== 'object' || before === null) return before === after
  return Object.entries(before).every(([field, value]) => grew(value, (after as Readonly<Record<string, unknown>> | undefined)?.[field]))
}

describe.each(Object.entries(writers))('a text of the built-in writer for %s', (name, writer) => {
  const { sample } = kinds[name as keyof typeof kinds]
  const asked = (topic: string, changes: object = {}) =>
    writer.schema.request.parse({ ...sample, ...('prompt' in sample ? { prompt: topic } : { topic }), ...changes })
  const details = '12 Mill Street\nFrom 9 am, £12 a person\nhttps://example.com/book'

  test('grows with each partial until it is the result', () => {
    const requests = [
      asked('Our bakery opens on Sunday', { details }),
      asked('Bread'),
      ...(name === 'post' ? [asked('Bread', { platform: 'reddit' })] : []),
      ...(name === 'ideas' ? [asked('Bread', { count: 1 })] : []),
    ]
    for (const [seed, request] of [...requests, ...requests].entries()) {
      const { snapshots, result } = withPartials(writer.arrange(request, seed))
      expect(snapshots.length).toBeGreaterThan(0)
      for (const [at, snapshot] of snapshots.entries()) expect(grew(snapshot, snapshots[at + 1] ?? result)).toBe(true)
    }
  })

  test('is the same for the same seed', () => {
    const request = asked('Our bakery opens on Sunday', { details })
    expect(finalResult(writer.arrange(request, 5))).toEqual(finalResult(writer.arrange(request, 5)))
  })

  test('is marked as arranged, which the answer of a model cannot be', () => {
    const claimed = { occasion: 'offer', guessed: false, notes: [] }
    expect(finalResult(writer.arrange(asked('bread'), 1))).toMatchObject({ arranged: { guessed: true } })
    const answer = { ...goodAnswers[name as KindName], arranged: claimed }
    expect(writer.read(writer.answer.parse(answer), asked('bread'))).not.toHaveProperty('arranged')
    expect(writer.read(answer, asked('bread'))).not.toHaveProperty('arranged')
  })
})

describe('post', () => {
  const words = (count: number) => `${'Oil the chain. '.repeat(Math.ceil(count / 3)).trim()}`
  test("a model's hashtags are added to the caption, and duplicates are removed", () => {
    const read = postWriter.read(
      { caption: 'Oil it. #oil', hashtags: ['#Bikes', 'Chain Care', '#bikes'], title: '', whyThisWorks: '' },
      kinds.post.sample,
    )
    expect(read).toEqual({ post: { caption: 'Oil it.\n\n#Bikes #ChainCare #oil' } })
  })

  test('a long X post becomes a numbered thread, and its caption is the joined parts', () => {
    const request = { ...kinds.post.sample, length: 'long' as const }
    const { post } = postWriter.shape?.({ post: { caption: `${words(150)}\n\n#bikes` } }, request) ?? { post: { caption: '' } }
    expect(post.parts?.length).toBeGreaterThan(1)
    expect(post.caption).toBe(post.parts?.join('\n\n'))
    expect(postWriter.schema.check({ post }, request, measures)).toEqual([])
    expect(countWords(countedBody(post.caption), 'en')).toBe(countWords(words(150), 'en'))
  })

  test('with X Premium a long post is not split', () => {
    const request = { ...kinds.post.sample, length: 'long' as const, premium: true }
    expect(postWriter.shape?.({ post: { caption: words(150) } }, request).post.parts).toBeUndefined()
  })

  test('a post that is only longer than requested, or states an invented figure, is not cut', () => {
    const request = { ...kinds.post.sample, platform: 'linkedin' as const, length: 'medium' as const }
    const post = { caption: `${words(120)} 73% of riders never do.\n\n#a #b #c`, whyThisWorks: 'It is short.' }
    expect(postWriter.fit({ post }, request)).toEqual({ post })
  })

  test('the explanation of a post is dropped with the sentences that it is about', () => {
    const request = { ...kinds.post.sample, platform: 'tiktok' as const }
    const caption = Array.from({ length: 400 }, (_, at) => `Oil part ${at} of the chain.`).join(' ')
    const { post } = postWriter.fit({ post: { caption, whyThisWorks: 'It lists 400 parts.' } }, request)
    expect(post.caption.length).toBeLessThan(caption.length)
    expect(post).not.toHaveProperty('whyThisWorks')
  })

  test('the explanation of a post praises only what the delivered text has', () => {
    const explained = (caption: string) =>
      postWriter.fit({ post: { caption, whyThisWorks: 'It is short. It ends in a question that is easy to answer.' } }, kinds.post.sample)
        .post
    expect(explained('Old bicycles ask for little. Which part do you start with?').whyThisWorks).toMatch(/short.*question/)
    expect(explained('Old bicycles ask for little. Start with the chain.').whyThisWorks).toBe('It is short.')
  })

  test('a Reddit post without a title gets its first sentence as title', () => {
    const request = { ...kinds.post.sample, platform: 'reddit' as const }
    const { post } = postWriter.fit({ post: { caption: 'Which oil do you use? Mine is gone by Friday.' } }, request)
    expect(post.title).toBe('Which oil do you use?')
  })
})

test('given facts that need more room than the length asked for make a longer text no fault', () => {
  const request = { ...kinds.post.sample, platform: 'facebook' as const, length: 'short' as const }
  const caption = Array(38).fill('oil').join(' ')
  const isTooLong = (given: object) =>
    postWriter.schema.check({ post: { caption } }, { ...request, ...given }, measures).some(({ rule }) => rule === 'length')
  expect(isTooLong({})).toBe(true)
  expect(isTooLong({ details: 'Saturday at ten' })).toBe(true)
  expect(isTooLong({ details: Array(24).fill('fact').join(' ') })).toBe(false)
  expect(isTooLong({ facts: { steps: Array(12).fill('two words') } })).toBe(false)
})

describe('the length that suits the platform best', () => {
  const best = { ...kinds.post.sample, length: 'best' as const }
  test.each(postPlatforms)('is told and checked for %s, in one post', (platform) => {
    const { min, max } = platforms[platform].bestWords
    const { system } = postWriter.prompt({ ...best, platform })
    expect(system).toContain(`, ${min} to ${max} words.`)
    expect(system).not.toContain('thread')
    const lengthFault = (count: number) =>
      postWriter.schema
        .check({ post: { caption: Array(count).fill('oil').join(' ') } }, { ...best, platform }, measures)
        .some(({ rule }) => rule === 'length')
    expect([Math.floor(min / 2), min, max, max * 2].map(lengthFault)).toEqual([true, false, false, true])
  })

  test('becomes the next fixed length when it is made shorter or longer', () => {
    const stepped = (platform: 'twitter' | 'linkedin') =>
      (['shorter', 'longer'] as const).map((how) => post.rewrites[how]?.({ ...best, platform }, { post: { caption: 'x' } })?.length)
    expect(stepped('twitter')).toEqual(['short', 'standard'])
    expect(stepped('linkedin')).toEqual(['standard', undefined])
  })

  test('is one post on X when a model wrote it, and a thread when the built-in writer needs room for the facts', () => {
    const caption = 'Oil the chain, the cables and every hinge before you ride out into the first rain of the year. '.repeat(4).trim()
    expect(postWriter.shape?.({ post: { caption } }, best).post.parts).toBeUndefined()
    expect(hardFaults(postWriter, postWriter.fit({ post: { caption } }, best), best)).toEqual([])
    const details = Array.from({ length: 8 }, (_, at) => `Stage ${at + 1} starts at the old mill with a cup of tea for everybody`).join(
      '\n',
    )
    const { post: arranged } = finalResult(postWriter.arrange({ ...best, topic: 'Our bicycle ride', details }, 1))
    expect(arranged.parts?.length).toBeGreaterThan(1)
    expect(arranged.caption).toContain('Stage 8 starts at the old mill')
  })
})

test.each(['twitter', 'threads', 'bluesky', 'mastodon'] as const)('a long post for %s becomes a thread within its limit', (platform) => {
  const request = { ...kinds.post.sample, platform, length: 'long' as const }
  const caption = 'Oil the chain 👍🏽, the cables and every hinge before you ride out into the first rain. '.repeat(12).trim()
  const shaped = postWriter.shape?.({ post: { caption } }, request) ?? { post: { caption } }
  expect(shaped.post.parts?.length).toBeGreaterThan(1)
  expect(postWriter.schema.check(shaped, request, measures).filter(({ rule }) => rule === 'limit')).toEqual([])
})

describe.each([
  ['zh', 17, 34],
  ['ja', 19, 38],
  ['ko', 30, 60],
] as const)('in %s, the length is told', (language, min, max) => {
  const request = { ...kinds.post.sample, language }
  test('to the model and under the text in characters', () => {
    expect(postWriter.prompt(request).system).toContain(`, ${min} to ${max} characters.`)
    expect(postView.show(request, { post: { caption: '한日中'.repeat(9) } }).gauges?.at(-1)).toEqual({
      type: 'facts',
      facts: [`27 characters (goal ${min}–${max})`],
    })
  })
  test('with the weights of X: 140 characters a post', () => {
    const { system } = postWriter.prompt({ ...request, length: 'long' })
    expect(system).toContain('at most 112 characters')
    expect(system).not.toContain('280')
  })
})

test('ideas: platforms are recognised in any spelling, duplicates and surplus ideas are removed', () => {
  const idea = (title: string) => ({ title, description: 'Show it.', platforms: ['Instagram Reels', 'X (Twitter)', 'Orkut'] })
  const read = ideasWriter.schema.result.parse(
    ideasWriter.read({ ideas: ['A', 'B', 'a', 'C'].map(idea) }, { ...kinds.ideas.sample, count: 4 }),
  )
  expect(read.ideas[0]?.platforms).toEqual(['instagram', 'twitter'])
  expect(ideasWriter.fit(read, { ...kinds.ideas.sample, count: 2 }).ideas.map(({ title }) => title)).toEqual(['A', 'B'])
})

describe.each(Object.entries(writers))('the prompt of %s', (name, writer) => {
  const sample = kinds[name as keyof typeof kinds].sample
  test.each(languageCodes)('names its language: %s', (language) => {
    const { system, prompt } = writer.prompt({ ...sample, language })
    const named = new RegExp(` in ${languages[language].name}`, 'u')
    expect(system.split('\n').find((line) => line.startsWith('This time: '))).toMatch(named)
    expect(prompt.split('\n').at(-1)).toMatch(named)
  })
  test.runIf(name !== 'hashtags').each(toneIds)('describes its tone: %s', (tone) =>
    expect(writer.prompt({ ...sample, tone }).system).toContain(`\n- Tone: ${toneBundles[tone].sounds}.`),
  )
  test('contains topic and details between delimiters and nowhere else', () => {
    const [words, details] = ['zebra quagga okapi', 'gnu until Friday']
    const { system, prompt } = writer.prompt({ ...sample, topic: words, prompt: words, details })
    for (const [word, whole] of [
      ['zebra', words],
      ['gnu', details],
    ] as const) {
      expect(system).not.toContain(word)
      expect(prompt.match(new RegExp(word, 'g'))).toHaveLength(1)
      expect(prompt).toMatch(new RegExp(`<(topic-[0-9a-f]{16})>\\n${whole}\\n</\\1>`))
    }
    expect(system).toContain('unchanged')
    expect(writer.source({ ...sample, topic: words, prompt: words, details })).toBe(`${words}\n${details}`)
  })
  test('names the occasion only if the user chose one', () => {
    expect(writer.prompt({ ...sample, occasion: 'offer' }).prompt).toContain(`What the text is for: ${occasions.offer}.`)
    expect(writer.prompt(sample).prompt).not.toContain('What the text is for')
  })
})

test('of titles that repeat or are too long, the others are left, and none is replaced', () => {
  const list = ['Why Bikes Matter', '73% of Riders Never Oil a Chain', 'Why bikes matter', `Oil It ${'Again and '.repeat(12)}Again`]
  const titles = list.map((title) => ({ platform: 'youtube' as const, title }))
  expect(titlesWriter.fit({ titles }, kinds.titles.sample).titles).toEqual(titles.slice(0, 2))
})

test('a list of titles that are all too long is cut, so that some are left', () => {
  const titles = [{ platform: 'youtube' as const, title: `Oil It ${'Again and '.repeat(12)}Again` }]
  expect(titlesWriter.fit({ titles }, kinds.titles.sample).titles[0]?.title).toMatch(/^Oil It Again and .*Again$/)
})
