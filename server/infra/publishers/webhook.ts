import { createHash, createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { PublicInternet } from '#server/infra/links/public-internet.ts'
import { type Answer, type Calls, createCalls } from './calls.ts'
import { readCredentials } from './credentials.ts'
import { retryAfterOf } from './failures.ts'
import { type Account, type Outgoing, type Published, type Publisher, PublishFailure, type Session } from './publisher.ts'

const CredentialsSchema = z.object({ address: z.string(), secret: z.string() })
type Held = z.output<typeof CredentialsSchema>

/** What a receiver may say about the post that it made; anything else is an answer, too. */
const ReceiptSchema = z.object({
  id: z.union([z.string().min(1), z.number()]),
  url: z
    .url({ protocol: /^https$/ })
    .optional()
    .catch(undefined),
})

const secretPrefix = 'whsec_'

/** The signature of Standard Webhooks (standardwebhooks.com): HMAC-SHA256 over id, time and body, with the bytes that the secret encodes. */
const signatureOf = (secret: string, id: string, seconds: number, body: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(secretPrefix.length), 'base64'))
    .update(`${id}.${seconds}.${body}`)
    .digest('base64')}`

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

const contentOf = ({ parts, title, pictures, document, firstComment, language, platform }: Outgoing) => ({
  platform,
  language,
  title,
  text: parts.join('\n\n'),
  parts,
  firstComment,
  pictures: pictures.map(({ bytes, type, alt }) => ({ type, alt, base64: base64(bytes) })),
  document: document && { type: 'application/pdf', name: document.name, title: document.title, base64: base64(document.bytes) },
})

/** The address may hold a token, so it is no part of what is shown. */
const accountOf = ({ address }: Held): Account => ({
  id: createHash('sha256').update(address).digest('hex').slice(0, 32),
  name: new URL(address).hostname,
})

/** Any address that takes signed JSON. It says nothing of what it did before, so that a lost answer stays unknown. */
export function createWebhook({ fetch }: PublicInternet, now: () => number): Publisher {
  const refusalOf = ({ headers }: Answer) => ({ retryAfter: retryAfterOf((name) => headers.get(name), now()) })

  function send(calls: Calls, { address, secret }: Held, id: string, content: object, publishes: boolean): Promise<Published> {
    const seconds = Math.floor(now() / 1000)
    const body = JSON.stringify(content)
    const headers = {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(seconds),
      'webhook-signature': signatureOf(secret, id, seconds, body),
    }
    return calls({ url: address, method: 'POST', headers, body, publishes }, (answer) => {
      const receipt = ReceiptSchema.safeParse(answer.body).data
      return { id: String(receipt?.id ?? id), address: receipt?.url, parts: 1 }
    })
  }

  const callsOf = ({ address, secret }: Held, signal: AbortSignal): Calls =>
    createCalls({ fetch, signal, secrets: [address, new URL(address).pathname, secret], refusalOf })

  async function test(held: Held, signal: AbortSignal): Promise<Account> {
    await send(callsOf(held, signal), held, `test-${randomBytes(9).toString('base64url')}`, { type: 'test' }, false)
    return accountOf(held)
  }

  return {
    network: 'webhook',
    async connect({ address = '' }, signal) {
      const url = URL.parse(address.trim())
      if (url?.protocol !== 'https:' || url.username || url.password) throw new PublishFailure('not-allowed')
      url.hash = ''
      const held = { address: url.href, secret: secretPrefix + randomBytes(32).toString('base64') }
      return { account: await test(held, signal), credentials: JSON.stringify(held), secret: held.secret }
    },
    account: (session: Session, signal) => test(readCredentials(CredentialsSchema, session), signal),
    async publish(session, outgoing, { id, signal }) {
      const held = readCredentials(CredentialsSchema, session)
      const published = await send(callsOf(held, signal), held, id, { type: 'post', id, ...contentOf(outgoing) }, true)
      return { ...published, parts: outgoing.parts.length + (outgoing.firstComment ? 1 : 0) }
    },
  }
}
