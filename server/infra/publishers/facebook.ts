import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { FailureCode } from '#contract/channels.ts'
import type { PublicInternet } from '#server/infra/links/public-internet.ts'
import { type Answer, type Calls, createCalls } from './calls.ts'
import { readCredentials } from './credentials.ts'
import type { Refusal } from './failures.ts'
import { type App, createOAuth } from './oauth.ts'
import { inOrder } from './order.ts'
import { type Connection, type Picture, type Publisher, PublishFailure } from './publisher.ts'

const CredentialsSchema = z.object({
  page: z.string(),
  /** Of the page. */
  token: z.string(),
  /** Of the person who signed in: with it the app's permissions are taken back. */
  person: z.object({ id: z.string(), token: z.string() }),
})

/** Facebook keeps a version for about two years: docs/channels.md. */
const version = 'v25.0'
const graph = `https://graph.facebook.com/${version}`

const server = {
  authorize: `https://www.facebook.com/${version}/dialog/oauth`,
  token: `${graph}/oauth/access_token`,
  scope: 'pages_show_list,pages_read_engagement,pages_manage_posts,pages_manage_engagement',
  pkce: false,
  appBy: 'body',
} as const

const PageSchema = z.object({
  id: z.string(),
  name: z.string(),
  link: z.string().optional(),
  username: z.string().optional(),
  picture: z.object({ data: z.object({ url: z.string() }) }).optional(),
})
const PagesSchema = z.object({ data: z.array(PageSchema.extend({ access_token: z.string() })) })
const IdSchema = z.object({ id: z.string() })
const TokenSchema = z.object({ access_token: z.string() })
const ErrorSchema = z.object({ error: z.object({ message: z.string(), code: z.number(), is_transient: z.boolean().optional() }) })

const pageFields = 'id,name,link,username,picture{url}'

/** What Graph's error codes mean; those from 200 to 299 are missing permissions. */
const codes: Readonly<Record<number, FailureCode>> = {
  4: 'limit',
  10: 'not-allowed',
  17: 'limit',
  32: 'limit',
  102: 'signed-out',
  190: 'signed-out',
  341: 'limit',
  368: 'not-allowed',
  506: 'duplicate',
  613: 'limit',
}

/** Minutes until the app or page may call again, as a header says it. */
const UsageSchema = z.record(z.string(), z.array(z.object({ estimated_time_to_regain_access: z.number().optional() })))

function usageWait(headers: Headers): number | undefined {
  const text = headers.get('x-business-use-case-usage')
  const usage = text ? UsageSchema.safeParse(JSON.parse(text)).data : undefined
  const minutes = Object.values(usage ?? {}).flatMap((all) => all.map((one) => one.estimated_time_to_regain_access ?? 0))
  return minutes.length > 0 ? Math.max(...minutes) * 60 : undefined
}

function refusalOf({ headers, body }: Answer): Omit<Refusal, 'status'> {
  const error = ErrorSchema.safeParse(body).data?.error
  if (!error) return {}
  const { message: said, code: number } = error
  const code = codes[number] ?? (number >= 200 && number < 300 ? 'not-allowed' : undefined)
  // "An unknown error" and "Service temporarily unavailable" come with any status, also after a post was made.
  if (number === 1 || number === 2 || error.is_transient) return { said, code: code ?? 'busy', isUncertain: code === undefined }
  return { said, code, retryAfter: code === 'limit' ? usageWait(headers) : undefined }
}

