import { afterEach, describe, expect, test } from 'vitest'
import {
  attempt,
  type Connected,
  callback,
  connect,
  neverAborted,
  outgoing,
  picture,
  publishersOf,
  signIn,
} from '#tests/support/networks/connected.ts'
import { startFacebook } from '#tests/support/networks/facebook.ts'
import { bearerOf, type NetworkDouble, privateHost } from '#tests/support/networks/loopback.ts'
import { startMastodon } from '#tests/support/networks/mastodon.ts'
import { startWebhook } from '#tests/support/networks/webhook.ts'
import { startX } from '#tests/support/networks/x.ts'

const open: NetworkDouble[] = []
afterEach(async () => {
  for (const double of open.splice(0)) await double.close()
})

/** Closes the double after the test. */
async function opened<Starting extends Promise<NetworkDouble | { readonly double: NetworkDouble }>>(
  starting: Starting,
): Promise<Awaited<Starting>> {
  const all = await starting
  open.push('double' in all ? all.double : all)
  return all
}

const second = 1_000

/** Networks whose access tokens expire, and what their access tokens are in credentials. */
const expiring = {
  x: async () => {
    const clock = { now: Date.now() }
    const all = await opened(connect.x({ now: () => clock.now }))
    const accessIn = (credentials: string): string => JSON.parse(credentials).tokens.access
    return { ...all, accessIn, pass: (seconds: number) => (clock.now += seconds * second), ...all.double.signIns }
  },
  linkedin: async () => {
    const clock = { now: Date.now() }
    const all = await opened(connect.linkedin({ now: () => clock.now }))
    const accessIn = (credentials: string): string => JSON.parse(credentials).tokens.access
    return { ...all, accessIn, pass: (seconds: number) => (clock.now += seconds * second), ...all.double.signIns }
  },
  bluesky: async () => {
    const all = await opened(connect.bluesky())
    const { double } = all
    const accessIn = (credentials: string): string => JSON.parse(credentials).access
    const pass = (seconds: number) => {
      const now = double.now() + seconds * second
      double.now = () => now
    }
    return { ...all, accessIn, pass, expire: double.expire, withdraw: double.withdraw }
  },
}

describe.each(['x', 'linkedin', 'bluesky'] as const)('tokens of %s', (id) => {
  test('are renewed before they end, and stored before they are used', async () => {
    const { publisher, session, double, accessIn, pass } = await expiring[id]()
    const before = accessIn(session.credentials)
    pass(61 * 86_400)
    await publisher.publish(session, outgoing(), attempt())
    expect(session.kept).toHaveLength(1)
    const after = accessIn(session.credentials)
    expect(after).not.toBe(before)
    const used = double.calls.findIndex((call) => bearerOf(call) === after)
    expect(used).toBeGreaterThanOrEqual(session.kept[0]?.calls ?? Number.POSITIVE_INFINITY)
    expect(double.posts).toHaveLength(1)
  })

  test('that the network no longer takes are renewed once, and one post is made', async () => {
    const { publisher, session, double, expire } = await expiring[id]()
    expire()
    await publisher.publish(session, outgoing({ pictures: [picture('A loaf')] }), attempt())
    expect(session.kept).toHaveLength(1)
    expect(double.posts).toHaveLength(1)
    await publisher.publish(session, outgoing({ parts: ['Another'] }), attempt())
    expect(session.kept).toHaveLength(1)
  })

  test('that were taken back mean signed out', async () => {
    const { publisher, session, double, withdraw } = await expiring[id]()
    withdraw()
    await expect(publisher.publish(session, outgoing(), attempt())).rejects.toMatchObject({ code: 'signed-out', sent: 'no' })
    await expect(publisher.account(session, neverAborted)).rejects.toMatchObject({ code: 'signed-out' })
    expect(double.posts).toEqual([])
  })

  test('that cannot be stored are not used', async () => {
    const { publisher, session, double, pass } = await expiring[id]()
    pass(61 * 86_400)
    const full = { ...session, keep: () => Promise.reject(new Error('The disk is full')) }
    await expect(publisher.publish(full, outgoing(), attempt())).rejects.toThrow('The disk is full')
    expect(double.posts).toEqual([])
  })

  test('are worthless after they were revoked', async () => {
    const { publisher, session, expire } = await expiring[id]()
    await publisher.revoke?.(session, neverAborted)
    // Bluesky keeps an access token until it ends, but renews it no more.
    if (id === 'bluesky') expire()
    await expect(publisher.account(session, neverAborted)).rejects.toMatchObject({ code: 'signed-out' })
  })
})

