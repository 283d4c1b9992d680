import { z } from 'zod'
import type { PublicInternet } from '#server/infra/links/public-internet.ts'
import { type Answer, type Calls, createCalls } from './calls.ts'
import { readCredentials, withRenewal } from './credentials.ts'
import { type Refusal, retryAfterOf } from './failures.ts'
import { type Patience, untilReady } from './media.ts'
import { type App, createOAuth, isStale, TokensSchema } from './oauth.ts'
import { inOrder } from './order.ts'
import { type Account, type Attempt, type Outgoing, type Publisher, PublishFailure, type Session } from './publisher.ts'

const CredentialsSchema = z.object({ tokens: TokensSchema, person: z.string() })
type Held = z.output<typeof CredentialsSchema>

/** The month of the API. LinkedIn keeps a version for at least a year: docs/channels.md. */
const version = '202606'
const api = 'https://api.linkedin.com'

const server = {
  authorize: 'https://www.linkedin.com/oauth/v2/authorization',
  token: 'https://www.linkedin.com/oauth/v2/accessToken',
  revoke: 'https://www.linkedin.com/oauth/v2/revoke',
  scope: 'openid profile w_member_social',
  pkce: false,
  appBy: 'body',
} as const

/** UTF-16 units. LinkedIn cuts a longer text and says nothing. */
const longest = 3_000

const PersonSchema = z.object({ sub: z.string(), name: z.string(), picture: z.string().optional() })
const UploadSchema = z.object({ value: z.object({ uploadUrl: z.url(), image: z.string().optional(), document: z.string().optional() }) })
const FileSchema = z.object({ status: z.string() })
const ErrorSchema = z.object({ message: z.string().optional(), code: z.string().optional() })

/**
 * A text in LinkedIn's "little text" format, in which these characters mean something. A "#" in front of a word stays a hashtag; a mention would need
 * somebody's id.
 */
