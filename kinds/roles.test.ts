import { describe, expect, test } from 'vitest'
import { formerOccasions, isSensitiveOccasion, type Occasion, occasionIds } from '#contract/occasions.ts'
import {
  descriptionPlatforms,
  type LanguageCode,
  languageCodes,
  type PostPlatform,
  postLengthIds,
  postPlatforms,
  scriptLengthIds,
  type Tone,
  toneIds,
} from '#contract/options.ts'
import { questionFor } from '#contract/role-messages.ts'
import { type Facts, factLines, questionsOf, roleIds, textsOf } from '#contract/roles.ts'
import { measures } from '#contract/weighted.ts'
import { arrange as arrangeDescription, rearrange as rearrangeDescription } from '#kinds/description/builtin.server.ts'
import { arrange as arrangeHashtags } from '#kinds/hashtags/builtin.server.ts'
import { arrange as arrangeIdeas } from '#kinds/ideas/builtin.server.ts'
import { type KindName, kinds } from '#kinds/index.ts'
import { arrange as arrangePost } from '#kinds/post/builtin.server.ts'
import { type PostRequest, postSchema } from '#kinds/post/schema.ts'
import { unthreaded } from '#kinds/post/thread.server.ts'
import { arrange as arrangeScript } from '#kinds/script/builtin.server.ts'
import { arrange as arrangeTitles } from '#kinds/titles/builtin.server.ts'
import { platforms } from '#platforms/index.ts'
import { finalResult } from '#tests/support/partials.ts'
import { sampleOf } from '#tests/support/test-scope.ts'
import { writers } from '#tests/support/writers.ts'
import { read } from '#writer/builtin/reading.ts'
import { foldedText } from '#writer/builtin/requests.fixture.ts'
import { answersOf, typedIn } from '#writer/builtin/roles.fixture.ts'
import { countLike, withoutEmoji, withoutEnd } from '#writer/builtin/sentences.ts'

const seed = 3
const one = <Item>(list: readonly Item[], at: number): Item => list[at % list.length] as Item

/** The topic of an occasion with answers: as facts by role, as lines of details, or the first answer alone. */
const inputs = ['facts', 'details', 'one fact'] as const
function inputOf(language: LanguageCode, occasion: Occasion, how: (typeof inputs)[number]) {
  const answers = answersOf(language, occasion)
  const [first] = questionsOf[occasion]
  const facts: Facts = how === 'one fact' ? { [first]: answers[first] } : answers
  const given = how === 'details' ? { details: factLines(facts).join('\n') } : { facts }
  return { request: { topic: typedIn[language].topics[occasion], occasion, language, ...given }, lines: factLines(facts) }
}

const post = (request: Pick<PostRequest, 'topic' | 'language'> & Partial<PostRequest>) =>
  finalResult(
    arrangePost(
      { platform: 'instagram', tone: 'casual', length: 'standard', complexity: 'moderate', premium: false, ...request } as PostRequest,
      seed,
    ),
  )
const textOf = (result: ReturnType<typeof post>) => `${result.post.title ?? ''}\n${unthreaded(result.post)}`
const holds = (text: string, line: string) => foldedText(text).includes(foldedText(line))

describe.each(languageCodes)('%s: every given fact is in the text once, word for word', (language) => {
  const cells = (platformCount: number) =>
    occasionIds.flatMap((occasion) => inputs.flatMap((how) => Array.from({ length: platformCount }, (_, at) => ({ occasion, how, at }))))
  /** Longer lines only: a price may be a part of another fact. */
  const isRepeated = (text: string, line: string) => line.length > 6 && foldedText(text).split(foldedText(line)).length > 2
  const isBroken = (text: string) => /[.。।۔]{2}|[?？؟!！][.。।۔]|[:：]\s?[:：]|[{}]/u.test(text)

  test('in posts on every platform, without a doubled mark', () => {
    const faults = sampleOf(cells(postPlatforms.length), 2).flatMap(({ occasion, how, at }, turn) => {
      const { request, lines } = inputOf(language, occasion, how)
      const asked = { platform: one(postPlatforms, at), tone: one(toneIds, turn), length: one(postLengthIds, turn) }
      const text = textOf(post({ ...request, ...asked }))
      const topic = withoutEnd(request.topic).trim()
      const lost = [topic, ...lines].filter((line) => !holds(text, line))
      const twice = lines.filter((line) => isRepeated(text, line))
      return lost.length + twice.length > 0 || isBroken(text) ? [{ occasion, how, ...asked, lost, twice, text }] : []
    })
    expect(faults).toEqual([])
  })
  test('in descriptions on every platform, without a doubled mark', () => {
    const faults = sampleOf(cells(descriptionPlatforms.length), 2).flatMap(({ occasion, how, at }, turn) => {
      const { request, lines } = inputOf(language, occasion, how)
      const platform = one(descriptionPlatforms, at)
      const text = finalResult(arrangeDescription({ ...request, platform, tone: one(toneIds, turn) }, seed)).description
      // Under a video the label "New video:" is left away.
      const topic = occasion === 'video' ? read({ ...request, tone: 'casual' }).bare : withoutEnd(request.topic).trim()
      const lost = [topic, ...lines].filter((line) => !holds(text, line))
      const twice = lines.filter((line) => isRepeated(text, line))
      return lost.length + twice.length > 0 || isBroken(text) ? [{ occasion, how, platform, lost, twice, text }] : []
    })
    expect(faults).toEqual([])
  })
  test('in scripts', () => {
    const faults = occasionIds.flatMap((occasion, at) => {
      const { request, lines } = inputOf(language, occasion, 'facts')
      const asked = { length: one(scriptLengthIds, at), targetAudience: 'general', tone: one(toneIds, at) } as const
      const { script } = finalResult(arrangeScript({ ...request, ...asked }, seed))
      return lines.filter((line) => !holds(script, line)).map((line) => ({ occasion, line, script }))
    })
    expect(faults).toEqual([])
  })
})

