import { createRestAPIClient, MastoHttpError } from 'masto'
import { z } from 'zod'
import type { PublicInternet } from '#server/infra/links/public-internet.ts'
import { readCredentials } from './credentials.ts'
import { type Called, failureOfError, failureOfRefusal, retryAfterOf } from './failures.ts'
import { type Patience, untilReady } from './media.ts'
import { type App, createOAuth, TokensSchema } from './oauth.ts'
import { inOrder } from './order.ts'
import { type Account, type Picture, type Publisher, PublishFailure, type Session } from './publisher.ts'

const AppSchema = z.object({ id: z.string(), secret: z.string() })
const KeptSchema = z.object({ server: z.string(), app: AppSchema, signIn: z.string() })
const CredentialsSchema = z.object({ server: z.string(), app: AppSchema, tokens: TokensSchema })
type Held = z.output<typeof CredentialsSchema>

/** What is used of answers: the library takes any. */
const RegisteredSchema = z.object({ clientId: z.string(), clientSecret: z.string() })
const AccountSchema = z.object({ acct: z.string(), displayName: z.string(), url: z.string(), avatar: z.string() })
const MediaSchema = z.object({ id: z.string(), url: z.string().nullish() })
const StatusSchema = z.object({ id: z.string(), url: z.string().nullish() })

const scope = 'read:accounts write:media write:statuses'

interface Options {
  /** The name of the app that is registered on a server, and its page. */
  readonly app: { readonly name: string; readonly website: string }
  readonly patience: Patience
  readonly now: () => number
}

/** `https://mastodon.example` of what people type: a host, an address, or a handle. */
function serverOf(typed: string): string {
  const [authority = ''] = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .split('/', 1)
  const host = authority.slice(authority.lastIndexOf('@') + 1)
  const url = URL.parse(`https://${host}`)
  if (!url || url.port || !url.hostname.includes('.')) throw new PublishFailure('not-allowed')
  return url.origin
}

/** Any server with Mastodon's API. Each registers an app of ours when the first of its accounts is connected. */
export function createMastodon(internet: PublicInternet, { app: ours, patience, now }: Options): Publisher {
  const client = (url: string, signal: AbortSignal, accessToken?: string) =>
    createRestAPIClient({ url, requestInit: { ...internet.requestInit, signal }, log: 'error', ...(accessToken && { accessToken }) })

  const oauthOf = (server: string, app: App, signal: AbortSignal) => {
    const urls = { authorize: `${server}/oauth/authorize`, token: `${server}/oauth/token`, revoke: `${server}/oauth/revoke` }
    return createOAuth({ server: { ...urls, scope, pkce: true, appBy: 'body' }, app, fetch: internet.fetch, signal, now })
  }

  /** @throws PublishFailure */
  async function asked<Schema extends z.ZodType>(schema: Schema, call: PromiseLike<unknown>, called: Called): Promise<z.output<Schema>> {
    try {
      return schema.parse(await call)
    } catch (error) {
      if (!(error instanceof MastoHttpError)) throw failureOfError(error, called)
      const { statusCode: status, message: said, cause } = error
      const headers = cause instanceof Response ? cause.headers : new Headers()
      const code = status === 422 && /limit|too (?:long|large)|less than/i.test(said) ? 'too-large' : undefined
      throw failureOfRefusal({ status, said, code, retryAfter: retryAfterOf((name) => headers.get(name), now()) }, called)
    }
  }

  const secretsOf = ({ app, tokens }: Held): string[] => [app.secret, tokens.access]

  async function accountOf(held: Held, signal: AbortSignal): Promise<Account> {
    const call = client(held.server, signal, held.tokens.access).v1.accounts.verifyCredentials()
    const { acct, displayName, url, avatar } = await asked(AccountSchema, call, { secrets: secretsOf(held) })
    const handle = `@${acct}@${new URL(held.server).hostname}`
    return { id: handle, name: displayName || acct, handle, address: url, picture: avatar }
  }

  return {
    network: 'mastodon',
    // Servers know the key of a post for an hour, but not before it is stored: a call that goes on there must have ended.
    repeatable: { after: 90, within: 3_000 },

    async begin(callback, { server: typed = '' }, signal) {
      const server = serverOf(typed)
      const call = client(server, signal).v1.apps.create({
        clientName: ours.name,
        website: ours.website,
        redirectUris: callback,
        scopes: scope,
      })
      const { clientId, clientSecret } = await asked(RegisteredSchema, call, {})
      const app = { id: clientId, secret: clientSecret }
      const { url, state, kept } = await oauthOf(server, app, signal).begin(callback)
      return { url, state, kept: JSON.stringify({ server, app, signIn: kept }) }
    },
    async finish(callback, kept, signal) {
      const { server, app, signIn } = KeptSchema.parse(JSON.parse(kept))
      const held = { server, app, tokens: await oauthOf(server, app, signal).finish(callback, signIn) }
      return [{ credentials: JSON.stringify(held), account: await accountOf(held, signal) }]
    },

    account: async (session: Session, signal) => accountOf(readCredentials(CredentialsSchema, session), signal),

    async publish(session, { parts, pictures, firstComment, language }, { id, signal }) {
      const held = readCredentials(CredentialsSchema, session)
      const { v1, v2 } = client(held.server, signal, held.tokens.access)
      const secrets = secretsOf(held)

      async function uploaded({ bytes, type, alt }: Picture): Promise<string> {
        const file = new Blob([bytes], { type })
        const upload = v2.media.create({ file, ...(alt && { description: alt }), skipPolling: true })
        const { id: media, url } = await asked(MediaSchema, upload, { secrets })
        if (!url)
          await untilReady(patience, signal, async () =>
            Boolean((await asked(MediaSchema, v1.media.$select(media).fetch(), { secrets })).url),
          )
        return media
      }

      const mediaIds: string[] = []
      for (const picture of pictures) mediaIds.push(await uploaded(picture))
      const texts = firstComment ? [...parts, firstComment] : parts
      return inOrder(
        texts.map((status, at) => async (done: readonly { readonly id: string }[]) => {
          const before = done.at(-1)
          const post = { status, language, ...(at === 0 && mediaIds.length > 0 && { mediaIds }), ...(before && { inReplyToId: before.id }) }
          // The server answers a key that it knows with the post that it has.
          const call = v1.statuses.create(post, { requestInit: { headers: { 'idempotency-key': `${id}-${at}` } } })
          const posted = await asked(StatusSchema, call, { publishes: true, secrets })
          return { id: posted.id, address: posted.url ?? undefined }
        }),
      )
    },

    async revoke(session, signal) {
      const { server, app, tokens } = readCredentials(CredentialsSchema, session)
      await oauthOf(server, app, signal).revoke(tokens.access)
    },
  }
}
