import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EditedText, Generation } from '#api/schemas.ts'
import { fieldMessages } from '#contract/field-messages.ts'
import { databases } from '#tests/support/databases.ts'
import { generate, writtenPost } from '#tests/support/generating.ts'
import { givenOn, insertUsage, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

describe.each(databases)('edited texts on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  /** A stored post with one version, or with several. */
  const givenPost = async (user: TestUser, first: string, ...others: string[]) =>
    insertUsage(server, user.id, {
      kind: 'post',
      feature: 'linkedin',
      request: { topic: 'the bakery' },
      result: {
        post: { caption: first },
        checks: [{ code: 'worn', field: 'caption', quotes: [first] }],
        ...(others.length > 0 && { otherVersions: others.map((caption) => ({ post: { caption } })) }),
      },
    })
  const edit = (user: TestUser, id: string, caption: string, { copied = false, version = 1 } = {}) =>
    user.put(`/api/generations/${id}/edited`, { result: { post: { caption } }, version, copied })
  const read = async (user: TestUser, id: string) => (await user.get(`/api/generations/${id}`)).body as Generation
  const earlier = async (user: TestUser, id: string) =>
    ((await user.get(`/api/generations/${id}/texts`)).body as { items: EditedText[] }).items.map(({ result }) => result)

  test('what was edited or copied last is in History, also for another sign-in, and the written text stays', async () => {
    const user = await given.user()
    const id = await givenPost(user, 'As written')
    expect(await edit(user, id, 'As I post it\n\n🥐 «ok»', { copied: true })).toMatchObject({ status: 200, body: { id } })
    expect(await read(user, id)).toMatchObject({
      result: { post: { caption: 'As written' } },
      edited: { result: { post: { caption: 'As I post it\n\n🥐 «ok»' } }, version: 1, copied: true },
    })
    const { body } = await user.get('/api/generations?search=POST%20it')
    expect((body as { items: Generation[] }).items.map((item) => item.id)).toEqual([id])
  })

  test('a copied text that is changed afterwards is kept, and one that was only typed is not', async () => {
    const user = await given.user()
    const id = await givenPost(user, 'As written')
    for (const [caption, copied] of [
      ['One', false],
      ['Two', true],
      ['Three', false],
      ['Four', true],
      ['Four', true],
      ['Five', false],
    ] as const)
      await edit(user, id, caption, { copied })
    expect(await earlier(user, id)).toEqual([{ post: { caption: 'Four' } }, { post: { caption: 'Two' } }])
    expect(await read(user, id)).toMatchObject({ edited: { result: { post: { caption: 'Five' } }, copied: false } })
  })

  test('a text that is typed back to what was written is unedited again; a copied one stays copied', async () => {
    const user = await given.user()
    const id = await givenPost(user, 'As written')
    await edit(user, id, 'Changed')
    await edit(user, id, 'As written')
    expect(await read(user, id)).not.toHaveProperty('edited')
    await edit(user, id, 'As written', { copied: true })
    await edit(user, id, 'As written')
    expect(await read(user, id)).toMatchObject({ edited: { copied: true } })
  })

  test('one of several versions is edited, and notes of the writer are never stored as text', async () => {
    const user = await given.user()
    const id = await givenPost(user, 'First', 'Second')
    const result = { post: { caption: 'Mine' }, checks: [{ code: 'cut', field: 'caption', quotes: [] }], otherVersions: [] }
    expect(await user.put(`/api/generations/${id}/edited`, { result, version: 2, copied: false })).toMatchObject({ status: 200 })
    expect((await read(user, id)).edited).toMatchObject({ version: 2, result: { post: { caption: 'Mine' } } })
    expect(Object.keys((await read(user, id)).edited?.result ?? {})).toEqual(['post'])
    const issue = { code: 'INVALID_INPUT', data: { issues: [{ path: 'version', message: fieldMessages.otherText }] } }
    expect(await edit(user, id, 'Third', { version: 3 })).toMatchObject({ status: 422, body: issue })
  })

  test('what was made of one version is kept when another version becomes the current one', async () => {
    const user = await given.user()
    const id = await givenPost(user, 'First', 'Second')
    await edit(user, id, 'My first', { version: 1 })
    await edit(user, id, 'My second', { version: 2 })
    expect((await read(user, id)).edited).toMatchObject({ version: 2, result: { post: { caption: 'My second' } } })
    expect(await earlier(user, id)).toEqual([{ post: { caption: 'My first' } }])
  })

  test.each([
    ['of another kind', { titles: [{ platform: 'youtube', title: 'a' }] }, 'otherText'],
    ['with characters that cannot be stored', { post: { caption: 'a\0b' } }, 'notStorable'],
    ['with half a character', { post: { caption: 'a\ud83d' } }, 'notStorable'],
  ] as const)('a text %s is refused, and nothing changes', async (_, result, message) => {
    const user = await given.user()
    const id = await givenPost(user, 'As written')
    const answer = await user.put(`/api/generations/${id}/edited`, { result, version: 1, copied: false })
    expect(answer).toMatchObject({ status: 422, body: { data: { issues: [{ path: 'result', message: fieldMessages[message] }] } } })
    expect(await read(user, id)).not.toHaveProperty('edited')
  })

  test('a backslash and a code in plain text are text', async () => {
    const user = await given.user()
    const id = await givenPost(user, 'As written')
    expect(await edit(user, id, String.raw`C:\\new \u0000 \ud83d`)).toMatchObject({ status: 200 })
    expect((await read(user, id)).edited?.result).toEqual({ post: { caption: String.raw`C:\\new \u0000 \ud83d` } })
  })

  test("another user's text is neither changed nor read", async () => {
    const [owner, other] = [await given.user(), await given.user()]
    const id = await givenPost(owner, 'As written')
    await edit(owner, id, 'Mine', { copied: true })
    await edit(owner, id, 'Mine now')
    expect(await edit(other, id, 'Theirs')).toMatchObject({ status: 404 })
    expect(await other.get(`/api/generations/${id}/texts`)).toMatchObject({ status: 404 })
    expect(await read(owner, id)).toMatchObject({ edited: { result: { post: { caption: 'Mine now' } } } })
  })

  test('of many earlier texts the newest twenty are kept', async () => {
    const user = await given.user()
    const id = await givenPost(user, 'As written')
    for (let at = 0; at <= 21; at++) await edit(user, id, `Text ${at}`, { copied: true })
    const kept = await earlier(user, id)
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([20, { post: { caption: 'Text 20' } }, { post: { caption: 'Text 1' } }])
  })

  test('edits of the same moment are stored one after the other', async () => {
    const user = await given.user()
    const id = await givenPost(user, 'As written')
    await Promise.all(Array.from({ length: 8 }, (_, at) => edit(user, id, `Text ${at}`, { copied: true })))
    const { edited } = await read(user, id)
    const texts = [edited?.result, ...(await earlier(user, id))].map((result) => (result as { post: { caption: string } }).post.caption)
    expect(texts.toSorted()).toEqual(Array.from({ length: 8 }, (_, at) => `Text ${at}`))
  })

  test('a rewrite starts from the edited text', async () => {
    const user = await given.user({ plan: 'pro' })
    const request = { platform: 'linkedin', length: 'standard', occasion: 'tips' }
    const { id, post } = await writtenPost(user, request)
    const caption = `${post.caption}\n\nSee you in Quincehill.`
    await edit(user, id, caption)
    const changing = (passage: string) =>
      generate(user, 'post', { ...request, rewrite: { of: id, how: 'instruction', instruction: 'Name the street', passage } })
    // Without a model the instruction is refused, but not the passage, which only the edited text has.
    expect(JSON.stringify((await changing('See you in Quincehill.')).body)).not.toContain('rewrite.passage')
    expect(JSON.stringify((await changing('Not in it')).body)).toContain('rewrite.passage')
  })

  test('an export has the text as its user last had it', async () => {
    const user = await given.user()
    const id = await givenPost(user, 'As written')
    await edit(user, id, 'As I post it')
    const file = await user.fetch('/api/exports/history?format=txt')
    const text = await file.text()
    expect(text).toContain('As I post it')
    expect(text).not.toContain('As written')
  })
})