/** A text without what may be equal in two others: hashtags and emoji. A title is shown apart from its text. */
const compared = ({ post: { title, ...rest } }: ReturnType<typeof post>) =>
  `${title === undefined ? '' : `[${title}] `}${withoutEmoji(unthreaded(rest)).replace(/#[\p{L}\p{M}\p{N}_]+/gu, '')}`
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .trim()

/** Pairs of equal texts, each by what it was written for. */
function equalPairs<Key>(keys: readonly Key[], text: (key: Key) => string): { keys: [Key, Key]; text: string }[] {
  const first = new Map<string, Key>()
  return keys.flatMap((key) => {
    const written = text(key)
    const earlier = first.get(written)
    if (earlier !== undefined) return [{ keys: [earlier, key], text: written }]
    first.set(written, key)
    return []
  })
}

/** Quiet texts, and those of which nothing is known, are plain everywhere. */
const isPlain = (occasion: Occasion) => isSensitiveOccasion(occasion) || occasion === 'other'
const lively = occasionIds.filter((occasion) => !isPlain(occasion))

describe.each(languageCodes)('%s: the same request differs, apart from hashtags and emoji,', (language) => {
  const cells = lively.flatMap((occasion) => inputs.map((how) => ({ occasion, how })))

  test('on any two platforms', () => {
    const equal = cells.flatMap(({ occasion, how }) =>
      (['casual', 'professional', 'excited'] as const).flatMap((tone: Tone) =>
        equalPairs<PostPlatform>(postPlatforms, (platform) =>
          compared(post({ ...inputOf(language, occasion, how).request, tone, platform })),
        ),
      ),
    )
    expect(equal).toEqual([])
  })
  test('in any two tones', () => {
    const equal = sampleOf(
      cells.flatMap((cell) => postPlatforms.map((platform) => ({ ...cell, platform }))),
      3,
    ).flatMap(({ occasion, how, platform }) => {
      const { request } = inputOf(language, occasion, how)
      // A title on one line has no room for a frame before a topic with a colon of its own.
      if (platforms[platform].postTitle && /[:：]/u.test(request.topic)) return []
      return equalPairs<Tone>(toneIds, (tone) => compared(post({ ...request, tone, platform })))
    })
    expect(equal).toEqual([])
  })
})

test('a topic with a colon has its frame on a line of its own', () => {
  const { caption } = post({ topic: 'Please note: our phone number has changed', occasion: 'news', language: 'en', tone: 'formal' }).post
  expect(caption).toMatch(/^[^:\n]+:\nPlease note: our phone number has changed/u)
})

