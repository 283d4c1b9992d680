import type { NetworkId } from '#contract/channels.ts'
import type { Attempt, Connection, Outgoing, Picture, Publisher, Session } from '#server/infra/publishers/publisher.ts'
import { createPublishers, type PublisherOptions } from '#server/infra/publishers/publishers.ts'
import { startBluesky } from './bluesky.ts'
import { startFacebook } from './facebook.ts'
import { startLinkedIn } from './linkedin.ts'
import type { NetworkDouble } from './loopback.ts'
import { startMastodon } from './mastodon.ts'
import { startTelegram } from './telegram.ts'
import { startWebhook } from './webhook.ts'
import { startX } from './x.ts'

export const callback = 'https://postwright.example/api/channels/callback'
export const neverAborted = new AbortController().signal

/** Publishers whose calls reach a double. */
export const publishersOf = ({ network }: NetworkDouble, options: Partial<PublisherOptions> = {}) =>
  createPublishers({
    product: { name: 'Postwright', website: 'https://postwright.example' },
    apps: {},
    network,
    patience: { most: 5, pause: async () => {} },
    ...options,
  })

/** A sign-in in which somebody agrees. */
export async function signIn(
  publisher: Publisher,
  agree: (page: string) => string,
  fields: Readonly<Record<string, string>> = {},
): Promise<Connection[]> {
  if (!publisher.begin || !publisher.finish) throw new Error('No sign-in')
  const { url, kept } = await publisher.begin(callback, fields, neverAborted)
  return publisher.finish(agree(url), kept, neverAborted)
}

/** An account on a double. */
export interface Connected {
  readonly publisher: Publisher
  readonly connection: Connection
  /** Holds what was kept last; `kept` has all of it, with the number of calls that the double had got by then. */
  readonly session: Session & { credentials: string; readonly kept: { readonly credentials: string; readonly calls: number }[] }
}

function connectedWith(publisher: Publisher, connection: Connection | undefined, double: NetworkDouble): Connected {
  if (!connection) throw new Error('Nothing was connected')
  const kept: { credentials: string; calls: number }[] = []
  const session = {
    credentials: connection.credentials,
    kept,
    async keep(credentials: string) {
      kept.push({ credentials, calls: double.calls.length })
      session.credentials = credentials
    },
  }
  return { publisher, connection, session }
}

/** Starts each network's double and connects an account on it. */
export const connect = {
  async webhook(options: Partial<PublisherOptions> = {}) {
    const double = await startWebhook()
    const publisher = await publishersOf(double, options).of('webhook')
    const connection = await publisher.connect?.({ address: double.address }, neverAborted)
    double.secret = connection?.secret ?? ''
    double.secrets.add(double.secret)
    return { double, ...connectedWith(publisher, connection, double) }
  },
  async mastodon(options: Partial<PublisherOptions> = {}) {
    const double = await startMastodon()
    const publisher = await publishersOf(double, options).of('mastodon')
    const [connection] = await signIn(publisher, double.signIns.agree, { server: double.server })
    return { double, ...connectedWith(publisher, connection, double) }
  },
  async bluesky(options: Partial<PublisherOptions> = {}) {
    const double = await startBluesky()
    const publisher = await publishersOf(double, { now: () => double.now(), ...options }).of('bluesky')
    const connection = await publisher.connect?.({ handle: `@${double.handle}`, password: double.password }, neverAborted)
    return { double, ...connectedWith(publisher, connection, double) }
  },
  async telegram(options: Partial<PublisherOptions> = {}) {
    const double = await startTelegram()
    const publisher = await publishersOf(double, options).of('telegram')
    const connection = await publisher.connect?.({ token: double.token, chat: double.chat }, neverAborted)
    return { double, ...connectedWith(publisher, connection, double) }
  },
  async linkedin(options: Partial<PublisherOptions> = {}) {
    const double = await startLinkedIn()
    const publisher = await publishersOf(double, { apps: { linkedin: double.app }, ...options }).of('linkedin')
    const [connection] = await signIn(publisher, double.signIns.agree)
    return { double, ...connectedWith(publisher, connection, double) }
  },
  async x(options: Partial<PublisherOptions> = {}) {
    const double = await startX()
    const publisher = await publishersOf(double, { apps: { x: double.app }, ...options }).of('x')
    const [connection] = await signIn(publisher, double.signIns.agree)
    return { double, ...connectedWith(publisher, connection, double) }
  },
  async facebook(options: Partial<PublisherOptions> = {}) {
    const double = await startFacebook()
    const publisher = await publishersOf(double, { apps: { facebook: double.app }, ...options }).of('facebook')
    const [connection] = await signIn(publisher, double.signIns.agree)
    return { double, ...connectedWith(publisher, connection, double) }
  },
} satisfies Record<NetworkId, () => Promise<Connected & { readonly double: NetworkDouble }>>

/** The call of each network that publishes. */
export const publishingCall: Readonly<Record<NetworkId, RegExp>> = {
  webhook: /^POST \/in/,
  mastodon: /^POST \/api\/v1\/statuses/,
  bluesky: /putRecord/,
  telegram: /\/send/,
  linkedin: /^POST \/rest\/posts/,
  x: /^POST \/2\/tweets/,
  facebook: /\/feed$/,
}

/** How each network says why it refuses a post. What a webhook says is not read. */
export const saying: Readonly<Record<NetworkId, (words: string) => unknown>> = {
  webhook: (message) => ({ message }),
  mastodon: (error) => ({ error }),
  bluesky: (message) => ({ error: 'InvalidRequest', message }),
  telegram: (description) => ({ ok: false, error_code: 400, description }),
  linkedin: (message) => ({ status: 400, code: 'INVALID', message }),
  x: (detail) => ({ title: 'Invalid Request', detail, type: 'about:blank', status: 400 }),
  facebook: (message) => ({ error: { message, type: 'OAuthException', code: 100 } }),
}

export const picture = (alt: string): Picture => ({ bytes: new Uint8Array([137, 80, 78, 71]), type: 'image/png', alt })

export const outgoing = (changes: Partial<Outgoing> = {}): Outgoing => ({
  parts: ['Fresh bread at seven on Monday'],
  pictures: [],
  language: 'en',
  platform: 'twitter',
  ...changes,
})

let attempts = 0
/** A new attempt. */
export const attempt = (changes: Partial<Attempt> = {}): Attempt => ({
  id: `00000000-0000-4000-8000-${String(++attempts).padStart(12, '0')}`,
  at: new Date(Date.UTC(2026, 11, 1, 9, 0, 0) + attempts * 60_000),
  signal: neverAborted,
  ...changes,
})