test.each(['mastodon', 'facebook'] as const)('a token of %s that was revoked means signed out', async (id) => {
  const { publisher, session, double } = await opened(connect[id]())
  await publisher.revoke?.(session, neverAborted)
  await expect(publisher.publish(session, outgoing(), attempt())).rejects.toMatchObject({ code: 'signed-out', sent: 'no' })
  expect(double.posts).toEqual([])
})

describe('a sign-in', () => {
  test.each([
    ['another state', (page: string) => `${callback}?code=x&state=other${page.length}`],
    ['a no', (page: string) => `${callback}?error=access_denied&state=${new URL(page).searchParams.get('state')}`],
    ['a code that nobody issued', (page: string) => `${callback}?code=x&state=${new URL(page).searchParams.get('state')}`],
  ])('with %s connects nothing', async (_, agree) => {
    const double = await opened(startX())
    const publisher = await publishersOf(double, { apps: { x: double.app } }).of('x')
    await expect(signIn(publisher, agree)).rejects.toMatchObject({ name: 'PublishFailure', code: 'not-allowed' })
  })

  test('with an answer to another sign-in connects nothing', async () => {
    const double = await opened(startX())
    const publisher = await publishersOf(double, { apps: { x: double.app } }).of('x')
    const agree = (page: string) => double.signIns.agree(page).replace(/state=.*/, 'state=of-another-sign-in')
    await expect(signIn(publisher, agree)).rejects.toMatchObject({ code: 'not-allowed' })
  })

  test('proves to X that it is the one that began', async () => {
    const double = await opened(startX())
    const publisher = await publishersOf(double, { apps: { x: double.app } }).of('x')
    const theirs = await publisher.begin?.(callback, {}, neverAborted)
    const ours = await publisher.begin?.(callback, {}, neverAborted)
    // A code of somebody else's sign-in, with our state.
    const code = new URL(double.signIns.agree(theirs?.url ?? '')).searchParams.get('code') ?? ''
    const mixed = `${callback}?${new URLSearchParams({ code, state: ours?.state ?? '' })}`
    await expect(publisher.finish?.(mixed, ours?.kept ?? '', neverAborted)).rejects.toMatchObject({ code: 'not-allowed' })
  })

  test('to Facebook offers each page, and posts to the one that was chosen', async () => {
    const double = await opened(startFacebook())
    const publisher = await publishersOf(double, { apps: { facebook: double.app } }).of('facebook')
    const connections = await signIn(publisher, double.signIns.agree)
    expect(connections.map(({ account }) => account.name)).toEqual(['Bakery', 'Coffee cart'])
    expect(new Set(connections.map(({ account }) => account.login)).size).toBe(1)
    const session = { credentials: connections[1]?.credentials ?? '', keep: async () => {} }
    expect((await publisher.publish(session, outgoing(), attempt())).id).toMatch(/^222_/)
  })

  test('to Mastodon takes a server as people write it', async () => {
    const double = await opened(startMastodon())
    const publisher = await publishersOf(double).of('mastodon')
    for (const server of ['social.example', 'https://social.example/@ann', '@ann@social.example', ' SOCIAL.example ']) {
      const [connection] = await signIn(publisher, double.signIns.agree, { server })
      expect(connection?.account.handle).toBe('@ann@social.example')
    }
  })
})

