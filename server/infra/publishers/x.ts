import { ApiResponseError, type EUploadMimeType, TwitterApi } from 'twitter-api-v2'
import { z } from 'zod'
import type { FailureCode } from '#contract/channels.ts'
import type { PublicInternet } from '#server/infra/links/public-internet.ts'
import { readCredentials, withRenewal } from './credentials.ts'
import { failureOfError, failureOfRefusal } from './failures.ts'
import { type App, createOAuth, isStale, TokensSchema } from './oauth.ts'
import { inOrder } from './order.ts'
import type { Account, Attempt, Outgoing, Publisher, Session } from './publisher.ts'

const CredentialsSchema = z.object({ tokens: TokensSchema })
const PersonSchema = z.object({ id: z.string(), name: z.string(), username: z.string(), profile_image_url: z.string().optional() })
const PostSchema = z.object({ id: z.string() })
const ProblemSchema = z.object({
  title: z.string().optional(),
  detail: z.string().optional(),
  errors: z.array(z.object({ message: z.string().default('') })).optional(),
})
type Held = z.output<typeof CredentialsSchema>

const server = {
  authorize: 'https://x.com/i/oauth2/authorize',
  token: 'https://api.x.com/2/oauth2/token',
  revoke: 'https://api.x.com/2/oauth2/revoke',
  // `offline.access` gives the refresh token.
  scope: 'tweet.read tweet.write users.read media.write offline.access',
  pkce: true,
  appBy: 'basic',
} as const

function codeOf(status: number, said: string): FailureCode | undefined {
  if (/duplicate/i.test(said)) return 'duplicate'
  if (/too long/i.test(said)) return 'too-large'
  // What the app's plan at X includes is used up.
  if (status === 402 || /usage cap|credits/i.test(said)) return 'limit'
  return undefined
}

/** Seconds until the first limit that is used up begins again. */
function waitOf({ rateLimit }: ApiResponseError, now: number): number | undefined {
  const windows = [rateLimit?.userDay, rateLimit?.day, rateLimit]
  const reset = windows.find((window) => window?.remaining === 0)?.reset
  return reset === undefined ? undefined : Math.max(0, Math.ceil(reset - now / 1000))
}

/** X has no idempotency, and reading posts costs what an app's plan there includes, so that a lost answer stays unknown. */
export function createX(internet: PublicInternet, app: App, now: () => number): Publisher {
  const oauthOf = (signal: AbortSignal) => createOAuth({ server, app, fetch: internet.fetch, signal, now })

  function callsOf({ tokens }: Held, signal: AbortSignal) {
    const httpAgent = internet.agent(signal)
    const secrets = [tokens.access, tokens.refresh ?? '', app.secret ?? ''].filter(Boolean)
    /** @throws PublishFailure */
    async function asked<Result>(call: Promise<Result>, publishes = false): Promise<Result> {
      try {
        return await call
      } catch (error) {
        // The library leaves out why it could not connect, and takes any answer below 400 for a good one.
        if (!(error instanceof ApiResponseError)) throw failureOfError(httpAgent.failure, { publishes })
        const { detail, title, errors = [] } = ProblemSchema.safeParse(error.data).data ?? {}
        const said = detail || title || errors.map(({ message }) => message).join(' ')
        const refusal = { status: error.code, said, code: codeOf(error.code, said), retryAfter: waitOf(error, now()) }
        throw failureOfRefusal(refusal, { publishes, secrets })
      }
    }
    return { client: new TwitterApi(tokens.access, { httpAgent, compression: false }).v2, asked }
  }

  async function accountOf(held: Held, signal: AbortSignal): Promise<Account> {
    const { client, asked } = callsOf(held, signal)
    const call = client.me({ 'user.fields': ['profile_image_url'] })
    const person = call.then(({ data }) => PersonSchema.parse(data))
    const { id, name, username, profile_image_url: picture } = await asked(person)
    return { id, name, handle: `@${username}`, address: `https://x.com/${username}`, picture }
  }

  const renewed = <Result>(session: Session, signal: AbortSignal, use: (held: Held) => Promise<Result>) => {
    const renew = async ({ tokens }: Held) => ({ tokens: await oauthOf(signal).refresh(tokens) })
    const renewal = { isStale: ({ tokens }: Held) => isStale(tokens, now()), renew }
    return withRenewal(session, readCredentials(CredentialsSchema, session), renewal, use)
  }

  async function publish(held: Held, { parts, pictures, firstComment }: Outgoing, { signal }: Attempt) {
    const { client, asked } = callsOf(held, signal)
    const mediaIds: string[] = []
    for (const { bytes, type, alt } of pictures) {
      const upload = client.uploadMedia(Buffer.from(bytes), { media_type: type as EUploadMimeType, media_category: 'tweet_image' })
      const id = await asked(upload)
      if (alt) await asked(client.createMediaMetadata(id, { alt_text: { text: alt } }))
      mediaIds.push(id)
    }
    const media = mediaIds.length > 0 && { media: { media_ids: mediaIds as [string] } }
    const texts = firstComment ? [...parts, firstComment] : parts
    return inOrder(
      texts.map((text, at) => async (done: readonly { readonly id: string }[]) => {
        const before = done.at(-1)
        const post = { text, ...(at === 0 && media), ...(before && { reply: { in_reply_to_tweet_id: before.id } }) }
        const posted = client.tweet(post).then(({ data }) => PostSchema.parse(data))
        const { id } = await asked(posted, true)
        return { id, address: `https://x.com/i/status/${id}` }
      }),
    )
  }

  return {
    network: 'x',
    begin: async (callback, _fields, signal) => oauthOf(signal).begin(callback),
    async finish(callback, kept, signal) {
      const held = { tokens: await oauthOf(signal).finish(callback, kept) }
      return [{ credentials: JSON.stringify(held), account: await accountOf(held, signal) }]
    },
    account: async (session, signal) => renewed(session, signal, (held) => accountOf(held, signal)),
    publish: async (session, outgoing, attempt) => renewed(session, attempt.signal, (held) => publish(held, outgoing, attempt)),
    async revoke(session, signal) {
      const { tokens } = readCredentials(CredentialsSchema, session)
      await oauthOf(signal).revoke(tokens.refresh ?? tokens.access)
    },
  }
}
