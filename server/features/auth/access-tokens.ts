import type { webcrypto } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { JwtOptions } from 'better-auth/plugins/jwt'
import { decodeHeader, type TokenHeader, verify } from 'hono/utils/jwt/jwt'
import { JwtTokenInvalid, JwtTokenSignatureMismatched } from 'hono/utils/jwt/types'
import { z } from 'zod'
import { accessTokenMessages } from '#contract/account-messages.ts'
import type { BearerAnswer } from '#server/core/accounts.ts'
import { jwks } from '#server/platform/db/auth-schema.ts'
import type { Db } from '#server/platform/db/database.ts'
import { signedCookie } from '#server/platform/session-cookie.ts'

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

const tokenMessages = accessTokenMessages

/** The only way our access tokens are signed: a token cannot choose a weaker one for itself. */
const algorithm = 'ES256'

const Claims = z.object({ sub: z.uuid(), session_id: z.uuid(), exp: z.number() })
/** A public key as the auth library keeps it. */
const Key = z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string() })

type Parts = { db: Db; appUrl: string; cookie: { name: string; secret: string } }

/**
 * Reads a bearer token. One that a key of ours signed says which session it stands for. One without a key id, or signed with a
 * shared secret, proves nothing by itself: the database is asked for the user, by the session that the value signs for (it is then
 * what the session cookie holds). Anything else gets the reason why not.
 */
export const createTokenVerifier = ({ db, appUrl, cookie }: Parts) => {
  const keyOf = createKeySet(db)

  return async (token: string): Promise<BearerAnswer> => {
    const header = headerOf(token)
    if (!header?.kid || header.alg === 'HS256') {
      return { session: { token: await signedCookie(`${cookie.name}=${token}`, cookie) } }
    }
    const key = await keyOf(header.kid)
    if (typeof key === 'string') return { refused: key }
    const claims = await claimsIn(token, key, appUrl)
    if (typeof claims === 'string') return { refused: claims }
    return claims.exp * 1000 > Date.now() ? { session: { id: claims.session_id, userId: claims.sub } } : { refused: tokenMessages.expired }
  }
}

/** Null for what is no JWT at all. */
const headerOf = (token: string): TokenHeader | null => {
  try {
    return decodeHeader(token)
  } catch (error) {
    if (error instanceof JwtTokenInvalid) return null
    throw error
  }
}

/** The claims, or why they do not count. The time is left to the caller: a forged token is called forged, not late. */
const claimsIn = async (token: string, key: webcrypto.CryptoKey, appUrl: string): Promise<z.infer<typeof Claims> | string> => {
  try {
    const payload = await verify(token, key, { alg: algorithm, iss: appUrl, aud: appUrl, exp: false })
    const { success, data } = Claims.safeParse(payload)
    return success ? data : tokenMessages.malformed
  } catch (error) {
    if (error instanceof JwtTokenSignatureMismatched) return tokenMessages.badSignature
    if (error instanceof Error && error.name.startsWith('Jwt')) return tokenMessages.malformed
    throw error
  }
}

/** Milliseconds between two reads of the key set. */
const readsApart = 1000

/**
 * Finds a public key by its id, or says why there is none. An id that is not known yet may be of a new key, so the keys are read again;
 * anybody can make ids up, so that happens once a second at most: who comes meanwhile waits for the next read and shares it.
 */
const createKeySet = (db: Db) => {
  let kept = { keys: new Map<string, webcrypto.CryptoKey>(), until: 0 }
  let lastRead = Number.NEGATIVE_INFINITY
  let nextRead: Promise<void> | undefined

  const read = async () => {
    await delay(Math.max(0, lastRead + readsApart - performance.now()))
    lastRead = performance.now()
    // Who asks from now on waits for another read: a key may be made after this one.
    nextRead = undefined
    const rows = await db.select({ id: jwks.id, publicKey: jwks.publicKey }).from(jwks)
    const keys = await Promise.all(rows.map(async ({ id, publicKey }) => [id, await imported(publicKey)] as const))
    kept = { keys: new Map(keys), until: Date.now() + keySetLife * 1000 }
  }

  return async (kid: string): Promise<webcrypto.CryptoKey | string> => {
    if (kept.until <= Date.now() || !kept.keys.has(kid)) {
      nextRead ??= read()
      await nextRead
    }
    if (kept.keys.size === 0) return tokenMessages.emptyKeySet
    return kept.keys.get(kid) ?? tokenMessages.unknownKey
  }
}

const imported = (publicKey: string): Promise<webcrypto.CryptoKey> =>
  crypto.subtle.importKey('jwk', Key.parse(JSON.parse(publicKey)), { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify'])
