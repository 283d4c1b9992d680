import type { JwtOptions } from 'better-auth/plugins/jwt'

/** Seconds an access token is good for. */
export const accessTokenLife = 15 * 60

/** Seconds for which a reader may keep the key set: a key that is missing from it is looked for at once. */
export const keySetLife = 10 * 60

/**
 * How access tokens for API clients are made: signed with a key of the published set, about one session, so that they end with it.
 * `aal` is the assurance level: a person with a second factor has no session that did not pass it.
 */
export const accessTokens = {
  jwks: { jwksPath: '/.well-known/jwks.json', keyPairConfig: { alg: 'ES256' } },
  jwt: {
    expirationTime: `${accessTokenLife}s`,
    definePayload: ({ user, session }) => ({ email: user.email, session_id: session.id, aal: assuranceLevel(user.twoFactorEnabled) }),
  },
  disableSettingJwtHeader: true,
} satisfies JwtOptions

/** Password alone, or password and a second factor. */
export const assuranceLevel = (verifiedFactor: unknown): 'aal1' | 'aal2' => (verifiedFactor ? 'aal2' : 'aal1')
