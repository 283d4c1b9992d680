import { bearerOf, type NetworkDouble, type Reply, startNetwork } from './loopback.ts'
import { createSignIns } from './oauth.ts'

export interface LinkedInDouble extends NetworkDouble {
  readonly app: { readonly id: string; readonly secret: string }
  readonly signIns: ReturnType<typeof createSignIns>
  /** How often each upload is still being processed when it is asked for. */
  mediaDelay: number
  readonly comments: { readonly on: string; readonly text: string }[]
}

interface Posted {
  readonly author: string
  readonly commentary: string
  readonly content?: {
    readonly media?: { readonly id: string; readonly altText?: string; readonly title?: string }
    readonly multiImage?: { readonly images: readonly { readonly id: string; readonly altText: string }[] }
  }
}

/** LinkedIn's versioned REST API and sign-in (learn.microsoft.com/linkedin), with one member. */
export async function startLinkedIn(): Promise<LinkedInDouble> {
  const app = { id: 'linkedin-app', secret: 'linkedin-app-secret-0123456789' }
  const secrets = new Set([app.secret])
  const signIns = createSignIns({ app, expiresIn: 5_184_000, hasRefresh: true, untyped: true }, secrets)
  const person = 'urn:li:person:Ab12-Cd34'
  const files = new Map<string, { isUploaded: boolean; asked: number }>()
  const error = (status: number, code: string, message: string): Reply => ({ status, json: { status, code, message } })

  function upload(kind: string): Reply {
    const id = `urn:li:${kind === 'images' ? 'image' : 'document'}:F${files.size + 1}`
    files.set(id, { isUploaded: false, asked: 0 })
    const uploadUrl = `https://www.linkedin.com/dms-uploads/${encodeURIComponent(id)}?ca=vector`
    return {
      status: 200,
      json: { value: { uploadUrl, uploadUrlExpiresAt: 1_790_000_000_000, [kind === 'images' ? 'image' : 'document']: id } },
    }
  }

  function post({ author, commentary, content }: Posted): Reply {
    if (author !== person) return error(403, 'ACCESS_DENIED', 'Not enough permissions')
    const used = [...(content?.multiImage?.images ?? []), ...(content?.media ? [content.media] : [])]
    if (used.some(({ id }) => !files.get(id)?.isUploaded || (files.get(id)?.asked ?? 0) <= double.mediaDelay))
      return error(400, 'MEDIA_ASSET_PROCESSING', 'The media is not ready')
    // A reserved character that is not escaped.
    if (/(?<!\\)[|{}@[\]()<>*_~]/.test(commentary)) return error(400, 'INVALID_TEXT', 'The text has an unescaped character')
    const text = commentary.replaceAll(/\\(.)/g, '$1')
    const same = double.posts.find((held) => held.text === text)
    if (same) return error(422, 'DUPLICATE_POST', `Content is a duplicate of ${same.id}`)
    const id = `urn:li:share:${double.posts.length + 7000}`
    const media = used.map((one) => ('altText' in one ? one.altText : 'title' in one ? one.title : '') ?? '')
    double.posts.push({ id, text, media })
    return { status: 201, headers: { 'x-restli-id': id } }
  }

  const double = Object.assign(
    await startNetwork(
      ['www.linkedin.com', 'api.linkedin.com'],
      (call): Reply => {
        const route = `${call.method} ${decodeURIComponent(call.path)}`
        if (route === 'POST /oauth/v2/accessToken') return signIns.token(call)
        if (route === 'POST /oauth/v2/revoke') return signIns.revoke(call)
        if (!signIns.isSignedIn(bearerOf(call))) return error(401, 'REVOKED_ACCESS_TOKEN', `The token ${bearerOf(call)} has been revoked`)
        if (route === 'GET /v2/userinfo')
          return { status: 200, json: { sub: 'Ab12-Cd34', name: 'Ann Baker', picture: 'https://media.licdn.example/a' } }
        if (call.method === 'PUT') {
          const file = files.get(decodeURIComponent(call.path.split('/').at(-1) ?? ''))
          if (!file) return error(404, 'NOT_FOUND', 'No such upload')
          file.isUploaded = true
          return { status: 201 }
        }
        if (!/^\d{6}$/.test(String(call.headers['linkedin-version']))) return error(426, 'NONEXISTENT_VERSION', 'No such version')
        if (call.query.get('action') === 'initializeUpload') return upload(call.path.split('/').at(-1) ?? '')
        const file = /^GET \/rest\/(?:images|documents)\/(.+)$/.exec(route)?.[1]
        if (file) {
          const held = files.get(file)
          if (!held) return error(404, 'NOT_FOUND', 'No such file')
          return { status: 200, json: { id: file, status: held.asked++ < double.mediaDelay ? 'PROCESSING' : 'AVAILABLE' } }
        }
        if (route === 'POST /rest/posts') return post(call.json())
        const commented = /^POST \/rest\/socialActions\/(.+)\/comments$/.exec(route)?.[1]
        if (commented) {
          double.comments.push({ on: commented, text: call.json<{ message: { text: string } }>().message.text })
          return { status: 201, json: { id: '1' } }
        }
        return error(404, 'NOT_FOUND', route)
      },
      secrets,
    ),
    { app, signIns, mediaDelay: 0, comments: [] as { on: string; text: string }[] },
  )
  return double
}
