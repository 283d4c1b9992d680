import { inspect } from 'node:util'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { networkIds, networks } from '#contract/channels.ts'
import { describeError } from '#server/infra/log.ts'
import {
  attempt,
  type Connected,
  connect,
  neverAborted,
  outgoing,
  picture,
  publishersOf,
  publishingCall,
  saying,
} from '#tests/support/networks/connected.ts'
import type { Fault, NetworkDouble } from '#tests/support/networks/loopback.ts'
import { isRetryable, type Outgoing, PublishFailure } from './publisher.ts'

const open: NetworkDouble[] = []
const consoles = ['debug', 'error', 'info', 'log', 'warn'] as const

beforeEach(() => {
  for (const method of consoles) vi.spyOn(console, method)
})

afterEach(async () => {
  // Libraries have logs of their own.
  for (const method of consoles) expect(console[method]).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  for (const double of open.splice(0)) await double.close()
})

async function connected(id: (typeof networkIds)[number]): Promise<Connected & { readonly double: NetworkDouble }> {
  const all = await connect[id]()
  open.push(all.double)
  return all
}

/** How a call failed; nothing that can be printed of it holds a secret. */
async function failureOf(call: Promise<unknown>, { secrets }: NetworkDouble): Promise<PublishFailure> {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof PublishFailure)) throw error ?? new Error('It did not fail')
  const printed = [inspect(error, { depth: 20, showHidden: true }), JSON.stringify(describeError(error)), error.said].join('\n')
  for (const secret of secrets) expect(printed).not.toContain(secret)
  return error
}

const texts = ({ posts }: NetworkDouble) => posts.map(({ text }) => text)

