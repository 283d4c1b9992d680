import { bearerOf, fieldsOf, type NetworkCall, type NetworkDouble, type Reply, startNetwork } from './loopback.ts'
import { createSignIns } from './oauth.ts'

export interface MastodonDouble extends NetworkDouble {
  readonly server: string
  readonly signIns: ReturnType<typeof createSignIns>
  /** How often each upload is still being processed when it is asked for. */
  mediaDelay: number
}

/** A server with Mastodon's API (docs.joinmastodon.org/methods), the one that `social.example` is. */
export async function startMastodon(): Promise<MastodonDouble> {
  const server = 'social.example'
  const app = { id: 'mastodon-app', secret: 'mastodon-app-secret-0123456789' }
  const secrets = new Set([app.secret])
  const signIns = createSignIns({ app }, secrets)
  const media = new Map<string, { alt: string; asked: number }>()
  const byKey = new Map<string, Reply>()
  const error = (status: number, message: string, headers = {}): Reply => ({ status, json: { error: message }, headers })

  function attachment(id: string): Reply {
    const found = media.get(id)
    if (!found) return error(404, 'Record not found')
    const isReady = found.asked++ >= double.mediaDelay
    const json = { id, type: 'image', url: isReady ? `https://${server}/media/${id}.png` : null, description: found.alt }
    return { status: isReady ? 200 : found.asked === 1 ? 202 : 206, json }
  }

  function post(call: NetworkCall): Reply {
    const key = String(call.headers['idempotency-key'])
    const before = byKey.get(key)
    if (before) return before
    const {
      status,
      media_ids: ids = [],
      in_reply_to_id: to,
    } = call.json<{ status: string; media_ids?: string[]; in_reply_to_id?: string }>()
    if (status.length > 500) return error(422, 'Validation failed: Text character limit of 500 exceeded')
    const id = String(double.posts.length + 101)
    double.posts.push({ id, text: status, media: ids.map((one) => media.get(one)?.alt ?? ''), to })
    const reply = { status: 200, json: { id, url: `https://${server}/@ann/${id}`, content: status } }
    byKey.set(key, reply)
    return reply
  }

  const double = Object.assign(
    await startNetwork(
      [server],
      async (call): Promise<Reply> => {
        const route = `${call.method} ${call.path}`
        if (route === 'POST /api/v1/apps')
          return { status: 200, json: { id: '1', name: 'Postwright', client_id: app.id, client_secret: app.secret } }
        if (route === 'POST /oauth/token') return signIns.token(call)
        if (route === 'POST /oauth/revoke') return signIns.revoke(call)
        if (!signIns.isSignedIn(bearerOf(call))) return error(401, `The access token ${bearerOf(call)} is invalid`)
        if (route === 'GET /api/v1/accounts/verify_credentials') {
          const json = {
            id: '7',
            username: 'ann',
            acct: 'ann',
            display_name: 'Ann',
            url: `https://${server}/@ann`,
            avatar: `https://${server}/a.png`,
          }
          return { status: 200, json }
        }
        if (route === 'POST /api/v2/media') {
          const form = await call.form()
          const id = String(media.size + 1)
          media.set(id, { alt: String(form.get('description') ?? ''), asked: 0 })
          return attachment(id)
        }
        if (route.startsWith('GET /api/v1/media/')) return attachment(call.path.split('/').at(-1) ?? '')
        if (route === 'POST /api/v1/statuses') return post(call)
        return error(404, `Nothing answers ${route} ${JSON.stringify(fieldsOf(call))}`)
      },
      secrets,
    ),
    { server, signIns, mediaDelay: 0 },
  )
  return double
}
