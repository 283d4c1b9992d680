import { randomBytes } from 'node:crypto'
import { bearerOf, type NetworkCall, type NetworkDouble, type Reply, startNetwork } from './loopback.ts'

interface PostRecord {
  readonly text: string
  readonly createdAt: string
  readonly langs: readonly string[]
  readonly facets?: readonly object[]
  readonly embed?: { readonly images: readonly { readonly alt: string }[] }
  readonly reply?: { readonly root: { readonly uri: string }; readonly parent: { readonly uri: string } }
}

export interface BlueskyDouble extends NetworkDouble {
  readonly handle: string
  readonly password: string
  readonly records: Map<string, PostRecord>
  /** Seconds that an access token lasts. */
  lifetime: number
  now: () => number
  /** Access tokens end before they said; refresh tokens stay. */
  expire(): void
  withdraw(): void
}

const did = 'did:plc:z72i7hdynmk6r22z27h6tvur'
const cid = 'bafyreibme22gw2h7y2h7tg2fhqotaqjucnbc24deqo72b6mkl2egezxhvy'
const blobCid = 'bafkreibme22gw2h7y2h7tg2fhqotaqjucnbc24deqo72b6mkl2egezxhvy'
const tid = /^[234567abcdefghij][234567abcdefghijklmnopqrstuvwxyz]{12}$/

/** Bluesky's entry, and the server that holds the account (docs.bsky.app, atproto.com/specs). */
export async function startBluesky(): Promise<BlueskyDouble> {
  const [entry, home] = ['bsky.social', 'morel.us-east.host.example']
  const access = new Set<string>()
  const refresh = new Set<string>()
  const records = new Map<string, PostRecord>()
  const error = (status: number, name: string, message: string): Reply => ({ status, json: { error: name, message } })

  function token(seconds: number): string {
    const exp = Math.floor(double.now() / 1000) + seconds
    const parts = [{ alg: 'ES256K' }, { sub: did, exp, jti: randomBytes(9).toString('hex') }]
    const jwt = [
      ...parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')),
      randomBytes(24).toString('base64url'),
    ].join('.')
    double.secrets.add(jwt)
    return jwt
  }

  function session(): Reply {
    const [accessJwt, refreshJwt] = [token(double.lifetime), token(90 * 86_400)]
    access.add(accessJwt)
    refresh.add(refreshJwt)
    const didDoc = {
      '@context': ['https://www.w3.org/ns/did/v1'],
      id: did,
      service: [{ id: '#atproto_pds', type: 'AtprotoPersonalDataServer', serviceEndpoint: `https://${home}` }],
    }
    return { status: 200, json: { did, didDoc, handle: double.handle, accessJwt, refreshJwt, active: true } }
  }

  function put(call: NetworkCall): Reply {
    const { repo, collection, rkey, record } = call.json<{ repo: string; collection: string; rkey: string; record: PostRecord }>()
    if (repo !== did || !tid.test(rkey)) return error(400, 'InvalidRequest', 'Invalid record key')
    const uri = `at://${did}/${collection}/${rkey}`
    if (!records.has(rkey)) {
      const media = (record.embed?.images ?? []).map(({ alt }) => alt)
      double.posts.push({ id: uri, text: record.text, media, to: record.reply?.parent.uri })
    }
    records.set(rkey, record)
    return { status: 200, json: { uri, cid, validationStatus: 'valid' } }
  }

  const double = Object.assign(
    await startNetwork([entry, home], (call): Reply => {
      const method = call.path.replace('/xrpc/', '')
      if (method === 'com.atproto.server.createSession') {
        const { identifier, password } = call.json<{ identifier: string; password: string }>()
        const isRight = identifier === double.handle && password === double.password
        return isRight ? session() : error(401, 'AuthenticationRequired', `Invalid identifier or password: ${password}`)
      }
      if (method === 'com.atproto.server.refreshSession')
        return refresh.delete(bearerOf(call)) ? session() : error(400, 'ExpiredToken', 'Token has been revoked')
      if (method === 'com.atproto.server.deleteSession')
        return refresh.delete(bearerOf(call)) ? { status: 200 } : error(400, 'InvalidToken', 'Token')
      if (method === 'com.atproto.identity.resolveHandle') return { status: 200, json: { did } }
      if (!access.has(bearerOf(call))) return error(400, 'ExpiredToken', `Token has expired: ${bearerOf(call)}`)
      if (call.host !== home) return error(400, 'InvalidRequest', 'The account is on another server')
      if (method === 'com.atproto.server.getSession') return { status: 200, json: { did, handle: double.handle, active: true } }
      if (method === 'com.atproto.repo.uploadBlob') {
        const mimeType = call.headers['content-type']
        return { status: 200, json: { blob: { $type: 'blob', ref: { $link: blobCid }, mimeType, size: call.body.length } } }
      }
      if (method === 'com.atproto.repo.putRecord') return put(call)
      return error(501, 'MethodNotImplemented', method)
    }),
    {
      handle: 'ann.bsky.social',
      password: 'abcd-efgh-2345-wxyz',
      records,
      lifetime: 7_200,
      now: Date.now,
      expire: () => access.clear(),
      withdraw() {
        access.clear()
        refresh.clear()
      },
    },
  )
  double.secrets.add(double.password)
  return double
}
