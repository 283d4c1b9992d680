import { createHmac } from 'node:crypto'
import { bearerOf, fieldsOf, type NetworkCall, type NetworkDouble, type Reply, startNetwork } from './loopback.ts'
import { createSignIns } from './oauth.ts'

export interface FacebookDouble extends NetworkDouble {
  readonly app: { readonly id: string; readonly secret: string }
  readonly signIns: ReturnType<typeof createSignIns>
  readonly comments: { readonly on: string; readonly text: string }[]
  /** The person removes the app. */
  withdraw(): void
}

/** Facebook's Graph API (developers.facebook.com/docs), with one person who manages two pages. */
export async function startFacebook(): Promise<FacebookDouble> {
  const app = { id: '1234567890', secret: 'facebook-app-secret-0123456789' }
  const secrets = new Set([app.secret])
  const signIns = createSignIns({ app, expiresIn: 5_000 }, secrets)
  const person = '5550001'
  const pages = [
    { id: '111', name: 'Bakery', access_token: 'EAAB-page-111-0123456789abcdef', link: 'https://www.facebook.com/bakery' },
    { id: '222', name: 'Coffee cart', access_token: 'EAAB-page-222-0123456789abcdef', link: 'https://www.facebook.com/coffee' },
  ]
  const photos = new Map<string, string>()
  const state = { isWithdrawn: false }
  const error = (status: number, code: number, message: string): Reply => ({
    status,
    json: { error: { message, type: 'OAuthException', code, fbtrace_id: 'A1b2' } },
  })
  const signedOut = (token: string) => error(400, 190, `Error validating access token ${token}: the session is invalid`)

  const isProven = (call: NetworkCall) =>
    call.query.get('appsecret_proof') === createHmac('sha256', app.secret).update(bearerOf(call)).digest('hex')

  async function ofPage(call: NetworkCall, route: string): Promise<Reply> {
    const page = pages.find(({ access_token }) => access_token === bearerOf(call))
    if (!page || state.isWithdrawn) return signedOut(bearerOf(call))
    if (route === `GET /${page.id}`) return { status: 200, json: page }
    if (route === `POST /${page.id}/photos`) {
      const form = await call.form()
      const id = `ph${photos.size + 1}`
      if (!(form.get('source') instanceof File) || form.get('published') !== 'false') return error(400, 100, 'Invalid parameter')
      photos.set(id, String(form.get('alt_text_custom') ?? ''))
      return { status: 200, json: { id } }
    }
    if (route === `POST /${page.id}/feed`) {
      const { message, attached_media: media = [] } = call.json<{ message: string; attached_media?: { media_fbid: string }[] }>()
      if (double.posts.some((held) => held.text === message)) return error(400, 506, 'Duplicate status message')
      const id = `${page.id}_${double.posts.length + 1}`
      double.posts.push({ id, text: message, media: media.map((one) => photos.get(one.media_fbid) ?? '') })
      return { status: 200, json: { id } }
    }
    const commented = /^POST \/(.+)\/comments$/.exec(route)?.[1]
    if (!commented) return error(404, 2500, `Unknown path ${route}`)
    double.comments.push({ on: commented, text: call.json<{ message: string }>().message })
    return { status: 200, json: { id: `${commented}_1` } }
  }

  const double = Object.assign(
    await startNetwork(
      ['www.facebook.com', 'graph.facebook.com'],
      async (call): Promise<Reply> => {
        const route = `${call.method} ${call.path.replace(/^\/v\d+\.\d+/, '')}`
        if (route === 'POST /oauth/access_token') {
          const { grant_type, fb_exchange_token: token = '', client_secret } = fieldsOf(call)
          if (grant_type !== 'fb_exchange_token') return signIns.token(call)
          if (client_secret !== app.secret || !signIns.isSignedIn(token)) return signedOut(token)
          const lasting = `EAAB-person-lasting-${token}`
          signIns.access.add(lasting)
          double.secrets.add(lasting)
          return { status: 200, json: { access_token: lasting, token_type: 'bearer', expires_in: 5_184_000 } }
        }
        if (!isProven(call)) return error(400, 100, 'API calls from the server require an appsecret_proof argument')
        if (!signIns.isSignedIn(bearerOf(call))) return ofPage(call, route)
        if (route === 'GET /me') return { status: 200, json: { id: person } }
        if (route === 'GET /me/accounts') return { status: 200, json: { data: pages, paging: {} } }
        if (route === `DELETE /${person}/permissions`) {
          double.withdraw()
          return { status: 200, json: { success: true } }
        }
        return error(404, 2500, `Unknown path ${route}`)
      },
      secrets,
    ),
    {
      app,
      signIns,
      comments: [] as { on: string; text: string }[],
      withdraw() {
        state.isWithdrawn = true
        signIns.withdraw()
      },
    },
  )
  for (const { access_token } of pages) secrets.add(access_token)
  return double
}
