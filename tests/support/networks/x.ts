import { bearerOf, type NetworkCall, type NetworkDouble, type Reply, startNetwork } from './loopback.ts'
import { createSignIns } from './oauth.ts'

export interface XDouble extends NetworkDouble {
  readonly app: { readonly id: string; readonly secret: string }
  readonly signIns: ReturnType<typeof createSignIns>
  /** How often each upload is still being processed when it is asked for. */
  mediaDelay: number
}

interface Tweet {
  readonly text: string
  readonly media?: { readonly media_ids: readonly string[] }
  readonly reply?: { readonly in_reply_to_tweet_id: string }
}

/** X's API v2 (docs.x.com), with one user. */
export async function startX(): Promise<XDouble> {
  // With characters that a form would encode.
  const app = { id: 'x-app_id', secret: 'x-app_secret-0123456789' }
  const secrets = new Set([app.secret])
  const signIns = createSignIns({ app, expiresIn: 7_200, hasRefresh: true }, secrets)
  const media = new Map<string, { alt: string; asked: number; bytes: number }>()
  const problem = (status: number, title: string, detail: string, headers = {}): Reply => ({
    status,
    headers,
    json: { title, detail, type: 'about:blank', status },
  })

  async function upload(call: NetworkCall, route: string): Promise<Reply> {
    if (route === 'POST /2/media/upload/initialize') {
      const id = String(1_900_000_000_000 + media.size)
      media.set(id, { alt: '', asked: 0, bytes: 0 })
      return { status: 200, json: { data: { id, media_key: `3_${id}`, expires_after_secs: 86_400 } } }
    }
    const id = call.query.get('media_id') ?? call.path.split('/').at(-2) ?? ''
    const held = media.get(id)
    if (!held) return problem(404, 'Not Found', 'No such media')
    if (route.endsWith('/append')) {
      held.bytes += ((await call.form()).get('media') as File).size
      return { status: 200, json: { data: { expires_at: 1_790_000_000 } } }
    }
    const isReady = held.asked++ > double.mediaDelay
    const info = { state: isReady ? 'succeeded' : 'in_progress', check_after_secs: 0.001 }
    return { status: 200, json: { data: { id, media_key: `3_${id}`, ...(double.mediaDelay > 0 && { processing_info: info }) } } }
  }

  function tweet({ text, media: attached, reply }: Tweet): Reply {
    if (double.posts.some((held) => held.text === text))
      return problem(403, 'Forbidden', 'You are not allowed to create a Tweet with duplicate content.')
    const used = (attached?.media_ids ?? []).map((id) => media.get(id))
    if (used.some((one) => !one || one.bytes === 0 || (double.mediaDelay > 0 && one.asked <= double.mediaDelay)))
      return problem(400, 'Invalid Request', 'Your media IDs are invalid.')
    const id = String(1_800_000_000_000 + double.posts.length)
    double.posts.push({ id, text, media: used.map((one) => one?.alt ?? ''), to: reply?.in_reply_to_tweet_id })
    return { status: 201, json: { data: { id, text, edit_history_tweet_ids: [id] } } }
  }

  const double = Object.assign(
    await startNetwork(
      ['x.com', 'api.x.com'],
      async (call): Promise<Reply> => {
        const route = `${call.method} ${call.path}`
        if (route === 'POST /2/oauth2/token') return signIns.token(call)
        if (route === 'POST /2/oauth2/revoke') return signIns.revoke(call)
        if (!signIns.isSignedIn(bearerOf(call))) return problem(401, 'Unauthorized', `Unauthorized: ${bearerOf(call)}`)
        if (route === 'GET /2/users/me') return { status: 200, json: { data: { id: '99', name: 'Ann', username: 'annbakes' } } }
        if (call.path.startsWith('/2/media/upload')) return upload(call, route)
        if (route === 'POST /2/media/metadata') {
          const { id, metadata } = call.json<{ id: string; metadata: { alt_text: { text: string } } }>()
          const held = media.get(id)
          if (held) held.alt = metadata.alt_text.text
          return { status: 200, json: { data: { id } } }
        }
        if (route === 'POST /2/tweets') return tweet(call.json())
        return problem(404, 'Not Found', route)
      },
      secrets,
    ),
    { app, signIns, mediaDelay: 0 },
  )
  return double
}
