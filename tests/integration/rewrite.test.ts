import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { PossibleRewrites } from '#api/history.ts'
import { fieldMessages } from '#contract/field-messages.ts'
import { instructionMessages } from '#contract/instruction-messages.ts'
import { generationMessages } from '#contract/messages.ts'
import { rewriteCannot, rewriteExhausted, rewriteUnchanged } from '#contract/result-messages.ts'
import { instructionMax, type RewriteHow } from '#contract/rewrite.ts'
import { kinds } from '#kinds/index.ts'
import { databases } from '#tests/support/databases.ts'
import { hostileTexts } from '#tests/support/fuzz/values.ts'
import {
  allEvents,
  generate,
  ledgerOf,
  newKey,
  rewritePost as rewrite,
  stream,
  type WrittenPost as Written,
  writtenPost as written,
} from '#tests/support/generating.ts'
import { givenOn, insertUsage, type TestUser } from '#tests/support/given.ts'
import { answers, type ModelDouble, refuses, startModel } from '#tests/support/model.ts'
import { goodAnswers } from '#tests/support/model-answers.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

/** Tips, whose text has a closing question that a shorter one can do without. */
const linkedin = { platform: 'linkedin', length: 'standard', occasion: 'tips' }
const medium = { ...linkedin, length: 'medium' }
const issue = (path: string, message: string) => ({ code: 'INVALID_INPUT', data: { issues: [{ path, message }] } })

