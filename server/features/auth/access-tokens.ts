import type { webcrypto } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { JwtOptions } from 'better-auth/plugins/jwt'
import { decodeHeader, type TokenHeader, verify } from 'hono/utils/jwt/jwt'
import { JwtTokenInvalid, JwtTokenSignatureMismatched } from 'hono/utils/jwt/types'
import { z } from 'zod'
import { accessTokenMessages } from '#contract/account-messages.ts'
import type { BearerAnswer } from '#server/core/accounts/accounts.ts'
import { jwks } from '#server/infra/db/auth-schema.ts'
import type { Db } from '#server/infra/db/database.ts'
import { signedCookie } from '#server/infra/session-cookie.ts'

/** Seconds for which an access token is valid. */
export const accessTokenLife = 15 * 60

/** Seconds for which clients may cache the key set. A key id that is missing from it causes a new read, so new keys work before that. */
export const keySetLife = 10 * 60

/**
 * Settings for access tokens of API clients. A token is signed with a key of the published set and names one session, so that it ends
 * with that session. `aal` is the assurance level: a user with a second factor has no session that did not pass it.
 */
export const accessTokens = {
  jwks: { jwksPath: '/.well-known/jwks.json', keyPairConfig: { alg: 'ES256' } },
  jwt: {
    expirationTime: `${accessTokenLife}s`,
    definePayload: ({ user, session }) => ({ email: user.email, session_id: session.id, aal: assuranceLevel(user.twoFactorEnabled) }),
  },
  disableSettingJwtHeader: true,
} satisfies JwtOptions

/** `aal1`: password only. `aal2`: password and second factor. */
export const assuranceLevel = (verifiedFactor: unknown): 'aal1' | 'aal2' => (verifiedFactor ? 'aal2' : 'aal1')

/** The only accepted signature algorithm: the header of a token cannot choose a weaker one. */
const algorithm = 'ES256'

const Claims = z.object({ sub: z.uuid(), session_id: z.uuid(), exp: z.number() })
/** A public key as Better Auth stores it. */
const StoredKey = z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string() })

type Deps = { db: Db; appUrl: string; cookie: { name: string; secret: string } }

/**
 * Verifies a bearer token. A JWT that one of our keys signed names its session. A value without a key id, or with HS256, is read as the
 * signed value of the session cookie, whose session is then looked up in the database. Any other token is refused with the reason.
 */
export const createTokenVerifier = ({ db, appUrl, cookie }: Deps) => {
  const findKey = createKeySet(db)

  return async (token: string): Promise<BearerAnswer> => {
    const header = readHeader(token)
    if (!header?.kid || header.alg === 'HS256') {
      return { session: { token: await signedCookie(`${cookie.name}=${token}`, cookie) } }
    }
    const key = await findKey(header.kid)
    if (typeof key === 'string') return { refused: key }
    const claims = await readClaims(token, key, appUrl)
    if (typeof claims === 'string') return { refused: claims }
    return claims.exp * 1000 > Date.now()
      ? { session: { id: claims.session_id, userId: claims.sub } }
      : { refused: accessTokenMessages.expired }
  }
}

/** `null` when the token is not a JWT. */
const readHeader = (token: string): TokenHeader | null => {
  try {
    return decodeHeader(token)
  } catch (error) {
    if (error instanceof JwtTokenInvalid) return null
    throw error
  }
}

/** The claims, or why the token is refused. The caller checks `exp`, so that a forged token is reported as forged, not as expired. */
const readClaims = async (token: string, key: webcrypto.CryptoKey, appUrl: string): Promise<z.infer<typeof Claims> | string> => {
  try {
    const payload = await verify(token, key, { alg: algorithm, iss: appUrl, aud: appUrl, exp: false })
    const { success, data } = Claims.safeParse(payload)
    return success ? data : accessTokenMessages.malformed
  } catch (error) {
    if (error instanceof JwtTokenSignatureMismatched) return accessTokenMessages.badSignature
    if (error instanceof Error && error.name.startsWith('Jwt')) return accessTokenMessages.malformed
    throw error
  }
}

/** Milliseconds between two reads of the key set from the database. */
const minReadInterval = 1000

/**
 * Returns a function that finds a public key by its id, or answers why there is none. An id that is not in the cache may belong to a new
 * key, so the keys are read again. Clients can invent ids, so this happens at most once a second; calls in between share the next read.
 */
const createKeySet = (db: Db) => {
  let cache = { keys: new Map<string, webcrypto.CryptoKey>(), until: 0 }
  let lastRead = Number.NEGATIVE_INFINITY
  let nextRead: Promise<void> | undefined

  const read = async () => {
    await delay(Math.max(0, lastRead + minReadInterval - performance.now()))
    lastRead = performance.now()
    // Calls from now on wait for another read: a key may be created after this one.
    nextRead = undefined
    const rows = await db.select({ id: jwks.id, publicKey: jwks.publicKey }).from(jwks)
    const keys = await Promise.all(rows.map(async ({ id, publicKey }) => [id, await importKey(publicKey)] as const))
    cache = { keys: new Map(keys), until: Date.now() + keySetLife * 1000 }
  }

  return async (kid: string): Promise<webcrypto.CryptoKey | string> => {
    if (cache.until <= Date.now() || !cache.keys.has(kid)) {
      nextRead ??= read()
      await nextRead
    }
    if (cache.keys.size === 0) return accessTokenMessages.emptyKeySet
    return cache.keys.get(kid) ?? accessTokenMessages.unknownKey
  }
}

const importKey = (publicKey: string): Promise<webcrypto.CryptoKey> =>
  crypto.subtle.importKey('jwk', StoredKey.parse(JSON.parse(publicKey)), { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify'])
