import { createHmac, timingSafeEqual } from 'node:crypto'
import { type NetworkCall, type NetworkDouble, type Reply, startNetwork } from './loopback.ts'

export interface WebhookDouble extends NetworkDouble {
  readonly address: string
  /** What was shown once. */
  secret: string
  /** Milliseconds since 1970. */
  now: () => number
}

/** Seconds. */
const tolerance = 300

/** The recipe of docs/channels.md. */
function isSigned({ headers, body }: NetworkCall, secret: string, now: number): boolean {
  const [id, time, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => String(headers[name]))
  if (Math.abs(now / 1000 - Number(time)) > tolerance) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`)
  return (signatures ?? '').split(' ').some((given) => given.length === expected.length && timingSafeEqual(Buffer.from(given), expected))
}

/** A receiver that verifies what it gets, and makes a post of it. */
export async function startWebhook(): Promise<WebhookDouble> {
  const address = 'https://hooks.example/in/c2VjcmV0LXBhdGgtb2YtYS1ob29r'
  const answer = (call: NetworkCall): Reply => {
    const sent = call.json<{ type: string; text: string; parts: string[]; pictures?: { alt: string }[]; document?: { name: string } }>()
    // The first test comes before anybody was shown the secret.
    if (double.secret && !isSigned(call, double.secret, double.now())) return { status: 401, json: { error: 'The signature is wrong' } }
    if (sent.type === 'test') return { status: 204 }
    const id = `p${double.posts.length + 1}`
    const media = [...(sent.pictures ?? []).map(({ alt }) => alt), ...(sent.document ? [sent.document.name] : [])]
    for (const [at, text] of sent.parts.entries()) double.posts.push({ id: `${id}-${at}`, text, media: at === 0 ? media : [] })
    return { status: 201, json: { id, url: `https://hooks.example/posts/${id}` } }
  }
  const secrets = new Set([address, new URL(address).pathname])
  const double: WebhookDouble = Object.assign(await startNetwork(['hooks.example'], answer, secrets), {
    address,
    secret: '',
    now: Date.now,
  })
  return double
}
