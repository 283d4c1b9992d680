import { createHash, randomBytes } from 'node:crypto'
import { fieldsOf, type NetworkCall, type Reply } from './loopback.ts'

export interface OAuthRules {
  readonly app: { readonly id: string; readonly secret: string }
  /** Seconds; absent: access tokens do not expire, and there are no refresh tokens. */
  readonly expiresIn?: number
  readonly hasRefresh?: boolean
  /** Fields of an answer that the network leaves out. */
  readonly untyped?: boolean
}

/** The sign-in of a network: somebody agrees, codes and refresh tokens are accepted once, tokens can be expired and revoked. */
export function createSignIns({ app, expiresIn, hasRefresh = false, untyped = false }: OAuthRules, secrets: Set<string>) {
  const codes = new Map<string, { challenge: string | null; redirect: string }>()
  const access = new Set<string>()
  const refresh = new Set<string>()
  const issue = (kind: string): string => {
    const token = `${kind}-${randomBytes(18).toString('base64url')}`
    secrets.add(token)
    return token
  }
  const refused: Reply = { status: 400, json: { error: 'invalid_grant', error_description: 'The token is no longer valid' } }

  function tokens(): Reply {
    const token = issue('access')
    access.add(token)
    const next = hasRefresh ? issue('refresh') : undefined
    if (next) refresh.add(next)
    const type = untyped ? {} : { token_type: 'Bearer' }
    return {
      status: 200,
      json: { access_token: token, ...type, ...(expiresIn && { expires_in: expiresIn }), ...(next && { refresh_token: next }) },
    }
  }

  /** Whether the call says which app it is from, in one of the two ways. */
  function isOfApp(call: NetworkCall): boolean {
    const { client_id, client_secret } = fieldsOf(call)
    const basic = `Basic ${Buffer.from(`${app.id}:${app.secret}`).toString('base64')}`
    return call.headers.authorization === basic || (client_id === app.id && client_secret === app.secret)
  }

  return {
    access,
    refresh,
    isSignedIn: (token: string): boolean => access.has(token),
    /** Access tokens end; refresh tokens stay. */
    expire: () => access.clear(),
    /** The person takes back what was agreed on. */
    withdraw() {
      access.clear()
      refresh.clear()
    },
    /** What somebody does who agrees on the page of the network. @returns the callback */
    agree(page: string): string {
      const { searchParams } = new URL(page)
      const code = issue('code')
      const redirect = searchParams.get('redirect_uri') ?? ''
      codes.set(code, { challenge: searchParams.get('code_challenge'), redirect })
      return `${redirect}?${new URLSearchParams({ code, state: searchParams.get('state') ?? '' })}`
    },
    token(call: NetworkCall): Reply {
      const { grant_type, code = '', code_verifier = '', redirect_uri, refresh_token = '' } = fieldsOf(call)
      if (!isOfApp(call)) return { status: 401, json: { error: 'invalid_client' } }
      if (grant_type === 'refresh_token') return refresh.delete(refresh_token) ? tokens() : refused
      const asked = codes.get(code)
      codes.delete(code)
      const isAnswer = !asked?.challenge || createHash('sha256').update(code_verifier).digest('base64url') === asked.challenge
      return asked && asked.redirect === redirect_uri && isAnswer ? tokens() : refused
    },
    revoke(call: NetworkCall): Reply {
      if (!isOfApp(call)) return { status: 401, json: { error: 'invalid_client' } }
      const { token = '' } = fieldsOf(call)
      if (refresh.delete(token)) access.clear()
      access.delete(token)
      return { status: 200, json: {} }
    },
  }
}
