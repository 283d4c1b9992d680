import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editsToSuggest, type VoiceRule, type VoiceRuleState } from '#contract/voice-rules.ts'
import { kinds } from '#kinds/index.ts'
import { voiceEdits, voiceRules, voices } from '#server/infra/db/schema.ts'
import { databases } from '#tests/support/databases.ts'
import { givenOn, insertUsage, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const body = 'We bake cheap bread every morning. The shop opens at seven.'
const caption = `${body}\n\n#bread #pune`

interface Rule {
  readonly id: string
  readonly rule: VoiceRule
  readonly state: VoiceRuleState
  readonly edit_count: number
  readonly edits: readonly { readonly generation: string; readonly before: string; readonly after: string }[]
}

describe.each(databases)('rules learned from edits, on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>

  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  async function voiceOf({ id: userId }: TestUser): Promise<string> {
    const [row] = await server.db
      .insert(voices)
      .values({ userId, name: 'Rosa', trade: 'food', offer: '', platforms: [], language: 'en' })
      .returning()
    return row?.id ?? ''
  }
  /** A post that was delivered. */
  const postOf = (user: TestUser, voice: string | undefined, result: Record<string, unknown> = { post: { caption } }) =>
    insertUsage(server, user.id, { kind: 'post', request: { ...kinds.post.sample, voice }, result })
  const report = (user: TestUser, generation: string, after: string = body, more: object = {}) =>
    user.post('/api/voice-edits', { generation, after, ...more })
  const suggestionIn = ({ body }: { body: unknown }) => (body as { suggestion: { id: string; rule: VoiceRule } | null }).suggestion
  /** Reports the same edit of new generations, one after the other; returns what each was answered. */
  async function reports(user: TestUser, voice: string, count: number, after: string = body) {
    const answers = []
    for (let at = 0; at < count; at++) answers.push(suggestionIn(await report(user, await postOf(user, voice), after)))
    return answers
  }
  const rulesOf = async (user: TestUser, voice: string) => ((await user.get(`/api/voices/${voice}/rules`)).body as { items: Rule[] }).items
  const editsOf = ({ id }: TestUser) => server.db.select().from(voiceEdits).where(eq(voiceEdits.userId, id))
  const decide = (user: TestUser, id: string | undefined, changes: object) => user.patch(`/api/voice-rules/${id}`, changes)

  async function somebody() {
    const user = await given.user()
    return { user, voice: await voiceOf(user) }
  }

  test('the same change in three texts of a voice becomes one suggestion, listed with its edits and not kept', async () => {
    const { user, voice } = await somebody()

    const answers = await reports(user, voice, editsToSuggest)

    expect(answers).toEqual([null, null, { id: expect.any(String), rule: { kind: 'no-hashtags' } }])
    const [rule, another] = await rulesOf(user, voice)
    expect(another).toBeUndefined()
    expect(rule).toMatchObject({ id: answers[2]?.id, state: 'suggested', edit_count: 3 })
    expect(rule?.edits).toHaveLength(3)
    expect(rule?.edits[0]).toMatchObject({ before: '#bread #pune', after: '' })
  })

  test('the same edit that is reported by several tabs at the same time counts once', async () => {
    const { user, voice } = await somebody()
    const generation = await postOf(user, voice)

    const answers = await Promise.all(Array.from({ length: 6 }, () => report(user, generation)))

    expect(answers.map(suggestionIn)).toEqual(Array(6).fill(null))
    expect(await editsOf(user)).toHaveLength(1)
  })

  test('three texts that are reported at the same time are counted one after the other, and one rule is stored', async () => {
    const { user, voice } = await somebody()
    const generations = await Promise.all(Array.from({ length: editsToSuggest }, () => postOf(user, voice)))

    const answers = await Promise.all(generations.map((generation) => report(user, generation)))

    expect(answers.map(suggestionIn).filter(Boolean)).toHaveLength(1)
    expect(await rulesOf(user, voice)).toHaveLength(1)
  })

  test.each(['kept', 'refused'] as const)('a rule that was %s is not suggested again', async (state) => {
    const { user, voice } = await somebody()
    const suggestion = (await reports(user, voice, editsToSuggest)).at(-1)

    expect(await decide(user, suggestion?.id, { state })).toMatchObject({ status: 200, body: { rule: { state } } })

    expect(await reports(user, voice, 4)).toEqual([null, null, null, null])
    expect(await rulesOf(user, voice)).toMatchObject([{ state, edit_count: 7 }])
  })

  test('a postponed rule is suggested again after three more edits, and not before', async () => {
    const { user, voice } = await somebody()
    const suggestion = (await reports(user, voice, editsToSuggest)).at(-1)
    await decide(user, suggestion?.id, { state: 'postponed' })

    expect(await reports(user, voice, editsToSuggest)).toEqual([null, null, suggestion])
    await decide(user, suggestion?.id, { state: 'postponed' })
    expect(await reports(user, voice, editsToSuggest)).toEqual([null, null, suggestion])
  })

  test('the word that a rule writes can be changed, in a rule that replaces one', async () => {
    const { user, voice } = await somebody()
    const replaced = (await reports(user, voice, editsToSuggest, caption.replace('cheap', 'affordable'))).at(-1)
    const hashtags = (await reports(user, voice, editsToSuggest)).at(-1)

    expect(replaced?.rule).toEqual({ kind: 'replace', from: 'cheap', to: 'affordable' })
    await decide(user, replaced?.id, { state: 'kept', to: ' fair ' })
    expect(await rulesOf(user, voice)).toMatchObject([{ state: 'kept', rule: { kind: 'replace', from: 'cheap', to: 'fair' } }, {}])
    expect(await decide(user, hashtags?.id, { to: 'fair' })).toMatchObject({ status: 422, body: { data: { issues: [{ path: 'to' }] } } })
  })

  test('a deleted rule takes its edits along, and is suggested again only after three new ones', async () => {
    const { user, voice } = await somebody()
    const suggestion = (await reports(user, voice, editsToSuggest)).at(-1)

    expect((await user.delete(`/api/voice-rules/${suggestion?.id}`)).status).toBe(200)

    expect([await rulesOf(user, voice), await editsOf(user)]).toEqual([[], []])
    expect((await reports(user, voice, editsToSuggest)).map(Boolean)).toEqual([false, false, true])
  })

  test('rules are learned for the voice that wrote, and go with it', async () => {
    const { user, voice } = await somebody()
    const second = await voiceOf(user)
    expect((await reports(user, voice, 2)).concat(await reports(user, second, 2))).toEqual([null, null, null, null])
    await reports(user, voice, 1)

    expect([await rulesOf(user, voice), await rulesOf(user, second)]).toMatchObject([[{ state: 'suggested' }], []])
    await server.db.delete(voices).where(eq(voices.id, voice))
    expect(await server.db.select().from(voiceRules).where(eq(voiceRules.userId, user.id))).toEqual([])
    expect(await editsOf(user)).toHaveLength(2)
  })

  test('the version that was edited is the one that is compared', async () => {
    const { user, voice } = await somebody()
    const versions = { post: { caption: 'A first version without tags.' }, otherVersions: [{ post: { caption } }] }
    await report(user, await postOf(user, voice, versions), body, { version: 2 })

    expect((await editsOf(user)).map(({ pattern }) => pattern)).toEqual(['no-hashtags'])
    expect(suggestionIn(await report(user, await postOf(user, voice, versions), body, { version: 3 }))).toBeNull()
  })

  test('nothing is learned from a text without a voice, of a voice that is gone, or with the voice of another user', async () => {
    const [{ user, voice }, other] = [await somebody(), await somebody()]
    await reports(user, randomUUID(), 1)
    await reports(user, other.voice, 1)
    expect(suggestionIn(await report(user, await postOf(user, undefined)))).toBeNull()
    expect([await editsOf(user), await editsOf(other.user), await rulesOf(user, voice)]).toEqual([[], [], []])
  })

  test("another user's texts, voices and rules are answered like missing ones, and stay as they are", async () => {
    const [{ user, voice }, { user: other }] = [await somebody(), await somebody()]
    const suggestion = (await reports(user, voice, editsToSuggest)).at(-1)
    const before = await rulesOf(user, voice)

    const refused = [
      await report(other, await postOf(user, voice)),
      await other.get(`/api/voices/${voice}/rules`),
      await decide(other, suggestion?.id, { state: 'kept' }),
      await other.delete(`/api/voice-rules/${suggestion?.id}`),
    ]

    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await rulesOf(user, voice)).toEqual(before)
  })
})