/** Pages that a person manages. No idempotency, and new posts are listed late, so that a lost answer stays unknown. */
export function createFacebook({ fetch }: PublicInternet, app: App & { readonly secret: string }, now: () => number): Publisher {
  const proofOf = (token: string): string => createHmac('sha256', app.secret).update(token).digest('hex')

  const callsOf = (token: string, signal: AbortSignal): Calls => {
    const secrets = [token, app.secret, proofOf(token)]
    return createCalls({ fetch, signal, headers: { authorization: `Bearer ${token}` }, secrets, refusalOf })
  }

  const urlOf = (path: string, token: string, query: Readonly<Record<string, string>> = {}): string =>
    `${graph}/${path}?${new URLSearchParams({ ...query, appsecret_proof: proofOf(token) })}`

  const toAccount = ({ id, name, link, username, picture }: z.output<typeof PageSchema>, login: string) => ({
    id,
    name,
    handle: username && `@${username}`,
    address: link ?? `https://www.facebook.com/${id}`,
    picture: picture?.data.url,
    login,
  })

  /** A token of some hours for one of 60 days. The tokens of pages that it gives do not end. */
  async function lasting(token: string, signal: AbortSignal): Promise<string> {
    const body = new URLSearchParams({
      grant_type: 'fb_exchange_token',
      client_id: app.id,
      client_secret: app.secret,
      fb_exchange_token: token,
    })
    const calls = createCalls({ fetch, signal, secrets: [token, app.secret], refusalOf })
    return calls({ url: server.token, method: 'POST', body }, (answer) => TokenSchema.parse(answer.body).access_token)
  }

  return {
    network: 'facebook',
    begin: async (callback, _fields, signal) => createOAuth({ server, app, fetch, signal, now }).begin(callback),
    async finish(callback, kept, signal) {
      const { access } = await createOAuth({ server, app, fetch, signal, now }).finish(callback, kept)
      const token = await lasting(access, signal)
      const calls = callsOf(token, signal)
      const person = { id: await calls({ url: urlOf('me', token, { fields: 'id' }) }, ({ body }) => IdSchema.parse(body).id), token }
      const query = { fields: `${pageFields},access_token`, limit: '100' }
      const pages = await calls({ url: urlOf('me/accounts', token, query) }, ({ body }) => PagesSchema.parse(body).data)
      // Without a page there is nothing to post to.
      if (pages.length === 0) throw new PublishFailure('not-allowed')
      return pages.map(
        ({ access_token, ...page }): Connection => ({
          credentials: JSON.stringify({ page: page.id, token: access_token, person }),
          account: toAccount(page, person.id),
        }),
      )
    },

    async account(session, signal) {
      const { page, token, person } = readCredentials(CredentialsSchema, session)
      const url = urlOf(page, token, { fields: pageFields })
      return callsOf(token, signal)({ url }, ({ body }) => toAccount(PageSchema.parse(body), person.id))
    },

    async publish(session, { parts: [message], pictures, firstComment }, { signal }) {
      const { page, token } = readCredentials(CredentialsSchema, session)
      const calls = callsOf(token, signal)

      /** A picture that only a post will show. */
      async function uploaded({ bytes, type, alt }: Picture): Promise<string> {
        const form = new FormData()
        form.set('source', new Blob([bytes], { type }), `picture.${type.slice(6)}`)
        form.set('published', 'false')
        if (alt) form.set('alt_text_custom', alt)
        return calls({ url: urlOf(`${page}/photos`, token), method: 'POST', body: form }, ({ body }) => IdSchema.parse(body).id)
      }

      const media: { media_fbid: string }[] = []
      for (const picture of pictures) media.push({ media_fbid: await uploaded(picture) })
      const placed = (id: string) => ({ id, address: `https://www.facebook.com/${id}` })
      const post = () => {
        const json = { message, ...(media.length > 0 && { attached_media: media }) }
        return calls({ url: urlOf(`${page}/feed`, token), method: 'POST', json, publishes: true }, ({ body }) =>
          placed(IdSchema.parse(body).id),
        )
      }
      const comment = (text: string) => (done: readonly { readonly id: string }[]) => {
        const id = done[0]?.id ?? ''
        const url = urlOf(`${id}/comments`, token)
        return calls({ url, method: 'POST', json: { message: text }, publishes: true }, () => placed(id))
      }
      return inOrder([post, ...(firstComment ? [comment(firstComment)] : [])])
    },

    async revoke(session, signal) {
      const { person } = readCredentials(CredentialsSchema, session)
      await callsOf(person.token, signal)({ url: urlOf(`${person.id}/permissions`, person.token), method: 'DELETE' }, () => undefined)
    },
  }
}
