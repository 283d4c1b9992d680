import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { Client, InsufficientScopeError, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiKeyMessages } from '#contract/api-key-messages.ts'
import { questionFor } from '#contract/role-messages.ts'
import { questionsOf } from '#contract/roles.ts'
import { sourceMessages } from '#contract/source-messages.ts'
import { newVoice } from '#contract/voices.ts'
import type { ResultOf } from '#kinds/index.ts'
import { kindNames, kinds } from '#kinds/index.ts'
import { type GivenKey, givenKey } from '#tests/support/api-keys.ts'
import { databases } from '#tests/support/databases.ts'
import { ledgerOf, writableSample } from '#tests/support/generating.ts'
import { givenOn, type TestUser } from '#tests/support/given.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const toolNames = [
  ...kindNames.map((kind) => `write_${kind}`),
  'rewrite',
  'draw_picture',
  'read_source',
  'list_library',
  'save_to_library',
  'list_voices',
  'get_usage',
]
const post = { ...writableSample('post'), platform: 'linkedin', length: 'medium', occasion: 'tips' }

interface Answer {
  readonly isError?: boolean
  readonly content: readonly { readonly type?: string; readonly text?: string }[]
  readonly structuredContent?: Record<string, unknown>
}

describe.each(databases)('the MCP server, with the official client, on $name', ({ fresh }) => {
  let server: TestServer
  let given: ReturnType<typeof givenOn>
  beforeAll(async () => {
    server = await startServer({ database: await fresh() })
    given = givenOn(server)
  })
  afterAll(() => server.stop())

  /** Connects over HTTP. `auto` uses the protocol of 2026, `legacy` that of 2025. */
  async function connected({ headers }: Pick<GivenKey, 'headers'>, mode: 'auto' | 'legacy' = 'auto') {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
    await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit: { headers: { ...headers } } }))
    return {
      client,
      call: async (name: string, args: object = {}) => (await client.callTool({ name, arguments: { ...args } })) as Answer,
    }
  }
  const userWithKey = async (options: Parameters<typeof givenKey>[2] = {}): Promise<{ user: TestUser; key: GivenKey }> => {
    const user = await given.user({ plan: 'pro' })
    return { user, key: await givenKey(server, user.id, options) }
  }

  test.each(['auto', 'legacy'] as const)('lists every tool and calls each of them (%s)', async (mode) => {
    const { user, key } = await userWithKey()
    const { client, call } = await connected(key, mode)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(toolNames)
    // Not every client can read `true` and `false` for the schema of a value.
    expect(JSON.stringify(tools.map(({ inputSchema }) => inputSchema))).not.toMatch(/"items":(?:true|false)/)

    for (const kind of kindNames) {
      const answer = await call(`write_${kind}`, writableSample(kind))
      expect([kind, answer.isError ?? false, answer.content[0]?.text?.length]).toEqual([kind, false, expect.any(Number)])
      expect(answer.structuredContent).toMatchObject({ id: expect.any(String) })
    }
    const { structuredContent: first } = await call('write_post', post)
    const rewritten = await call('rewrite', { id: first?.id, how: 'tone', tone: 'formal' })
    expect(rewritten.structuredContent).toMatchObject({ post: { caption: expect.any(String) } })
    const moved = await call('rewrite', { id: first?.id, how: 'platform', platform: 'reddit' })
    expect(moved.structuredContent).toMatchObject({ post: { title: expect.any(String) } })
    const drawn = await call('draw_picture', { id: first?.id, side: 'dark' })
    expect(drawn.content).toEqual([
      { type: 'image', mimeType: 'image/png', data: expect.stringMatching(/^iVBORw0KGgo/) },
      { type: 'text', text: expect.stringContaining('Alt text: ') },
    ])
    const { structuredContent: carousel } = await call('write_carousel', writableSample('carousel'))
    const { slides } = (carousel as ResultOf<'carousel'>).carousel
    const { content } = await call('draw_picture', { id: carousel?.id })
    expect(content.map(({ type }) => type)).toEqual([...slides.map(() => 'image'), ...slides.map(() => 'text')])
    expect(content.at(-1)?.text).toContain(slides.at(-1)?.heading)
    const entry = { title: 'Bike repair', content: 'Fix the chain first.', feature: 'twitter-post' }
    expect((await call('save_to_library', entry)).structuredContent).toMatchObject(entry)
    expect((await call('list_library', { search: 'chain' })).structuredContent).toMatchObject({ items: [entry] })
    expect((await call('list_library', { search: 'no such text' })).structuredContent).toMatchObject({ items: [] })
    expect((await call('list_voices')).structuredContent).toMatchObject({ items: [], unused: [] })
    expect((await call('get_usage')).structuredContent).toMatchObject({ usage: expect.any(Array) })
    await client.close()

    const { rows, usage } = await ledgerOf(server, user)
    expect([rows.length, usage.length]).toEqual([kindNames.length + 4, kindNames.length + 4])
  })

  test('writes in a voice and from a source', async () => {
    const { user, key } = await userWithKey()
    const { body } = await user.post('/api/voices', { ...newVoice, name: 'Asha', place: '12 Mill Street, Pune' })
    const { voice } = body as { voice: { id: string } }
    const { client, call } = await connected(key)
    const text = 'Our bakery on Mill Street opens on Sunday at nine. We bake forty kinds of bread, and the first loaf is free.'
    const { structuredContent: read } = await call('read_source', { text })
    expect(read).toMatchObject({ title: expect.any(String), points: [{ position: 0, text: expect.any(String) }, expect.anything()] })
    const source = { id: read?.id, points: [0] }
    const { structuredContent: written } = await call('write_post', { ...post, voice: voice.id, source })
    expect((await call('rewrite', { id: written?.id, how: 'shorter' })).structuredContent).toMatchObject({ id: expect.any(String) })
    await client.close()

    const { body: stored } = await user.get(`/api/generations/${written?.id}`)
    expect(stored).toMatchObject({ request: { voice: voice.id, source } })
  })

  test('reports progress to a client that asks for it, and charges once', async () => {
    const { user, key } = await userWithKey()
    const { client } = await connected(key)
    const reported: number[] = []
    await client.callTool(
      { name: 'write_script', arguments: writableSample('script') },
      { onprogress: ({ progress }) => reported.push(progress) },
    )
    await client.close()
    expect(reported).not.toEqual([])
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
  })

  test('tells the questions of a text that lacks its facts, without an id or a charge, and writes once they are answered', async () => {
    const { user, key } = await userWithKey()
    const { client, call } = await connected(key)
    const bare = { ...kinds.post.sample, topic: 'gel nails at my salon', occasion: 'offer' }
    const asked = await call('write_post', bare)
    expect(asked.isError ?? false).toBe(false)
    expect(asked.structuredContent).toMatchObject({ counted: false, ask: questionsOf.offer.map((role) => ({ role })) })
    const told = asked.content[1]?.text ?? ''
    for (const role of questionsOf.offer) expect(told).toContain(`${role}: ${questionFor('offer', role)}`)
    expect(told).not.toContain(String(asked.structuredContent?.id))
    expect((await ledgerOf(server, user)).usage).toEqual([])

    const { content } = await call('write_post', { ...bare, facts: { price: '£25', where: '12 Mill Street' } })
    expect(content[0]?.text).toContain('£25')
    expect(content[1]?.text).not.toContain(questionFor('offer', 'price'))
    await client.close()
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
  })

  test('answers errors in words, without a charge: a wrong argument, no requests on the plan, a text of somebody else', async () => {
    const { user, key } = await userWithKey()
    const free = await given.user()
    const { call } = await connected(key)
    const wrong = await call('write_post', { ...post, platform: 'myspace' })
    expect(wrong).toMatchObject({ isError: true, structuredContent: { code: 'INVALID_INPUT' } })
    expect((await call('read_source', {})).content).toMatchObject([{ text: sourceMessages.one }])
    expect(wrong.content[0]?.text).toContain('platform: ')
    const { structuredContent } = await call('write_post', post)
    for (const [args, field] of [
      [{ how: 'shorter' }, 'id'],
      [{ id: structuredContent?.id, how: 'better' }, 'how'],
      [{ id: structuredContent?.id, how: 'tone' }, 'tone'],
      [{ id: structuredContent?.id, how: 'platform' }, 'platform'],
    ] as const) {
      expect(await call('rewrite', args)).toMatchObject({
        isError: true,
        structuredContent: { code: 'INVALID_INPUT' },
        content: [{ text: expect.stringContaining(`${field}: `) }],
      })
    }

    const ofFree = await connected(await givenKey(server, free.id))
    expect(await ofFree.call('rewrite', { id: structuredContent?.id, how: 'shorter' })).toMatchObject({
      isError: true,
      structuredContent: { code: 'NOT_FOUND' },
    })
    expect(await ofFree.call('write_script', kinds.script.sample)).toMatchObject({
      isError: true,
      structuredContent: { code: 'FEATURE_NOT_ON_PLAN' },
    })
    expect((await ledgerOf(server, user)).usage).toHaveLength(1)
    expect((await ledgerOf(server, free)).usage).toEqual([])
  })

  test.each(['auto', 'legacy'] as const)('refuses a key with too small a scope with 403, before anything is written (%s)', async (mode) => {
    const { user, key } = await userWithKey({ scopes: ['read'] })
    const { client, call } = await connected(key, mode)
    expect((await call('get_usage')).isError ?? false).toBe(false)
    for (const name of ['write_post', 'rewrite', 'save_to_library']) {
      const error = await call(name, post).catch((thrown: unknown) => thrown)
      expect([name, error]).toEqual([name, expect.any(InsufficientScopeError)])
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: post } })
      const answer = await send(key.headers, { body })
      expect([answer.status, await answer.json()]).toMatchObject([403, { error_description: apiKeyMessages.needsWrite }])
    }
    await client.close()
    expect((await ledgerOf(server, user)).rows).toEqual([])
  })

  const send = (headers: Record<string, string>, init: RequestInit = {}) =>
    server.fetch('/mcp', {
      method: 'POST',
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      ...init,
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    })

  test('refuses a missing, wrong or revoked key with 401 and words, and a session', async () => {
    const { user, key } = await userWithKey({ revokedAt: new Date() })
    const { missing, unknown, revoked } = apiKeyMessages
    for (const [headers, message] of [
      [{}, missing],
      [{ cookie: user.cookie }, missing],
      [{ authorization: 'Bearer pw_made_up' }, unknown],
      [key.headers, revoked],
    ] as const) {
      const answer = await send(headers)
      expect([answer.status, answer.headers.get('www-authenticate'), await answer.json()]).toMatchObject([401, 'Bearer', { message }])
    }
  })

  test('refuses a list of messages, which would be one call of the limit of its key', async () => {
    const { key } = await userWithKey()
    const call = { jsonrpc: '2.0', method: 'tools/call', params: { name: 'get_usage', arguments: {} } }
    const answer = await send(key.headers, { body: JSON.stringify([1, 2].map((id) => ({ ...call, id }))) })
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'INVALID_INPUT' }])
  })

  describe.each(['/mcp', '/mcp/'])('at %s', (path) => {
    /** Sends a message as it is: `fetch` would add an `Accept`. @returns the type and the message of the answer */
    async function post(key: GivenKey, accept: string | undefined, message: object): Promise<{ type: string; message: unknown }> {
      const headers = { ...key.headers, 'content-type': 'application/json', ...(accept !== undefined && { accept }) }
      const sent = request(server.url + path, { method: 'POST', headers })
      sent.end(JSON.stringify({ jsonrpc: '2.0', id: 7, ...message }))
      const [answer] = (await once(sent, 'response')) as [IncomingMessage]
      const body = await text(answer)
      expect([answer.statusCode, body]).toEqual([200, expect.any(String)])
      const type = (answer.headers['content-type'] ?? '').split(';')[0] ?? ''
      const lines = body.split('\n').filter((line) => line.startsWith('data: {'))
      return { type, message: JSON.parse(type === 'application/json' ? body : (lines.at(-1)?.slice('data: '.length) ?? '')) }
    }

    test.each([
      [undefined, 'application/json'],
      ['*/*', 'application/json'],
      ['application/json', 'application/json'],
      ['application/*;q=0.8', 'application/json'],
      ['text/html, */*;q=0.1', 'application/json'],
      ['text/event-stream', 'text/event-stream'],
      ['application/json, text/event-stream', 'text/event-stream'],
      ['Application/JSON, Text/Event-Stream', 'text/event-stream'],
    ])('a client that sends the Accept %s is answered as %s', async (accept, type) => {
      const { user, key } = await userWithKey()
      const clientInfo = { name: 'test', version: '1' }
      const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }
      expect(await post(key, accept, { method: 'initialize', params })).toMatchObject({
        type,
        message: { id: 7, result: { serverInfo: {} } },
      })
      const listed = await post(key, accept, { method: 'tools/list' })
      expect(listed).toMatchObject({ type, message: { result: { tools: { length: toolNames.length } } } })
      const call = { name: 'write_titles', arguments: writableSample('titles'), _meta: { progressToken: 'p' } }
      const written = await post(key, accept, { method: 'tools/call', params: call })
      expect(written).toMatchObject({ type, message: { id: 7, result: { structuredContent: { id: expect.any(String) } } } })
      expect(await post(key, accept, { method: 'nothing/known' })).toMatchObject({ message: { id: 7, error: { code: -32601 } } })
      expect((await ledgerOf(server, user)).usage).toHaveLength(1)
    })
  })

  test('refuses pages of other sites, and holds no session', async () => {
    const { key } = await userWithKey()
    expect((await send({ ...key.headers, origin: 'https://evil.example' })).status).toBe(403)
    const { headers } = await send(key.headers)
    expect(headers.get('mcp-session-id')).toBeNull()
    expect((await server.fetch('/mcp', { headers: key.headers })).status).toBe(405)
  })
})