describe.each(databases)('rewriting with the built-in writer on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  test('a shorter version is a separate generation with its own usage', async () => {
    const user = await given.user({ plan: 'pro' })
    const first = await written(user, linkedin)
    const { status, body } = await rewrite(user, first.id, 'shorter', medium)
    expect(status).toBe(200)
    const second = body as Written
    expect(second.post.caption.length).toBeLessThan(first.post.caption.length)
    const { rows, usage } = await ledgerOf(server, user)
    expect([rows.length, usage.length]).toEqual([2, 2])
  })

  test('a text whose occasion and notes had other names once can be rewritten and answered', async () => {
    const user = await given.user({ plan: 'pro' })
    const of = { ...kinds.post.sample, ...linkedin, facts: { steps: ['Start with one small part', 'Note down what works'] } }
    const notes = [{ code: 'pick-occasion' }, { code: 'shorter', asked: 'standard', words: 20, add: ['address'] }]
    const result = { post: { caption: 'Repairing old bicycles' }, arranged: { occasion: 'opening', guessed: true, notes } }
    const stored = { kind: 'post', feature: 'linkedin', request: { ...of, occasion: 'opening' }, result } as const
    const [first, second] = [await insertUsage(server, user.id, stored), await insertUsage(server, user.id, stored)]
    expect(await rewrite(user, first, 'hook', { ...of, occasion: 'launch' })).toMatchObject({ status: 200 })
    const answered = await user.post(`/api/generations/${second}/facts`, { facts: { when: '1 March' } })
    expect(answered).toMatchObject({ status: 200, body: { request: { occasion: 'launch' }, result: { arranged: { occasion: 'launch' } } } })
    expect((await user.get(`/api/generations/${first}`)).body).toMatchObject({ request: { occasion: 'opening' }, result })
  })

  test('a stream ends with the same answer', async () => {
    const user = await given.user({ plan: 'pro' })
    const { id } = await written(user, linkedin)
    const events = await allEvents(await stream(user, 'post', { ...medium, rewrite: { of: id, how: 'shorter' } }))
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { post: { caption: expect.any(String) } } })
    expect((await ledgerOf(server, user)).usage).toHaveLength(2)
  })

  test('History names the source of each version, back to the first', async () => {
    const user = await given.user({ plan: 'pro' })
    const first = await written(user, linkedin)
    const second = (await rewrite(user, first.id, 'shorter', medium)).body as Written
    const third = (await rewrite(user, second.id, 'tone', { ...medium, tone: 'formal' })).body as Written
    const madeOf = async (id: string) => {
      const { body } = await user.get(`/api/generations/${id}`)
      return (body as { request: { rewrite?: object } }).request.rewrite
    }
    expect(await madeOf(third.id)).toEqual({ of: second.id, how: 'tone' })
    expect(await madeOf(second.id)).toEqual({ of: first.id, how: 'shorter' })
    expect(await madeOf(first.id)).toBeUndefined()
  })

  test("another user's text is not found, and nothing is reserved", async () => {
    const [owner, stranger] = [await given.user({ plan: 'pro' }), await given.user({ plan: 'pro' })]
    const { id } = await written(owner, linkedin)
    const { status, body } = await rewrite(stranger, id, 'shorter', medium)
    expect([status, (body as { code: string }).code]).toEqual([404, 'NOT_FOUND'])
    expect(await ledgerOf(server, stranger)).toEqual({ rows: [], usage: [] })
  })

  test('an unknown text and one of another kind are not found', async () => {
    const user = await given.user({ plan: 'pro' })
    const titles = (await generate(user, 'titles')).body as { id: string }
    expect((await rewrite(user, randomUUID(), 'shorter', medium)).status).toBe(404)
    expect((await rewrite(user, titles.id, 'shorter', medium)).status).toBe(404)
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
  })

  const refusals: [string, object, ReturnType<typeof issue>][] = [
    ['another topic', { ...medium, topic: 'growing tomatoes' }, issue('topic', fieldMessages.mismatch)],
    ['another platform', { ...medium, platform: 'reddit' }, issue('platform', fieldMessages.mismatch)],
    ['the length it had', linkedin, issue('length', fieldMessages.mismatch)],
    ['two steps at once', { ...linkedin, length: 'short' }, issue('length', fieldMessages.mismatch)],
  ]
  test.each(refusals)('a shorter version with %s is refused, and nothing is charged', async (_, changes, refusal) => {
    const user = await given.user({ plan: 'pro' })
    const { id } = await written(user, linkedin)
    const { status, body } = await rewrite(user, id, 'shorter', changes)
    expect(status).toBe(422)
    expect(body).toMatchObject(refusal)
    expect((await ledgerOf(server, user)).rows).toHaveLength(1)
  })

  test('a text that is already the shortest, or already in that tone, is refused with a message', async () => {
    const user = await given.user({ plan: 'pro' })
    const short = { platform: 'linkedin', length: 'short' }
    const { id } = await written(user, short)
    expect((await rewrite(user, id, 'shorter', short)).body).toMatchObject(issue('rewrite.how', rewriteExhausted.shorter))
    expect((await rewrite(user, id, 'tone', short)).body).toMatchObject(issue('tone', rewriteExhausted.tone))
  })

  test('an instruction is refused with a next step and not charged: the built-in writer understands none', async () => {
    const user = await given.user({ plan: 'pro' })
    const { id } = await written(user, linkedin)
    const ask = { ...linkedin, rewrite: { of: id, how: 'instruction', instruction: 'make it about the free coffee' } }
    const { status, body } = await generate(user, 'post', ask)
    expect(status).toBe(422)
    expect(body).toMatchObject(issue('rewrite.how', rewriteCannot.instruction))
    const { rows, usage } = await ledgerOf(server, user)
    expect([rows.length, usage.length]).toEqual([1, 1])
  })

  const cannot: ['language' | 'longer' | 'hook', object, object][] = [
    ['language', linkedin, { language: 'de' }],
    ['longer', { ...linkedin, topic: 'Closed on Monday for Republic Day', occasion: 'hours' }, { length: 'long' }],
    ['hook', { ...linkedin, topic: 'Our shop dog Biscuit passed away last night', occasion: 'sad' }, {}],
  ]
  test.each(cannot)(
    'a rewrite that would need invented content (%s) is refused with a next step and not charged',
    async (how, of, changes) => {
      const user = await given.user({ plan: 'pro' })
      const { id } = await written(user, of)
      const { status, body } = await rewrite(user, id, how, { ...of, ...changes })
      expect(status).toBe(422)
      expect(body).toMatchObject(issue('rewrite.how', rewriteCannot[how]))
      const { rows, usage } = await ledgerOf(server, user)
      expect([rows.length, usage.length]).toEqual([1, 1])
    },
  )

  test('the possible rewrites of a text are those that it takes; asking for them stores and charges nothing', async () => {
    const user = await given.user({ plan: 'pro' })
    for (const of of [linkedin, { ...linkedin, topic: 'Our shop dog Biscuit passed away last night', occasion: 'sad' }]) {
      const { id } = await written(user, of)
      const before = await ledgerOf(server, user)
      const { body } = await user.get(`/api/generations/${id}/rewrites`)
      const { hows, tones } = body as PossibleRewrites
      const after = await ledgerOf(server, user)
      expect([after.rows.length, after.usage.length]).toEqual([before.rows.length, before.usage.length])
      const changes = { shorter: { length: 'medium' }, longer: { length: 'long' }, simpler: { complexity: 'simple' }, hook: {} } as const
      for (const [how, changed] of Object.entries(changes)) {
        const { status } = await rewrite(user, id, how as keyof typeof changes, { ...of, ...changed })
        expect([how, status]).toEqual([how, hows.includes(how as RewriteHow) ? 200 : 422])
      }
      for (const tone of ['formal', 'humorous'] as const) {
        const { status } = await rewrite(user, id, 'tone', { ...of, tone })
        expect([tone, status]).toEqual([tone, tones.includes(tone) ? 200 : 422])
      }
    }
  })

  test('the possible rewrites of another user’s text are not told', async () => {
    const [owner, other] = [await given.user({ plan: 'pro' }), await given.user({ plan: 'pro' })]
    const { id } = await written(owner, linkedin)
    expect(await other.get(`/api/generations/${id}/rewrites`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  test('a rewrite has the same details and occasion, and is refused with others', async () => {
    const user = await given.user({ plan: 'pro' })
    const requestWithDetails = { ...linkedin, details: '12 Mill Street\nUntil Friday', occasion: 'offer' }
    const { id } = await written(user, requestWithDetails)
    const { body } = await rewrite(user, id, 'tone', { ...requestWithDetails, tone: 'formal' })
    for (const fact of ['12 Mill Street', 'Until Friday']) expect((body as Written).post.caption).toContain(fact)
    for (const [path, changes] of [
      ['details', { details: 'Until Sunday' }],
      ['details', { details: undefined }],
      ['occasion', { occasion: 'event' }],
    ] as const)
      expect((await rewrite(user, id, 'tone', { ...requestWithDetails, tone: 'formal', ...changes })).body).toMatchObject(
        issue(path, fieldMessages.mismatch),
      )
    expect((await ledgerOf(server, user)).usage).toHaveLength(2)
  })

  const strange: [string, unknown][] = [
    ['no id', { how: 'shorter' }],
    ['an id that is none', { of: 'the last one', how: 'shorter' }],
    ['an unknown way', { of: randomUUID(), how: 'funnier' }],
    ['a text of its own', { of: randomUUID(), how: 'shorter', text: 'Write this instead' }],
  ]
  test.each(strange)('%s is a 422', async (_, bad) => {
    const user = await given.user({ plan: 'pro' })
    expect((await generate(user, 'post', { ...medium, rewrite: bad })).status).toBe(422)
    expect(await ledgerOf(server, user)).toEqual({ rows: [], usage: [] })
  })

  test('a rewrite that a kind does not support is refused: hashtags have no shorter version', async () => {
    const user = await given.user({ plan: 'pro' })
    const { id } = (await generate(user, 'hashtags')).body as { id: string }
    const { body } = await generate(user, 'hashtags', { rewrite: { of: id, how: 'shorter' } })
    expect(body).toMatchObject(issue('rewrite.how', fieldMessages.rewrite))
  })

  test('a used-up quota is refused as for any generation', async () => {
    const user = await given.user({ plan: 'free' })
    const first = (await generate(user, 'titles')).body as { id: string }
    const again = { rewrite: { of: first.id, how: 'hook' } }
    expect((await generate(user, 'titles', again)).status).toBe(200)
    const { status, body } = await generate(user, 'titles', again)
    expect(status).toBe(429)
    expect(body).toMatchObject({ code: 'QUOTA_REACHED', message: generationMessages.limitReached })
    expect((await ledgerOf(server, user)).usage).toHaveLength(2)
  })

  test('the same key gives the same version, charged once, and is refused for another one', async () => {
    const user = await given.user({ plan: 'pro' })
    const { id } = await written(user, linkedin)
    const headers = { 'idempotency-key': newKey() }
    const one = await rewrite(user, id, 'shorter', medium, headers)
    expect((await rewrite(user, id, 'shorter', medium, headers)).body).toEqual(one.body)
    expect((await rewrite(user, id, 'hook', linkedin, headers)).status).toBe(422)
    expect((await ledgerOf(server, user)).usage).toHaveLength(2)
  })
})

/** Milliseconds; short between chunks, because a test waits for a stall. */
const timeouts = { first: 60_000, firstFollowed: 60_000, between: 3_000, again: 10 }

describe.each(databases)('rewriting with a model on $name', ({ fresh }) => {
  let model: ModelDouble
  let server: TestServer
  let user: TestUser
  beforeAll(async () => {
    model = await startModel()
    const env = { AI_MODEL: 'compatible/first', AI_BASE_URL: model.url }
    server = await startServer({ database: await fresh(), env, writing: { modelTimeouts: timeouts } })
  })
  afterEach(() => model.reset())
  afterAll(async () => {
    await server.stop()
    await model.close()
  })
  const short = { platform: 'linkedin', length: 'short', facts: undefined }
  const caption = 'Old bicycles ask for little: a clean chain, straight wheels and an hour. Which part do you start with?'
  const hashtags = ['#BikeRepair', '#OldBicycles', '#Bicycles']
  const post = { ...goodAnswers.post, caption, hashtags }
  const originalPost = async (answer: object = post) => {
    user = await givenOn(server).user({ plan: 'pro' })
    model.next(answers(answer))
    return written(user, short)
  }
  const promptOf = (at: number) => model.calls[at]?.prompt ?? ''

  test('the model gets the stored text between delimiters and an instruction for the one change', async () => {
    const { id } = await originalPost()
    model.next(answers({ ...post, caption: caption.replace('Old bicycles ask for little', 'An old bicycle wants three things') }))
    expect((await rewrite(user, id, 'hook', short)).status).toBe(200)
    const prompt = promptOf(1)
    expect(prompt).toMatch(/<(topic-[0-9a-f]{16})>\nOld bicycles ask for little[^<]*\n<\/\1>/)
    expect(prompt).toContain('Change only the first line')
    expect(prompt.match(/<topic-[0-9a-f]{16}>/g)).toHaveLength(2)
    const { rows } = await ledgerOf(server, user)
    expect(rows.map(({ promptVersion }) => promptVersion)).toEqual([7, 7])
  })

  test('a hook that changes more than the first line goes back to the model', async () => {
    const three = { ...post, caption: 'Old bicycles ask for little. A clean chain does most of it. Which part do you start with?' }
    const { id } = await originalPost(three)
    const more = 'Nobody ever oils it. Straight wheels come next, and then time. Which part do you start with?'
    const only = three.caption.replace('Old bicycles ask for little.', 'Nobody ever oils it.')
    model.next(answers({ ...post, caption: more }), answers({ ...post, caption: only }))
    const { body } = await rewrite(user, id, 'hook', short)
    expect(promptOf(2)).toContain('changes more than its first line')
    expect((body as Written).post.caption).toContain(only)
  })

  test('an unchanged text is no rewrite and goes back to the model', async () => {
    const { id } = await originalPost()
    model.next(answers(post), answers({ ...post, caption: caption.replace('ask for little', 'need only this') }))
    expect((await rewrite(user, id, 'tone', { ...short, tone: 'formal' })).status).toBe(200)
    expect(promptOf(2)).toContain('is the earlier text unchanged')
  })

  test.each(['tone', 'hook', 'instruction'] as const)(
    'a text that stays as it was is not delivered as another draft by %s: it says so and charges nothing',
    async (how) => {
      const { id } = await originalPost()
      model.always(answers(post))
      const said = how === 'instruction' ? { instruction: 'make it warmer' } : {}
      const { status, body } = await generate(user, 'post', {
        ...short,
        ...(how === 'tone' && { tone: 'formal' }),
        rewrite: { of: id, how, ...said },
      })
      expect(status).toBe(422)
      expect(body).toMatchObject(issue('rewrite.how', rewriteUnchanged.unchanged))
      expect((await ledgerOf(server, user)).usage).toHaveLength(1)
    },
  )

  describe('in the user’s own words', () => {
    const instructed = (of: string, instruction: string, more: object = {}, changes: object = {}) =>
      generate(user, 'post', { ...short, ...changes, rewrite: { of, how: 'instruction', instruction, ...more } })
    const changed = caption.replace('an hour', 'an hour, with free coffee')
    /** The text between marks after a line of the prompt. */
    const markedAfter = (at: number, line: string) =>
      promptOf(at)
        .split(`${line}\n\n`)[1]
        ?.match(/^<(topic-[0-9a-f]{16})>\n([^<]*)\n<\/\1>/)?.[2]

    test('the model gets the text and the instruction between marks, and the result counts as one', async () => {
      const { id } = await originalPost()
      model.next(answers({ ...post, caption: changed }))
      const { status, body } = await instructed(id, 'make it about the free coffee')
      expect([status, (body as Written).post.caption]).toEqual([200, expect.stringContaining('free coffee')])
      expect(markedAfter(1, 'What was written about it before:')).toContain(caption)
      expect(markedAfter(1, 'What the person asks to change:')).toBe('make it about the free coffee')
      expect((await ledgerOf(server, user)).usage).toHaveLength(2)
    })

    test('what an instruction tells counts as given: its price and its link are no inventions', async () => {
      const { id } = await originalPost()
      const told = 'Old bicycles ask for little: a clean chain and an hour. We clean yours for $39, see wheelshop.example.'
      model.next(answers({ ...post, caption: told }))
      const { body } = await instructed(id, 'add that we clean a bike for $39, and our site wheelshop.example')
      expect((body as Written).post.caption).toContain(told)
      expect(body).not.toHaveProperty('checks')
      expect(model.calls).toHaveLength(2)
    })

    test('a given fact stays unless the instruction changes it', async () => {
      const given = { ...short, details: 'A service is $49\nUntil 5 March' }
      const withFacts = 'Old bicycles ask for little: a clean chain and an hour. A service is $49 until 5 March. Come in?'
      user = await givenOn(server).user({ plan: 'pro' })
      model.next(answers({ ...post, caption: withFacts }))
      const { id } = await written(user, given)
      // The new price is the instruction's; the date is missing, and goes back.
      const dateless = 'Old bicycles ask for little: a clean chain and an hour. A service is $39 now. Will you come in?'
      const dated = dateless.replace('$39 now', '$39 until 5 March')
      model.next(answers({ ...post, caption: dateless }), answers({ ...post, caption: dated }))
      const { body } = await instructed(id, 'the price is $39 now', {}, given)
      expect(promptOf(2)).toContain('lacks "5 March"')
      expect(promptOf(2)).not.toContain('lacks "$49"')
      expect((body as Written).post.caption).toContain(dated)
      expect(body).not.toHaveProperty('checks')
    })

    test('a marked passage changes alone: a text that changes more goes back to the model', async () => {
      const sentences = ['Old bicycles ask for little.', 'A clean chain does most of it.', 'Which part do you start with?']
      const { id } = await originalPost({ ...post, caption: sentences.join(' ') })
      const [, , last] = sentences
      const only = `${sentences[0]} Free coffee helps with the chain. ${last}`
      model.next(answers({ ...post, caption: 'Something new. Free coffee helps with the chain. And yet another end to this.' }))
      model.next(answers({ ...post, caption: only }))
      const { body } = await instructed(id, 'say something about coffee', { passage: 'A clean chain  does most\nof it.' })
      expect(markedAfter(1, 'The passage of that text to change:')).toBe('A clean chain  does most\nof it.')
      expect(promptOf(2)).toContain('changes more than the passage')
      expect((body as Written).post.caption).toContain(only)
    })

    test('a passage that is not in the text is refused, and nothing is charged', async () => {
      const { id } = await originalPost()
      const { status, body } = await instructed(id, 'shorter', { passage: 'Nobody wrote this.' })
      expect(status).toBe(422)
      expect(body).toMatchObject(issue('rewrite.passage', instructionMessages.noPassage))
      expect((await ledgerOf(server, user)).usage).toHaveLength(1)
    })

    test('a passage of any signs is found or refused, and is never an error of the server', async () => {
      const signs = 'Half-price (10–2) [new], a/b, $5 + 5 % *today*? Yes: ^up^ {really} | \\ end. That’s it – “good”! 👍🏽'
      const original = await originalPost({ ...post, caption: signs })
      const { caption: stored } = original.post
      model.always(answers({ ...post, caption: `${signs} And coffee.` }))
      const parts = fc
        .tuple(fc.nat(stored.length - 1), fc.integer({ min: 1, max: 40 }))
        .map(([from, length]) => stored.slice(from, from + length))
      const passages = fc.oneof(parts, fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary', maxLength: 40 }))
      for (const passage of fc.sample(passages, { numRuns: 60, seed: 14 })) {
        const { status } = await instructed(original.id, 'say something about coffee', { passage })
        expect([200, 422], JSON.stringify(passage)).toContain(status)
        if (passage.isWellFormed() && stored.includes(passage) && passage.trim()) expect(status, passage).toBe(200)
      }
    })

    test('what was asked for once still holds in later rewrites', async () => {
      const { id } = await originalPost()
      const told = 'Old bicycles ask for little: a clean chain and an hour. We clean yours for $39. Which part do you start with?'
      model.next(answers({ ...post, caption: told }))
      const second = (await instructed(id, 'add that we clean a bike for $39')).body as Written
      model.next(answers({ ...post, caption: told.replace('Old bicycles ask for little', 'An old bicycle wants three things') }))
      const { body } = await rewrite(user, second.id, 'hook', short)
      expect(markedAfter(2, 'Asked for earlier, and already so in that text; it still holds:')).toBe('add that we clean a bike for $39')
      expect(body).not.toHaveProperty('checks')
    })

    test.each<[string, object, string]>([
      ['no instruction', {}, 'rewrite.instruction'],
      ['a blank one', { instruction: ' \n ' }, 'rewrite.instruction'],
      ['one that is too long', { instruction: 'x'.repeat(instructionMax + 1) }, 'rewrite.instruction'],
      ['a passage that is too long', { instruction: 'shorter', passage: 'x'.repeat(instructionMax + 1) }, 'rewrite.passage'],
    ])('%s is refused before anything is reserved', async (_, more, path) => {
      user = await givenOn(server).user({ plan: 'pro' })
      const { status, body } = await generate(user, 'post', { ...short, rewrite: { of: randomUUID(), how: 'instruction', ...more } })
      expect([status, (body as { data: { issues: { path: string }[] } }).data.issues[0]?.path]).toEqual([422, path])
      expect(await ledgerOf(server, user)).toEqual({ rows: [], usage: [] })
    })

    test('another rewrite takes no instruction', async () => {
      const { id } = await originalPost()
      const { body } = await generate(user, 'post', { ...short, rewrite: { of: id, how: 'hook', instruction: 'shorter' } })
      expect(body).toMatchObject(issue('rewrite.instruction', fieldMessages.rewrite))
    })
  })

  describe('a translation', () => {
    const original = 'Old bicycles ask for little. A service is $49 for you. It takes 45 minutes. Write to @wheelshop first.'
    const given = { ...short, details: 'A service is $49 and takes 45 minutes, @wheelshop' }
    const spanish =
      'Las bicicletas viejas piden poco. Una revisión te cuesta 49 $. Dura cuarenta y cinco minutos. Escribe antes a @wheelshop.'
    const translate = async (caption: string, ...others: string[]) => {
      user = await givenOn(server).user({ plan: 'pro' })
      model.next(answers({ ...post, caption: original }))
      const { id } = await written(user, given)
      for (const text of [caption, ...others]) model.next(answers({ ...post, caption: text }))
      return rewrite(user, id, 'language', { ...given, language: 'es' })
    }

    test('is asked for as a translation of the stored text, and is delivered without a note about its length', async () => {
      const { status, body } = await translate(`${spanish} `)
      expect(status).toBe(200)
      const asked = promptOf(1)
      expect(asked).toContain(original)
      expect(asked).toContain('Translate that text into Spanish')
      expect(asked).toContain('Translate a text that was written')
      expect(asked).not.toContain('Write one LinkedIn post about')
      expect(model.calls).toHaveLength(2)
      expect((body as Written).post.caption).toContain(spanish)
      expect(body).not.toHaveProperty('checks')
    })

    test.each([
      ['a price', spanish.replace('te cuesta 49 $', 'cuesta poco'), '"$49"'],
      ['a number', spanish.replace('cuarenta y cinco', 'unos pocos'), '"45"'],
      ['a handle', spanish.replace('@wheelshop', 'nosotros'), '"@wheelshop"'],
    ])('that lacks %s of its original goes back to the model', async (_, lacking, fact) => {
      const { body } = await translate(lacking, spanish)
      expect(promptOf(2)).toContain(`lacks ${fact} of the text that it translates`)
      expect((body as Written).post.caption).toContain(spanish)
    })

    test('keeps the note about an invented number that the original has', async () => {
      user = await givenOn(server).user({ plan: 'pro' })
      model.always(answers({ ...post, caption: 'Old bicycles ask for little. Studies show that 73% of them need only a clean chain.' }))
      const first = (await written(user, short)) as Written & { checks: unknown }
      const note = { code: 'number', field: 'caption', quotes: ['73%'] }
      expect(first.checks).toContainEqual(note)
      model.always(
        answers({ ...post, caption: 'Las bicicletas viejas piden poco. Según estudios, el 73% solo necesita una cadena limpia.' }),
      )
      expect((await rewrite(user, first.id, 'language', { ...short, language: 'es' })).body).toMatchObject({ checks: [note] })
    })

    test('that is a new and much shorter text goes back to the model', async () => {
      await translate('Por 49 $, @wheelshop deja tu bicicleta vieja como nueva en 45 minutos.', spanish)
      expect(promptOf(2)).toContain('has 1 sentences for 4')
    })
  })

  test('a text in another language than requested is never delivered', async () => {
    const { id } = await originalPost()
    model.always(answers(post))
    const { body } = await rewrite(user, id, 'language', { ...short, language: 'es' })
    expect(body).toMatchObject({ code: 'GENERATION_FAILED' })
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
  })

  test('a failed rewrite charges nothing and leaves the earlier text unchanged', async () => {
    const { id } = await originalPost()
    model.always(refuses(500))
    expect((await rewrite(user, id, 'hook', short)).body).toMatchObject({ code: 'GENERATION_FAILED' })
    const { rows, usage } = await ledgerOf(server, user)
    expect([rows.length, usage.length]).toEqual([1, 1])
    expect((await user.get(`/api/generations/${id}`)).body).toMatchObject({
      id,
      result: { post: { caption: expect.stringContaining(caption) } },
    })
  })

  test('a rewrite that stalls ends in a timeout and charges nothing', async () => {
    const { id } = await originalPost()
    model.always(answers(post, { size: 9, stallAfter: 2 }))
    const events = await allEvents(await stream(user, 'post', { ...short, rewrite: { of: id, how: 'hook' } }))
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'GENERATION_TIMEOUT' } })
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
  })

  test('an invented number in a rewrite is told as in a first text', async () => {
    const { id } = await originalPost()
    const inventing = {
      ...post,
      caption: 'Studies show that 73% of old bicycles want a clean chain first. Which part do you start with today?',
    }
    model.always(answers(inventing))
    const { body } = await rewrite(user, id, 'tone', { ...short, tone: 'formal' })
    expect((body as { checks: unknown }).checks).toContainEqual({ code: 'number', field: 'caption', quotes: ['73%'] })
  })
})