describe('limits', () => {
  const now = Date.UTC(2026, 11, 1, 12, 0, 0)
  const inTenMinutes = String(now / second + 600)

  test.each([
    ['x', { 'x-rate-limit-limit': '100', 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': inTenMinutes }, {}, /tweets/],
    ['mastodon', { 'x-ratelimit-reset': '2026-12-01T12:10:00.000Z' }, { error: 'Too many requests' }, /statuses/],
    ['bluesky', { 'ratelimit-reset': inTenMinutes }, { error: 'RateLimitExceeded', message: 'Rate Limit Exceeded' }, /putRecord/],
    ['linkedin', { 'retry-after': '600' }, { message: 'Throttled', code: 'TOO_MANY_REQUESTS' }, /posts/],
    ['telegram', {}, { ok: false, description: 'Too Many Requests: retry after 600', parameters: { retry_after: 600 } }, /send/],
    ['webhook', { 'retry-after': '600' }, {}, /in/],
  ] as const)('of %s say when they end', async (id, headers, json, path) => {
    const clock = { now: () => now }
    const { publisher, session, double } = await opened<Promise<Connected & { readonly double: NetworkDouble }>>(connect[id](clock))
    double.fail(path, { status: 429, headers, json })
    await expect(publisher.publish(session, outgoing(), attempt())).rejects.toMatchObject({ code: 'limit', sent: 'no', retryAfter: 600 })
  })

  test('of Facebook say when they end', async () => {
    const { publisher, session, double } = await opened(connect.facebook())
    const usage = JSON.stringify({ 111: [{ type: 'pages', call_count: 100, estimated_time_to_regain_access: 10 }] })
    const json = { error: { message: 'Page request limit reached', type: 'OAuthException', code: 32 } }
    double.fail(/feed/, { status: 400, headers: { 'x-business-use-case-usage': usage }, json })
    await expect(publisher.publish(session, outgoing(), attempt())).rejects.toMatchObject({ code: 'limit', retryAfter: 600 })
  })
})

test.each(['x', 'linkedin', 'facebook'] as const)('%s refuses the same text twice, and is understood', async (id) => {
  const { publisher, session, double } = await opened(connect[id]())
  await publisher.publish(session, outgoing(), attempt())
  await expect(publisher.publish(session, outgoing(), attempt())).rejects.toMatchObject({ code: 'duplicate', sent: 'no' })
  expect(double.posts).toHaveLength(1)
})

describe.each(['x', 'linkedin', 'mastodon'] as const)('pictures that %s still prepares', (id) => {
  test('are waited for', async () => {
    const { publisher, session, double } = await opened(connect[id]())
    double.mediaDelay = 3
    await publisher.publish(session, outgoing({ pictures: [picture('A loaf')] }), attempt())
    expect(double.posts[0]?.media).toEqual(['A loaf'])
  })

  test.runIf(id !== 'x')('are given up in the end, and nothing is posted', async () => {
    const { publisher, session, double } = await opened(connect[id]())
    double.mediaDelay = 1_000
    const failing = publisher.publish(session, outgoing({ pictures: [picture('A loaf')] }), attempt())
    await expect(failing).rejects.toMatchObject({ code: 'busy', sent: 'no' })
    expect(double.posts).toEqual([])
  })
})

describe.each(['mastodon', 'bluesky'] as const)('%s, asked again for the same attempt', (id) => {
  const path = id === 'mastodon' ? /statuses/ : /putRecord/

  test('finds the post whose answer was lost', async () => {
    const { publisher, session, double } = await opened(connect[id]())
    const asked = attempt()
    double.fail(path, 'does it, then hangs up')
    await expect(publisher.publish(session, outgoing(), asked)).rejects.toMatchObject({ sent: 'unknown' })
    const published = await publisher.publish(session, outgoing(), { ...asked })
    expect(double.posts).toHaveLength(1)
    expect(published.id).toBe(double.posts[0]?.id)
  })

  test('posts what did not arrive, and the rest of a thread', async () => {
    const { publisher, session, double } = await opened(connect[id]())
    const asked = attempt()
    const thread = outgoing({ parts: ['One', 'Two', 'Three'], pictures: [picture('A loaf')] })
    double.failAfter(1, path, 'hangs up')
    await expect(publisher.publish(session, thread, asked)).rejects.toMatchObject({ sent: 'unknown', published: { parts: 1 } })
    await publisher.publish(session, thread, { ...asked })
    expect(double.posts.map(({ text }) => text)).toEqual(['One', 'Two', 'Three'])
  })

  test('makes two posts of two attempts', async () => {
    const { publisher, session, double } = await opened(connect[id]())
    await publisher.publish(session, outgoing(), attempt())
    await publisher.publish(session, outgoing(), attempt())
    expect(double.posts).toHaveLength(2)
  })
})

describe('first comments', () => {
  test.each(['linkedin', 'facebook'] as const)('of %s are comments', async (id) => {
    const { publisher, session, double } = await opened(connect[id]())
    const published = await publisher.publish(session, outgoing({ firstComment: 'The link is here' }), attempt())
    expect(published.parts).toBe(2)
    expect(double.comments).toEqual([{ on: published.id, text: 'The link is here' }])
  })

  test.each(['linkedin', 'facebook'] as const)('of %s that fail leave the post out', async (id) => {
    const { publisher, session, double } = await opened(connect[id]())
    double.fail(/comments/, { status: 400, json: {} })
    const failing = publisher.publish(session, outgoing({ firstComment: 'The link is here' }), attempt())
    await expect(failing).rejects.toMatchObject({ sent: 'no', published: { id: double.posts[0]?.id ?? expect.any(String), parts: 1 } })
    expect(double.posts).toHaveLength(1)
  })
})

describe('LinkedIn', () => {
  test('gets texts with what its format reserves, and hashtags', async () => {
    const { publisher, session, double } = await opened(connect.linkedin())
    const text = 'Rye (500 g) * 2 | {a} [b] <c> @ann ~ under_score # 1 \\ #bread'
    await publisher.publish(session, outgoing({ parts: [text] }), attempt())
    expect(double.posts[0]?.text).toBe(text)
    const sent = double.calls.findLast(({ path }) => path === '/rest/posts')?.json<{ commentary: string }>().commentary
    expect(sent).toContain(' #bread')
    expect(sent).toContain('\\# 1')
  })

  test('gets a carousel as a document', async () => {
    const { publisher, session, double } = await opened(connect.linkedin())
    double.mediaDelay = 1
    const document = { bytes: new Uint8Array([37, 80, 68, 70]), name: 'carousel.pdf', title: 'Five breads' }
    await publisher.publish(session, outgoing({ document }), attempt())
    expect(double.posts[0]?.media).toEqual(['Five breads'])
  })

  test('gets no text that it would cut', async () => {
    const { publisher, session, double } = await opened(connect.linkedin())
    const failing = publisher.publish(session, outgoing({ parts: ['a'.repeat(3_001)] }), attempt())
    await expect(failing).rejects.toMatchObject({ code: 'too-large', sent: 'no' })
    expect(double.posts).toEqual([])
  })
})

describe('Bluesky', () => {
  test('gets links and hashtags as such, and the language', async () => {
    const { publisher, session, double } = await opened(connect.bluesky())
    await publisher.publish(session, outgoing({ parts: ['Bread at https://bakery.example #bread'], language: 'de' }), attempt())
    const [record] = double.records.values()
    expect(record?.facets).toHaveLength(2)
    expect(record?.langs).toEqual(['de'])
  })

  test('gets no text that is too long, counted in graphemes', async () => {
    const { publisher, session, double } = await opened(connect.bluesky())
    await publisher.publish(session, outgoing({ parts: ['👩‍🍳'.repeat(300)] }), attempt())
    const failing = publisher.publish(session, outgoing({ parts: ['Fine', 'a'.repeat(301)] }), attempt())
    await expect(failing).rejects.toMatchObject({ code: 'too-large', sent: 'no', published: undefined })
    expect(double.posts).toHaveLength(1)
  })

  test('stores no password', async () => {
    const { connection, double } = await opened(connect.bluesky())
    expect(connection.credentials).not.toContain(double.password)
  })

  test('says that a password is wrong, without repeating it', async () => {
    const { publisher, double } = await opened(connect.bluesky())
    const failing = publisher.connect?.({ handle: double.handle, password: 'wrong-pass-word-1234' }, neverAborted)
    await expect(failing).rejects.toMatchObject({ code: 'signed-out', said: expect.not.stringContaining('wrong-pass') })
  })
})

describe('Telegram', () => {
  test('gets a text that is too long for a picture below it', async () => {
    const { publisher, session, double } = await opened(connect.telegram())
    const published = await publisher.publish(session, outgoing({ parts: ['a'.repeat(1_100)], pictures: [picture('')] }), attempt())
    expect(double.posts.map(({ text, to }) => [text.length, to])).toEqual([
      [0, undefined],
      [1_100, '1'],
    ])
    expect(published).toEqual({ id: '1', address: 'https://t.me/bakery/1', parts: 1 })
  })

  test('whose text is lost after its picture has no part out, but a picture', async () => {
    const { publisher, session, double } = await opened(connect.telegram())
    double.fail(/sendMessage/, 'hangs up')
    const failing = publisher.publish(session, outgoing({ parts: ['a'.repeat(1_100)], pictures: [picture('')] }), attempt())
    await expect(failing).rejects.toMatchObject({ sent: 'unknown', published: { id: '1', parts: 0 } })
  })

  test('gets a PDF', async () => {
    const { publisher, session, double } = await opened(connect.telegram())
    const document = { bytes: new Uint8Array([37, 80, 68, 70]), name: 'carousel.pdf', title: 'Five breads' }
    await publisher.publish(session, outgoing({ document }), attempt())
    expect(double.posts[0]).toMatchObject({ text: 'Fresh bread at seven on Monday', media: ['document'] })
  })

  test('is not connected without the right to post, or with something else than a token', async () => {
    const { publisher, double } = await opened(connect.telegram())
    double.mayPost = false
    await expect(publisher.connect?.({ token: double.token, chat: '@bakery' }, neverAborted)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(publisher.connect?.({ token: double.token, chat: '@other' }, neverAborted)).rejects.toMatchObject({ code: 'not-allowed' })
    const called = double.calls.length
    await expect(publisher.connect?.({ token: '../x', chat: '@bakery' }, neverAborted)).rejects.toMatchObject({ code: 'signed-out' })
    expect(double.calls).toHaveLength(called)
  })

  test('whose token was revoked is signed out, and without rights may not', async () => {
    const { publisher, session, double } = await opened(connect.telegram())
    double.mayPost = false
    await expect(publisher.publish(session, outgoing(), attempt())).rejects.toMatchObject({ code: 'not-allowed', sent: 'no' })
    double.isRevoked = true
    await expect(publisher.publish(session, outgoing(), attempt())).rejects.toMatchObject({ code: 'signed-out', sent: 'no' })
  })
})

describe('a webhook', () => {
  test('is signed: with another secret, another body or an old time it is refused', async () => {
    const { publisher, session, double } = await opened(connect.webhook())
    await publisher.publish(session, outgoing(), attempt())
    const { secret } = double
    double.secret = `whsec_${Buffer.alloc(32).toString('base64')}`
    await expect(publisher.publish(session, outgoing(), attempt())).rejects.toMatchObject({ code: 'signed-out', sent: 'no' })
    double.secret = secret
    double.now = () => Date.now() + 3_600_000
    await expect(publisher.publish(session, outgoing(), attempt())).rejects.toMatchObject({ code: 'signed-out', sent: 'no' })
    expect(double.posts).toHaveLength(1)
  })

  test('gets the id of the attempt, so that it can tell a repetition', async () => {
    const { publisher, session, double } = await opened(connect.webhook())
    const asked = attempt()
    await publisher.publish(session, outgoing(), asked)
    const call = double.calls.at(-1)
    expect(call?.headers['webhook-id']).toBe(asked.id)
    expect(call?.json()).toMatchObject({ type: 'post', id: asked.id, platform: 'twitter', language: 'en' })
  })

  test('shows its secret once, and its address nowhere', async () => {
    const { connection } = await opened(connect.webhook())
    expect(connection.secret).toMatch(/^whsec_[\w+/]{43}=$/)
    expect(JSON.stringify(connection.account)).not.toContain('/in/')
  })

  test.each([
    'http://hooks.example/in',
    'https://hooks.example:8443/in',
    'https://user:pass@hooks.example/in',
    'https://127.0.0.1/in',
    'https://[::1]/in',
    `https://${privateHost}/in`,
    'https://unknown.example/in',
    'hooks.example',
    '',
  ])('is not connected to %s', async (address) => {
    const double = await opened(startWebhook())
    const publisher = await publishersOf(double).of('webhook')
    await expect(publisher.connect?.({ address }, neverAborted)).rejects.toMatchObject({ name: 'PublishFailure', sent: 'no' })
    expect(double.dialed).toEqual([])
  })

  test('that redirects is not connected', async () => {
    const double = await opened(startWebhook())
    double.fail(/in/, { status: 302, headers: { location: 'https://elsewhere.example/' } })
    const publisher = await publishersOf(double).of('webhook')
    await expect(publisher.connect?.({ address: double.address }, neverAborted)).rejects.toMatchObject({ code: 'refused', sent: 'no' })
    expect(double.calls).toHaveLength(1)
  })
})

test.each([privateHost, 'unknown.example', '127.0.0.1', 'social.example:8443', 'localhost', ''])(
  'no server of Mastodon at %s',
  async (server) => {
    const double = await opened(startMastodon())
    const publisher = await publishersOf(double).of('mastodon')
    await expect(publisher.begin?.(callback, { server }, neverAborted)).rejects.toMatchObject({ name: 'PublishFailure' })
    expect(double.dialed).toEqual([])
  },
)
