import { createHash } from 'node:crypto'
import { Agent, AtUri, type BlobRef, RichText, XRPCError } from '@atproto/api'
import { z } from 'zod'
import type { FailureCode } from '#contract/channels.ts'
import type { PublicInternet } from '#server/infra/links/public-internet.ts'
import { readCredentials, withRenewal } from './credentials.ts'
import { type Called, failureOfError, failureOfRefusal, retryAfterOf } from './failures.ts'
import { inOrder } from './order.ts'
import { type Account, type Attempt, type Outgoing, type Publisher, PublishFailure, type Session } from './publisher.ts'

const CredentialsSchema = z.object({
  /** The server that holds the account's posts. */
  server: z.string(),
  did: z.string(),
  handle: z.string(),
  access: z.string(),
  refresh: z.string(),
})
type Held = z.output<typeof CredentialsSchema>

const defaultServer = 'https://bsky.social'
const collection = 'app.bsky.feed.post'
/** Graphemes. */
const longest = 300
/** Milliseconds before its end in which an access token is renewed. */
const margin = 5 * 60_000

const DocumentSchema = z.object({ service: z.array(z.object({ id: z.string(), serviceEndpoint: z.unknown() })) })

/** The server that an account's identity names; the one that was asked when it names none. */
function serverIn(didDocument: unknown, asked: string): string {
  const endpoint = DocumentSchema.safeParse(didDocument).data?.service.find(({ id }) => id.endsWith('#atproto_pds'))?.serviceEndpoint
  const url = typeof endpoint === 'string' ? URL.parse(endpoint) : null
  return url?.protocol === 'https:' ? url.origin : asked
}

const ExpirySchema = z.object({ exp: z.number() })

/** Whether an access token is close to its end, as it says itself. One that does not is used until a server refuses it. */
function isStale({ access }: Held, now: number): boolean {
  const [, payload = ''] = access.split('.')
  const text = Buffer.from(payload, 'base64url').toString()
  const { exp } = (text.startsWith('{') && ExpirySchema.safeParse(JSON.parse(text)).data) || {}
  return exp !== undefined && exp * 1000 - margin < now
}

const alphabet = '234567abcdefghijklmnopqrstuvwxyz'

/**
 * The key of a part's record, chosen before anything leaves: a TID (atproto.com/specs/tid) of the attempt's time in microseconds, whose last digits and
 * whose clock number come from the attempt's id. A record with a key is one record, however often it is put.
 */
function keyOf({ id, at }: Attempt, part: number): string {
  const random = createHash('sha256').update(id).digest()
  const microseconds = BigInt(at.getTime()) * 1000n + BigInt(random.readUInt16BE(0) % 900) + BigInt(part)
  const number = (microseconds << 10n) | BigInt(random.readUInt16BE(2) & 1023)
  return Array.from({ length: 13 }, (_, digit) => alphabet[Number((number >> BigInt(5 * (12 - digit))) & 31n)]).join('')
}

const codes: Readonly<Record<string, FailureCode>> = {
  ExpiredToken: 'signed-out',
  InvalidToken: 'signed-out',
  AuthMissing: 'signed-out',
  AuthFactorTokenRequired: 'not-allowed',
  AccountTakedown: 'not-allowed',
  AccountDeactivated: 'not-allowed',
  BlobTooLarge: 'too-large',
  PayloadTooLarge: 'too-large',
}

