import * as oauth from 'oauth4webapi'
import { z } from 'zod'
import { failureOfError, failureOfRefusal, retryAfterOf } from './failures.ts'
import { PublishFailure, type SignIn } from './publisher.ts'

/** An app that was registered with a network. */
export interface App {
  readonly id: string
  /** X knows apps without one. */
  readonly secret?: string | undefined
}

interface OAuthServer {
  readonly authorize: string
  readonly token: string
  readonly revoke?: string
  readonly scope: string
  /** Whether it knows PKCE. LinkedIn and Facebook refuse or ignore it beside a secret. */
  readonly pkce: boolean
  /** How the app says who it is; `basic` in the header, `body` beside the other parameters. */
  readonly appBy: 'basic' | 'body'
}

interface Options {
  readonly server: OAuthServer
  readonly app: App
  readonly fetch: typeof globalThis.fetch
  readonly signal: AbortSignal
  readonly now: () => number
}

export const TokensSchema = z.object({
  access: z.string(),
  refresh: z.string().optional(),
  /** Milliseconds since 1970; absent when it does not expire. */
  expiresAt: z.number().optional(),
})
export type Tokens = z.output<typeof TokensSchema>

const KeptSchema = z.object({ state: z.string(), verifier: z.string(), redirect: z.string() })

/** Milliseconds before its end in which an access token is renewed: a post with pictures takes some time. */
const margin = 5 * 60_000

export const isStale = ({ expiresAt }: Tokens, now: number): boolean => expiresAt !== undefined && expiresAt - margin < now

export interface OAuth {
  begin(callback: string): Promise<SignIn>
  finish(callback: string, kept: string): Promise<Tokens>
  /** @throws PublishFailure signed-out also where there is no refresh token */
  refresh(tokens: Tokens): Promise<Tokens>
  /** @param token the refresh token where there is one */
  revoke(token: string): Promise<void>
}

const message = (body: unknown): string | undefined => z.object({ error_description: z.string() }).safeParse(body).data?.error_description

/** OAuth 2 for one app on one server. */
export function createOAuth({ server, app, fetch, signal, now }: Options): OAuth {
  // The issuers of the networks are not documented. `state` binds an answer to its network and its person.
  const authority: oauth.AuthorizationServer = {
    issuer: new URL(server.authorize).origin,
    authorization_endpoint: server.authorize,
    token_endpoint: server.token,
    ...(server.revoke && { revocation_endpoint: server.revoke }),
  }
  const client: oauth.Client = { client_id: app.id }

  const authentication: oauth.ClientAuth = (_authority, _client, body, headers) => {
    body.set('client_id', app.id)
    if (!app.secret) return
    if (server.appBy === 'body') body.set('client_secret', app.secret)
    // The library's own percent-encodes "-" and "_", as RFC 6749 wants it; X reads both as they are.
    else headers.set('authorization', `Basic ${Buffer.from(`${app.id}:${app.secret}`).toString('base64')}`)
  }

  const options = { signal, [oauth.customFetch]: (url: string, init: RequestInit) => fetch(url, init) } as const

  /** The library demands a `token_type`, which LinkedIn leaves out, and would check an identity token, which nobody uses. */
  async function tokensIn(response: Response): Promise<Tokens> {
    const body = { token_type: 'bearer', ...z.looseObject({}).parse(await response.json()), id_token: undefined }
    const read = await oauth.processGenericTokenEndpointResponse(authority, client, Response.json(body))
    return {
      access: read.access_token,
      ...(read.refresh_token && { refresh: read.refresh_token }),
      ...(read.expires_in && { expiresAt: now() + read.expires_in * 1000 }),
    }
  }

  async function refuse(response: Response, refused: 'signed-out' | 'not-allowed', sent: readonly string[]): Promise<never> {
    const { status } = response
    const isOurs = status < 500 && status !== 429
    const retryAfter = retryAfterOf((name) => response.headers.get(name), now())
    // A proxy may answer with a page, which says nothing that could be told; the status is told all the same.
    const body: unknown = await response.json().catch(() => undefined)
    const secrets = app.secret ? [app.secret, ...sent] : sent
    throw failureOfRefusal({ status, said: message(body), retryAfter, ...(isOurs && { code: refused }) }, { secrets })
  }

  function authorized(callback: string, state: string): URLSearchParams {
    const given = new URL(callback).searchParams
    given.delete('iss')
    try {
      return oauth.validateAuthResponse(authority, client, given, state)
    } catch {
      // The person said no, or it is not the answer to this sign-in.
      throw new PublishFailure('not-allowed')
    }
  }

  return {
    async begin(callback) {
      const state = oauth.generateRandomState()
      const verifier = oauth.generateRandomCodeVerifier()
      const url = new URL(server.authorize)
      const challenge = server.pkce && {
        code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }
      const query = { response_type: 'code', client_id: app.id, redirect_uri: callback, scope: server.scope, state, ...challenge }
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return { url: url.href, state, kept: JSON.stringify({ state, verifier, redirect: callback }) }
    },

    async finish(callback, kept) {
      const { state, verifier, redirect } = KeptSchema.parse(JSON.parse(kept))
      const parameters = authorized(callback, state)
      const pkce = server.pkce ? verifier : oauth.nopkce
      try {
        const response = await oauth.authorizationCodeGrantRequest(authority, client, authentication, parameters, redirect, pkce, options)
        return response.ok ? await tokensIn(response) : await refuse(response, 'not-allowed', [parameters.get('code') ?? '', verifier])
      } catch (error) {
        throw failureOfError(error)
      }
    },

    async refresh({ refresh }) {
      if (!refresh) throw new PublishFailure('signed-out')
      try {
        const response = await oauth.refreshTokenGrantRequest(authority, client, authentication, refresh, options)
        if (!response.ok) return await refuse(response, 'signed-out', [refresh])
        return { refresh, ...(await tokensIn(response)) }
      } catch (error) {
        throw failureOfError(error)
      }
    },

    async revoke(token) {
      try {
        const response = await oauth.revocationRequest(authority, client, authentication, token, options)
        if (!response.ok) return await refuse(response, 'signed-out', [token])
      } catch (error) {
        throw failureOfError(error)
      }
    },
  }
}