const littleText = (text: string): string => text.replace(/[\\|{}@[\]()<>*_~]|#(?![\p{L}\p{N}_])/gu, '\\$&')

/** A member's profile. No idempotency, and posts of members cannot be read, so that a lost answer stays unknown. */
export function createLinkedIn({ fetch }: PublicInternet, app: App, patience: Patience, now: () => number): Publisher {
  function refusalOf({ status, headers, body }: Answer): Omit<Refusal, 'status'> {
    const { message: said = '', code = '' } = ErrorSchema.safeParse(body).data ?? {}
    if (/duplicate/i.test(`${code} ${said}`)) return { said, code: 'duplicate' }
    if (/too long|exceeds/i.test(said)) return { said, code: 'too-large' }
    return { said, retryAfter: status === 429 ? (retryAfterOf((name) => headers.get(name), now()) ?? untilTomorrow()) : undefined }
  }

  /** LinkedIn counts by days of UTC, and does not say when. */
  const untilTomorrow = (): number => 86_400 - (Math.floor(now() / 1000) % 86_400)

  const oauthOf = (signal: AbortSignal) => createOAuth({ server, app, fetch, signal, now })
  const callsOf = ({ access, refresh }: z.output<typeof TokensSchema>, signal: AbortSignal): Calls => {
    const headers = { authorization: `Bearer ${access}`, 'linkedin-version': version, 'x-restli-protocol-version': '2.0.0' }
    return createCalls({ fetch, signal, headers, secrets: [access, ...(refresh ? [refresh] : [])], refusalOf })
  }

  const accountOf = (calls: Calls): Promise<Account> =>
    calls({ url: `${api}/v2/userinfo` }, ({ body }) => {
      const { sub, name, picture } = PersonSchema.parse(body)
      return { id: `urn:li:person:${sub}`, name, picture }
    })

  const renewed = <Result>(session: Session, signal: AbortSignal, use: (held: Held) => Promise<Result>) => {
    const renew = async ({ tokens, person }: Held) => ({ tokens: await oauthOf(signal).refresh(tokens), person })
    // Most apps get no refresh token: an access token is used to its very end.
    const isOver = ({ tokens }: Held) => tokens.refresh !== undefined && isStale(tokens, now())
    return withRenewal(session, readCredentials(CredentialsSchema, session), { isStale: isOver, renew }, use)
  }

  async function publish({ tokens, person }: Held, { parts, pictures, document, firstComment }: Outgoing, { signal }: Attempt) {
    const [text] = parts
    if (text.length > longest) throw new PublishFailure('too-large')
    const calls = callsOf(tokens, signal)

    async function uploaded(kind: 'images' | 'documents', bytes: Uint8Array<ArrayBuffer>): Promise<string> {
      const begin = {
        url: `${api}/rest/${kind}?action=initializeUpload`,
        method: 'POST',
        json: { initializeUploadRequest: { owner: person } },
      } as const
      const { uploadUrl, ...made } = await calls(begin, ({ body }) => UploadSchema.parse(body).value)
      const id = made.image ?? made.document ?? ''
      await calls({ url: uploadUrl, method: 'PUT', body: bytes, headers: { 'content-type': 'application/octet-stream' } }, () => undefined)
      await untilReady(patience, signal, async () => {
        const status = await calls({ url: `${api}/rest/${kind}/${encodeURIComponent(id)}` }, ({ body }) => FileSchema.parse(body).status)
        if (status === 'PROCESSING_FAILED') throw new PublishFailure('refused')
        return status === 'AVAILABLE'
      })
      return id
    }

    async function content() {
      if (document) return { media: { id: await uploaded('documents', document.bytes), title: document.title } }
      const images: { id: string; altText: string }[] = []
      for (const { bytes, alt } of pictures) images.push({ id: await uploaded('images', bytes), altText: alt })
      if (images.length > 1) return { multiImage: { images } }
      return images[0] && { media: images[0] }
    }

    const post = {
      author: person,
      commentary: littleText(text),
      visibility: 'PUBLIC',
      distribution: { feedDistribution: 'MAIN_FEED', targetEntities: [], thirdPartyDistributionChannels: [] },
      content: await content(),
      lifecycleState: 'PUBLISHED',
      isReshareDisabledByAuthor: false,
    }
    const placed = (id: string) => ({ id, address: `https://www.linkedin.com/feed/update/${id}` })
    const postCall = () =>
      calls({ url: `${api}/rest/posts`, method: 'POST', json: post, publishes: true }, ({ headers }) =>
        placed(z.string().parse(headers.get('x-restli-id'))),
      )
    const comment = (message: string) => (done: readonly { readonly id: string }[]) => {
      const id = done[0]?.id ?? ''
      const json = { actor: person, object: id, message: { text: message } }
      const url = `${api}/rest/socialActions/${encodeURIComponent(id)}/comments`
      return calls({ url, method: 'POST', json, publishes: true }, () => placed(id))
    }
    return inOrder([postCall, ...(firstComment ? [comment(firstComment)] : [])])
  }

  return {
    network: 'linkedin',
    begin: async (callback, _fields, signal) => oauthOf(signal).begin(callback),
    async finish(callback, kept, signal) {
      const tokens = await oauthOf(signal).finish(callback, kept)
      const account = await accountOf(callsOf(tokens, signal))
      return [{ credentials: JSON.stringify({ tokens, person: account.id }), account }]
    },
    account: async (session, signal) => renewed(session, signal, ({ tokens }) => accountOf(callsOf(tokens, signal))),
    publish: async (session, outgoing, attempt) => renewed(session, attempt.signal, (held) => publish(held, outgoing, attempt)),
    async revoke(session, signal) {
      const { tokens } = readCredentials(CredentialsSchema, session)
      await oauthOf(signal).revoke(tokens.refresh ?? tokens.access)
    },
  }
}