describe('nothing but a topic is no result', () => {
  const bare = (language: LanguageCode, occasion: Occasion) => ({ topic: typedIn[language].topics[occasion], occasion, language })
  const asking = {
    post: (request) => post(request),
    description: (request) => finalResult(arrangeDescription({ ...request, platform: 'youtube', tone: 'casual' }, seed)),
    titles: (request) => finalResult(arrangeTitles({ ...request, platforms: ['youtube'], tone: 'casual' }, seed)),
    script: (request) => finalResult(arrangeScript({ ...request, length: 'short', targetAudience: 'general', tone: 'casual' }, seed)),
  } satisfies Record<string, (request: ReturnType<typeof bare> & { facts?: Facts; details?: string }) => object>

  test.each(Object.entries(asking))('a %s asks the questions of its occasion, in every language', (_, write) => {
    for (const language of languageCodes)
      for (const occasion of occasionIds) {
        const { ask = [] } = write(bare(language, occasion)) as ReturnType<typeof post>
        expect(ask.length, `${language} ${occasion}`).toBeGreaterThan(0)
        for (const { role, question } of ask) {
          expect(questionsOf[occasion], `${language} ${occasion}`).toContain(role)
          expect(question).toBe(questionFor(occasion, role))
        }
      }
  })
  test.each(Object.entries(asking))('a %s with one fact or a line of details asks nothing', (_, write) => {
    for (const language of languageCodes)
      for (const occasion of occasionIds) {
        const [first] = questionsOf[occasion]
        const answer = answersOf(language, occasion)[first]
        for (const given of [{ facts: { [first]: answer } }, { details: textsOf({ [first]: answer }, first)[0] as string }])
          expect(write({ ...bare(language, occasion), ...given }), `${language} ${occasion}`).not.toHaveProperty('ask')
      }
  })
  test('what the topic says is not asked', () => {
    const { ask } = post({ topic: 'Pottery class on Saturday at 10 am, £20', occasion: 'event', language: 'en' })
    expect(ask ?? []).not.toContainEqual(expect.objectContaining({ role: 'when' }))
    expect(ask ?? []).not.toContainEqual(expect.objectContaining({ role: 'price' }))
  })
  test('hashtags never ask, nor do ideas of a subject', () => {
    for (const language of languageCodes)
      for (const occasion of occasionIds) {
        const { topic, ...rest } = bare(language, occasion)
        const hashtags = finalResult(arrangeHashtags({ topic, ...rest, platform: 'instagram', tone: 'casual' }, seed))
        const ideas = finalResult(arrangeIdeas({ prompt: topic, ...rest, category: 'any', count: 3, tone: 'casual' }, seed))
        for (const result of [hashtags, ideas]) expect(result, `${language} ${occasion}`).not.toHaveProperty('ask')
      }
  })
  test.each([
    'The story of our 100 year old oven',
    'post-natal yoga',
    'short story competition',
    'thread embroidery',
    'content creation course in Leeds',
  ])('a subject with a word for a text in it is no request for ideas: %s', (prompt) =>
    expect(finalResult(arrangeIdeas({ prompt, language: 'en', category: 'any', count: 3, tone: 'casual' }, seed))).not.toHaveProperty(
      'ask',
    ),
  )
  test('a rewrite asks nothing', () => {
    const request = { ...bare('en', 'tips'), platform: 'youtube', tone: 'casual' } as const
    const earlier = { request, result: { description: 'Something else' } }
    expect(finalResult(rearrangeDescription(request, { how: 'hook', earlier }, seed))).not.toHaveProperty('ask')
  })
})

describe.each(languageCodes)('%s: the length asked for is met, or a note names the questions that would reach it,', (language) => {
  const cells = occasionIds.flatMap((occasion) =>
    postLengthIds.flatMap((length) => postPlatforms.map((platform) => ({ occasion, length, platform }))),
  )

  test('with three facts and with all', () => {
    const silent = sampleOf(cells, 2).flatMap(({ occasion, length, platform }) =>
      [3, roleIds.length].flatMap((count) => {
        const facts = Object.fromEntries(Object.entries(answersOf(language, occasion)).slice(0, count))
        const request = { topic: typedIn[language].topics[occasion], facts, occasion, language, platform, length }
        const result = post(request)
        const full = { tone: 'casual', complexity: 'moderate', premium: false, ...request } as PostRequest
        const isFaulty = postSchema.check(result, full, measures).some(({ rule }) => rule === 'length')
        const shorter = result.arranged?.notes.find((note) => note.code === 'shorter')
        // Nothing more is asked of grave news.
        const isUnnamed = shorter?.add.length === 0 && !isSensitiveOccasion(occasion)
        return isFaulty || isUnnamed ? [{ occasion, length, platform, count, text: result.post.caption }] : []
      }),
    )
    expect(silent).toEqual([])
  })
})