describe.each(networkIds)('%s', (id) => {
  const { takes } = networks[id]
  const publishes = publishingCall[id]

  test('publishes a text, and says where it is', async () => {
    const { publisher, session, double } = await connected(id)
    const published = await publisher.publish(session, outgoing(), attempt())
    expect(texts(double)).toEqual(['Fresh bread at seven on Monday'])
    expect(published.id).not.toBe('')
    expect(published.parts).toBe(1)
    expect(published.address).toMatch(/^https:\/\//)
  })

  test('knows whose account it is', async () => {
    const { publisher, session, connection } = await connected(id)
    expect(connection.account.name).not.toBe('')
    expect(await publisher.account(session, neverAborted)).toMatchObject({ id: connection.account.id, name: connection.account.name })
  })

  test('publishes as many pictures as the network takes, with their descriptions, and refuses one more', async () => {
    const { publisher, session, double } = await connected(id)
    const pictures = Array.from({ length: takes.pictures }, (_, at) => picture(`Loaf ${at}`))
    await publisher.publish(session, outgoing({ pictures }), attempt())
    expect(double.posts).toHaveLength(1)
    expect(double.posts[0]?.media).toHaveLength(takes.pictures)
    if (takes.alts) expect(double.posts[0]?.media).toEqual(pictures.map(({ alt }) => alt))
    const called = double.calls.length
    const tooMany = publisher.publish(session, outgoing({ pictures: [...pictures, picture('one more')] }), attempt())
    expect(await failureOf(tooMany, double)).toMatchObject({ code: 'too-large', sent: 'no' })
    const large = { ...picture('large'), bytes: new Uint8Array(takes.pictureBytes + 1) }
    expect(await failureOf(publisher.publish(session, outgoing({ pictures: [large] }), attempt()), double)).toMatchObject({
      code: 'too-large',
    })
    expect(double.calls).toHaveLength(called)
  })

  test('publishes one picture', async () => {
    const { publisher, session, double } = await connected(id)
    await publisher.publish(session, outgoing({ pictures: [picture('A loaf')] }), attempt())
    expect(double.posts).toHaveLength(1)
    expect(double.posts[0]?.media).toEqual([takes.alts ? 'A loaf' : 'photo'])
  })

  test('refuses what the network does not take, before anything leaves', async () => {
    const { publisher, session, double } = await connected(id)
    const called = double.calls.length
    const document = { bytes: new Uint8Array([37, 80, 68, 70]), name: 'carousel.pdf', title: 'Bread' }
    const lacking = [
      ...(takes.thread ? [] : [outgoing({ parts: ['One', 'Two'] })]),
      ...(takes.document ? [] : [outgoing({ document })]),
      ...(takes.firstComment ? [] : [outgoing({ firstComment: 'The link' })]),
      outgoing({ document, pictures: [picture('both')] }),
    ]
    for (const post of lacking) {
      expect(await failureOf(publisher.publish(session, post, attempt()), double)).toMatchObject({ code: 'unsupported', sent: 'no' })
    }
    expect(double.calls).toHaveLength(called)
  })

  test('whose server cannot be reached published certainly nothing', async () => {
    const { publisher, session, double } = await connected(id)
    double.isUnreachable = true
    const failure = await failureOf(publisher.publish(session, outgoing(), attempt()), double)
    expect(failure).toMatchObject({ code: 'unreachable', sent: 'no' })
    expect(isRetryable(failure)).toBe(true)
    double.isUnreachable = false
    await publisher.publish(session, outgoing(), attempt())
    expect(double.posts).toHaveLength(1)
  })

  // LinkedIn's answer is in its headers.
  const losses: Fault[] = ['hangs up', 'does it, then hangs up', ...(id === 'linkedin' ? [] : ['does it, then breaks off' as const])]
  test.each(losses)('that %s leaves the outcome unknown', async (fault) => {
    const { publisher, session, double } = await connected(id)
    double.fail(publishes, fault)
    const failure = await failureOf(publisher.publish(session, outgoing(), attempt()), double)
    expect(failure).toMatchObject({ code: 'unreachable', sent: 'unknown', published: undefined })
    expect(isRetryable(failure)).toBe(false)
  })

  test('that answers with a server error leaves the outcome unknown', async () => {
    const { publisher, session, double } = await connected(id)
    double.fail(publishes, { status: 502, json: { error: 'Bad gateway' } })
    expect(await failureOf(publisher.publish(session, outgoing(), attempt()), double)).toMatchObject({ code: 'busy', sent: 'unknown' })
  })

  test('that redirects is not followed', async () => {
    const { publisher, session, double } = await connected(id)
    double.fail(publishes, { status: 307, headers: { location: 'https://elsewhere.example/' }, json: {} })
    expect((await failureOf(publisher.publish(session, outgoing(), attempt()), double)).sent).toBe('unknown')
    expect(double.dialed.map(({ hostname }) => hostname)).not.toContain('elsewhere.example')
  })

  test('that refuses a post published certainly nothing', async () => {
    const { publisher, session, double } = await connected(id)
    double.fail(publishes, { status: 400, json: { error: 'No' } })
    expect(await failureOf(publisher.publish(session, outgoing(), attempt()), double)).toMatchObject({ code: 'refused', sent: 'no' })
  })

  test('that repeats our secrets in its answer is quoted without them', async () => {
    const { publisher, session, double } = await connected(id)
    await publisher.publish(session, outgoing({ parts: ['The first'] }), attempt())
    const { headers, path } = double.calls.at(-1) ?? {}
    const sent = [...double.secrets].filter((secret) => `${path} ${headers?.authorization}`.includes(secret))
    expect(sent).toHaveLength(1)
    for (const secret of sent) {
      double.fail(publishes, { status: 400, json: saying[id](`No: ${secret}, ${'x'.repeat(500)}`) })
      const { said } = await failureOf(publisher.publish(session, outgoing(), attempt()), double)
      if (id !== 'webhook') expect(said).toMatch(/^No: .{196}$/)
    }
  })

  test('ends with its signal: before the call that publishes certainly nothing is out', async () => {
    const { publisher, session, double } = await connected(id)
    const ended = attempt({ signal: AbortSignal.abort() })
    expect(await failureOf(publisher.publish(session, outgoing(), ended), double)).toMatchObject({ code: 'unreachable', sent: 'no' })
    expect(double.posts).toEqual([])
  })

  test('ends with its signal: once the call that publishes has begun, its outcome is unknown', async () => {
    const { publisher, session, double } = await connected(id)
    const end = new AbortController()
    double.fail(publishes, 'never answers')
    const failing = failureOf(publisher.publish(session, outgoing(), attempt({ signal: end.signal })), double)
    await expect.poll(() => double.calls.some(({ method, path }) => publishes.test(`${method} ${path}`))).toBe(true)
    end.abort()
    expect(await failing).toMatchObject({ code: 'unreachable', sent: 'unknown' })
  })

  test('is understood where it answers with something else than its API', async () => {
    const { publisher, session, double } = await connected(id)
    double.fail(publishes, { status: 200, json: ['a page'] })
    const outcome = await publisher.publish(session, outgoing(), attempt()).catch((error: unknown) => error)
    // A webhook may answer with anything.
    if (id === 'webhook') expect(outcome).toMatchObject({ parts: 1 })
    else expect(outcome).toMatchObject({ name: 'PublishFailure', sent: 'unknown' })
  })

  test.runIf(takes.thread)('publishes a thread, each part an answer to the one before', async () => {
    const { publisher, session, double } = await connected(id)
    const published = await publisher.publish(
      session,
      outgoing({ parts: ['One', 'Two', 'Three'], pictures: [picture('first')] }),
      attempt(),
    )
    expect(published.parts).toBe(3)
    expect(texts(double)).toEqual(['One', 'Two', 'Three'])
    const [one, two, three] = double.posts
    expect([one?.media.length, two?.media.length, three?.media.length]).toEqual([1, 0, 0])
    if (id !== 'webhook') expect([one?.to, two?.to, three?.to]).toEqual([undefined, one?.id, two?.id])
  })

  test.runIf(takes.thread && id !== 'webhook')('says what of a thread is out when a later part fails', async () => {
    const { publisher, session, double } = await connected(id)
    const parts = ['One', 'Two', 'Three'] as const
    for (const [status, sent] of [
      [400, 'no'],
      [500, 'unknown'],
    ] as const) {
      const before = double.posts.length
      const thread = parts.map((part) => `${part} ${status}`) as unknown as typeof parts
      double.failAfter(2, publishes, { status, json: { error: 'No' } })
      const failure = await failureOf(publisher.publish(session, outgoing({ parts: thread }), attempt()), double)
      expect(failure).toMatchObject({ sent, published: { parts: 2, address: expect.stringMatching(/^https/) } })
      expect(failure.published?.id).toBe(double.posts[before]?.id)
      expect(isRetryable(failure)).toBe(false)
    }
  })

  test('holds no two posts of one attempt, whatever is lost', async () => {
    const { publisher, session, double } = await connected(id)
    const loss = fc.constantFrom<Fault | undefined>(
      undefined,
      'hangs up',
      'does it, then hangs up',
      'does it, then breaks off',
      { status: 503, json: { error: 'Busy' } },
      { status: 429, json: { error: 'Slow down' } },
    )
    let run = 0
    const property = fc.asyncProperty(fc.array(loss, { maxLength: 5 }), fc.boolean(), async (lost, isThread) => {
      run += 1
      const parts: Outgoing['parts'] = takes.thread && isThread ? [`Run ${run}, one`, `Run ${run}, two`] : [`Run ${run}`]
      const asked = attempt()
      double.lose(publishes, lost)
      // What a caller does: again while nothing left, or where the network may be asked again; otherwise a person is asked.
      const publish = async (): Promise<void> => {
        try {
          await publisher.publish(session, outgoing({ parts }), asked)
        } catch (error) {
          if (!(error instanceof PublishFailure)) throw error
          if (isRetryable(error) || publisher.repeatable) await publish()
        }
      }
      await publish()
      const held = parts.map((part) => texts(double).filter((text) => text === part).length)
      expect(Math.max(...held)).toBeLessThanOrEqual(1)
      // Where the network can be asked again, all of it is out in the end.
      if (publisher.repeatable) expect(Math.min(...held)).toBe(1)
    })
    await fc.assert(property, { numRuns: 40 })
  })
})

test('networks that need an app of the operator are there only with one', async () => {
  const { double } = await connected('telegram')
  expect(publishersOf(double).networks).toEqual(['webhook', 'mastodon', 'bluesky', 'telegram'])
  await expect(publishersOf(double).of('x')).rejects.toThrow('No app')
  const app = { id: 'id', secret: 'secret' }
  expect(publishersOf(double, { apps: { linkedin: app, x: app, facebook: app } }).networks).toEqual([...networkIds])
})
