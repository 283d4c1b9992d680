import { describe, expect, test } from 'vitest'
import { formerOccasions, type Occasion, occasionIds } from '#contract/occasions.ts'
import { type LanguageCode, languageCodes, postPlatforms } from '#contract/options.ts'
import { questionFor } from '#contract/role-messages.ts'
import { type Facts, factLines, questionsOf, roleIds, textsOf } from '#contract/roles.ts'
import { arrange as arrangeDescription, rearrange as rearrangeDescription } from '#kinds/description/builtin.server.ts'
import { arrange as arrangeHashtags } from '#kinds/hashtags/builtin.server.ts'
import { arrange as arrangeIdeas } from '#kinds/ideas/builtin.server.ts'
import { type KindName, kinds } from '#kinds/index.ts'
import { arrange as arrangeScript } from '#kinds/script/builtin.server.ts'
import { arrange as arrangeTitles } from '#kinds/titles/builtin.server.ts'
import { post, seed, textOf } from '#tests/support/occasion-texts.ts'
import { finalResult } from '#tests/support/partials.ts'
import { writers } from '#tests/support/writers.ts'
import { foldedText } from '#writer/builtin/requests.fixture.ts'
import { answersOf, typedIn } from '#writer/builtin/roles.fixture.ts'
import { countLike } from '#writer/builtin/sentences.ts'

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