describe.each(languageCodes)('%s: steps', (language) => {
  const { topics, facts } = typedIn[language]
  const three = facts.steps
  const numberedLines = (text: string) =>
    three.map((_, at) => `${countLike(topics.tips + three.join(), at + 1)}. `).filter((mark) => text.includes(mark))

  test.each(['tips', 'mine'] as const)('of %s are numbered where they are a list, and in their order everywhere', (occasion) => {
    const asked = { topic: topics[occasion], occasion, language }
    for (const given of [{ facts: { steps: three } }, { facts: { steps: three.join('\n') } }, { details: three.join('\n') }]) {
      const texts = postPlatforms.map((platform) => [platform, textOf(post({ ...asked, ...given, platform }))] as const)
      const { description } = finalResult(arrangeDescription({ ...asked, ...given, platform: 'linkedin', tone: 'casual' }, seed))
      const { script } = finalResult(
        arrangeScript({ ...asked, ...given, length: 'short', targetAudience: 'general', tone: 'casual' }, seed),
      )
      for (const [name, text] of [...texts, ['description', description] as const, ['script', script] as const]) {
        const places = three.map((step) => foldedText(text).indexOf(foldedText(step)))
        expect(places, `${name}: ${text}`).toEqual(places.toSorted((a, b) => a - b))
        expect(Math.min(...places), name).toBeGreaterThanOrEqual(0)
        if (['twitter', 'instagram', 'linkedin', 'reddit', 'tiktok', 'description', 'script'].includes(name))
          expect(numberedLines(text), `${name}: ${text}`).toHaveLength(three.length)
      }
    }
  })
})

describe('the guess of the occasion', () => {
  /** What is hardest to tell apart is no obvious case: notices, stories, and what is nothing of all this. */
  const obvious = ['offer', 'event', 'hours', 'hiring', 'launch', 'video', 'tips', 'question', 'opinion', 'glad', 'sad', 'missing'] as const
  const guessed = (language: LanguageCode, topic: string) => read({ topic, language, tone: 'casual' })

  test.each(languageCodes)('%s: is right for obvious topics, at most one unrecognised, and none taken for another', (language) => {
    const wrong = obvious.flatMap((occasion) => {
      const topic = typedIn[language].topics[occasion]
      const found = guessed(language, topic).occasion
      return found === occasion ? [] : [{ occasion, found, topic }]
    })
    expect(wrong.filter(({ found }) => found !== 'other')).toEqual([])
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(1)
  })
  test.each(languageCodes)('%s: is the same each time, and marked as a guess', (language) => {
    for (const topic of Object.values(typedIn[language].topics)) {
      const first = guessed(language, topic)
      expect(first.guessed).toBe(true)
      for (let time = 0; time < 3; time++) expect(guessed(language, topic).occasion).toBe(first.occasion)
    }
  })
  test.each(languageCodes)('%s: a choice wins over the guess', (language) => {
    const topic = typedIn[language].topics.glad
    expect(read({ topic, occasion: 'news', language, tone: 'casual' })).toMatchObject({ occasion: 'news', guessed: false })
  })
})

const names = Object.keys(kinds) as KindName[]
/** The sample request of a kind with facts, as it comes over the wire. */
const onTheWire = (name: KindName, given: object) => writers[name].schema.request.safeParse({ ...kinds[name].sample, ...given })

describe.each(names)('%s on the wire', (name) => {
  test.each(Object.entries(formerOccasions))('accepts the former occasion %s as %s', (former, now) => {
    expect(onTheWire(name, { occasion: former }).data).toMatchObject({ occasion: now })
  })
  test('accepts every occasion and no other', () => {
    for (const occasion of occasionIds) expect(onTheWire(name, { occasion }).success, occasion).toBe(true)
    expect(onTheWire(name, { occasion: 'toString' }).success).toBe(false)
  })
  test('accepts a fact of every role and no other, and leaves out empty ones', () => {
    for (const role of roleIds) expect(onTheWire(name, { facts: { [role]: ' £45 ' } }).data).toMatchObject({ facts: { [role]: '£45' } })
    expect(onTheWire(name, { facts: { colour: 'red' } }).success).toBe(false)
    expect(onTheWire(name, { facts: { price: ['£45'] } }).success).toBe(false)
    expect(onTheWire(name, { facts: { steps: ['Sand', ' ', 'Oil'], price: '' } }).data).toMatchObject({ facts: { steps: ['Sand', 'Oil'] } })
    expect(onTheWire(name, { facts: { price: ' ' } }).data?.facts).toBeUndefined()
  })
})

describe.each(names)('facts in %s of a model', (name) => {
  const { facts } = typedIn.en
  const request = onTheWire(name, { facts }).data as never
  const sizes = [{}, { size: 'short' }] as const

  test('are part of what the text may state', () => {
    const source = writers[name].source(request)
    for (const line of factLines(facts)) expect(source).toContain(line)
  })
  test.each(sizes)('stand in the prompt, each after its name: %j', (options) => {
    const { prompt } = writers[name].prompt(request, undefined, options)
    for (const line of factLines(facts)) expect(prompt).toContain(line)
    for (const named of ['Price: £45', 'Until: Sunday 8 March', `Where: ${facts.where}`, `How to order, book or apply: ${facts.order}`])
      expect(prompt).toContain(named)
  })
  test('are not named when there are none', () =>
    expect(writers[name].prompt(onTheWire(name, {}).data as never).prompt).not.toContain('How to order, book or apply'))
})