/** Bluesky, and other servers of its protocol. An app password is used once, for a session; only the session is stored. */
export function createBluesky(internet: PublicInternet, now: () => number): Publisher {
  /** Calls of one server. The library's own sessions are not used: they use new tokens before these can have been stored. */
  const agentOf = (server: string, signal: AbortSignal, token?: string): Agent =>
    new Agent(async (path, init) => {
      const headers = new Headers(init.headers)
      if (token) headers.set('authorization', `Bearer ${token}`)
      const response = await internet.fetch(new URL(path, server), { ...init, headers, signal })
      // The library would take it for 404, which says that nothing was done.
      if (response.status >= 300 && response.status < 400) throw new Error('Redirected')
      return response
    })

  /** @throws PublishFailure */
  async function asked<Data>(call: Promise<{ data: Data }>, called: Called = {}): Promise<Data> {
    try {
      return (await call).data
    } catch (error) {
      // Statuses below are the library's own, for calls without an answer.
      if (!(error instanceof XRPCError) || error.status < 300) throw failureOfError(error, called)
      const { status, error: name, message: said, headers = {} } = error
      throw failureOfRefusal({ status, said, code: codes[name], retryAfter: retryAfterOf((header) => headers[header], now()) }, called)
    }
  }

  async function accountOf({ server, did, handle, access, refresh }: Held, signal: AbortSignal): Promise<Account> {
    const session = await asked(agentOf(server, signal, access).com.atproto.server.getSession(), { secrets: [access, refresh] })
    const current = session.handle || handle
    return { id: did, name: current, handle: `@${current}`, address: `https://bsky.app/profile/${did}` }
  }

  async function renew(held: Held, signal: AbortSignal): Promise<Held> {
    const call = agentOf(held.server, signal, held.refresh).com.atproto.server.refreshSession()
    const { accessJwt, refreshJwt, handle, didDoc } = await asked(call, { secrets: [held.refresh] }).catch((error: PublishFailure) => {
      throw error.code === 'refused' ? new PublishFailure('signed-out') : error
    })
    return { ...held, access: accessJwt, refresh: refreshJwt, handle, server: serverIn(didDoc, held.server) }
  }

  const renewed = <Result>(session: Session, signal: AbortSignal, use: (held: Held) => Promise<Result>) => {
    const renewal = { isStale: (held: Held) => isStale(held, now()), renew: (held: Held) => renew(held, signal) }
    return withRenewal(session, readCredentials(CredentialsSchema, session), renewal, use)
  }

  async function publish(held: Held, { parts, pictures, firstComment, language }: Outgoing, attempt: Attempt) {
    const agent = agentOf(held.server, attempt.signal, held.access)
    const secrets = [held.access, held.refresh]
    const texts = (firstComment ? [...parts, firstComment] : parts).map((text) => new RichText({ text }))
    if (texts.some(({ graphemeLength }) => graphemeLength > longest)) throw new PublishFailure('too-large')
    const images: { image: BlobRef; alt: string; aspectRatio?: { width: number; height: number } }[] = []
    for (const { bytes, type, alt, size } of pictures) {
      const { blob } = await asked(agent.com.atproto.repo.uploadBlob(bytes, { encoding: type }), { secrets })
      images.push({ image: blob, alt, ...(size && { aspectRatio: size }) })
    }
    try {
      // Asks for the people that it mentions.
      for (const text of texts) await text.detectFacets(agent)
    } catch (error) {
      throw failureOfError(error)
    }
    return inOrder(
      texts.map(({ text, facets }, at) => async (done: readonly { readonly uri: string; readonly cid: string }[]) => {
        const [root, parent] = [done[0], done.at(-1)]
        const record = {
          $type: collection,
          text,
          langs: [language],
          // The same in every repetition, so that it is the same record.
          createdAt: attempt.at.toISOString(),
          ...(facets && { facets }),
          ...(at === 0 && images.length > 0 && { embed: { $type: 'app.bsky.embed.images', images } }),
          ...(root && parent && { reply: { root: { uri: root.uri, cid: root.cid }, parent: { uri: parent.uri, cid: parent.cid } } }),
        }
        const rkey = keyOf(attempt, at)
        const call = agent.com.atproto.repo.putRecord({ repo: held.did, collection, rkey, record })
        const { uri, cid } = await asked(call, { publishes: true, secrets })
        return { id: uri, uri, cid, address: `https://bsky.app/profile/${held.did}/post/${new AtUri(uri).rkey}` }
      }),
    )
  }

  return {
    network: 'bluesky',
    // A day only so that nothing of long ago appears.
    repeatable: { after: 0, within: 86_400 },

    async connect({ handle = '', password = '', server: typed = '' }, signal) {
      const url = URL.parse(typed.trim() === '' ? defaultServer : `https://${typed.trim().replace(/^https:\/\//, '')}`)
      if (!url) throw new PublishFailure('not-allowed')
      const call = agentOf(url.origin, signal).com.atproto.server.createSession({
        identifier: handle.trim().replace(/^@/, ''),
        password: password.trim(),
      })
      const { did, handle: current, accessJwt, refreshJwt, didDoc } = await asked(call, { secrets: [password.trim()] })
      const held = { server: serverIn(didDoc, url.origin), did, handle: current, access: accessJwt, refresh: refreshJwt }
      return { credentials: JSON.stringify(held), account: await accountOf(held, signal) }
    },

    account: async (session, signal) => renewed(session, signal, (held) => accountOf(held, signal)),
    publish: async (session, outgoing, attempt) => renewed(session, attempt.signal, (held) => publish(held, outgoing, attempt)),
    async revoke(session, signal) {
      const { server, refresh } = readCredentials(CredentialsSchema, session)
      const call = agentOf(server, signal, refresh).com.atproto.server.deleteSession()
      await asked(
        call.then((data) => ({ data })),
        { secrets: [refresh] },
      )
    },
  }
}
