import { api, callsOf } from '#api/index.server.ts'
import { newVoice } from '#contract/voices.ts'
import { kindNames, kinds } from '#kinds/index.ts'
import { requestForm } from '#tests/support/billing.ts'
import { someFacts, writableSample } from '#tests/support/generating.ts'
import { aRecipe } from '#tests/support/pictures.ts'
import type { Everything } from '#tests/support/user-with-everything.ts'

/** Permissions: each operation of the contract and each other path, with the expected status for each kind of caller. */

/** `expired` and `disabled` send the cookie of an expired session and of a disabled account. */
export const actors = ['visitor', 'expired', 'disabled', 'other', 'admin', 'owner'] as const
export type Actor = (typeof actors)[number]

/** API keys: of the owner with both scopes, of the owner with the scope `read`, of `other`, of `admin`, and a revoked one. */
export const keyActors = ['key', 'readKey', 'otherKey', 'adminKey', 'revokedKey'] as const
export type KeyActor = (typeof keyActors)[number]

/** A status, or `done`: the success status of the operation. */
type ExpectedStatus = number | 'done'

interface Access {
  /** Actors that are not listed do not call. */
  readonly expected: Readonly<Partial<Record<Actor | KeyActor, ExpectedStatus>>>
  /** Who may read the owner's data. All of them except those who get 403 may change it. */
  readonly readers: readonly (Actor | KeyActor)[]
}

/** A request about a user who has everything. */
export interface Sent {
  readonly id?: string
  readonly query?: string
  /** JSON. */
  readonly body?: object
}

export interface Expected extends Access {
  readonly requestFor: (owner: Everything) => Sent
}

const unauthenticated = { visitor: 401, expired: 401, disabled: 401 } as const
const access = {
  anybody: {
    expected: { visitor: 'done', expired: 'done', disabled: 'done', other: 'done', admin: 'done', owner: 'done' },
    readers: ['owner'],
  },
  signedIn: { expected: { ...unauthenticated, other: 'done', admin: 'done', owner: 'done' }, readers: ['owner'] },
  owner: { expected: { ...unauthenticated, other: 404, admin: 404, owner: 'done' }, readers: ['owner'] },
  ownerAndAdmins: { expected: { ...unauthenticated, other: 404, admin: 'done', owner: 'done' }, readers: ['owner', 'admin'] },
  admins: { expected: { ...unauthenticated, other: 403, admin: 'done', owner: 403 }, readers: ['owner', 'admin'] },
} as const satisfies Record<string, Access>

type About = Sent | ((owner: Everything) => Sent)
/** A request with the rule for the caller of its call, or with its own. */
type Row = About | Expected

const to =
  (rule: Access) =>
  (about: About = {}): Expected => ({
    ...rule,
    requestFor: typeof about === 'function' ? about : () => about,
  })

const [anybody, signedIn, owner, ownerAndAdmins] = [to(access.anybody), to(access.signedIn), to(access.owner), to(access.ownerAndAdmins)]

/** The same status for every actor, signed in or not. */
const same = (due: ExpectedStatus, about: About = {}, who: readonly Actor[] = actors): Expected =>
  to({ expected: Object.fromEntries(who.map((actor) => [actor, due])), readers: ['owner'] })(about)

/** The same refusal for every signed-in actor. */
const refusedTo = (due: number, about: Sent): Expected =>
  to({ expected: { ...unauthenticated, other: due, admin: due, owner: due }, readers: ['owner'] })(about)

/** For admins, with a request that is refused to them as well, for another reason. */
const adminsWith = (due: number, about: Sent): Expected =>
  to({ ...access.admins, expected: { ...access.admins.expected, admin: due } })(about)

const entry = { title: 'Bike repair', content: 'Fix the chain first.', feature: 'twitter-post' }
const namedVoice = { ...newVoice, name: 'Asha' }
const editedTitles = { result: { titles: [{ platform: 'youtube', title: 'Another title' }] }, version: 1, copied: true }
const titlesOf = ({ generation }: Everything) => ({ ...writableSample('titles'), rewrite: { of: generation, how: 'hook' } })
const inAYear = () => new Date(Date.now() + 365 * 86_400_000).toISOString()

/**
 * By method and path, as in the OpenAPI document: requests that need more than a path, and other expectations than the rule for the caller
 * of the contract. An operation with two kinds of requests has a row for each.
 */
const rows: Readonly<Record<string, Row | readonly Row[]>> = {
  'POST /api/try': { body: { topic: 'bikes', platform: 'linkedin', language: 'en' } },
  'POST /api/try/text': { body: { kind: 'titles', topic: 'bikes', platform: 'youtube', language: 'en' } },
  'POST /functions/v1/guess-occasion': { body: { topic: 'bikes', language: 'en' } },
  'POST /api/payment-requests': () => ({ body: requestForm({ plan_id: 'pro' }) }),
  'POST /functions/v1/payment-requests': () => ({ body: requestForm({ plan_id: 'pro' }) }),

  'GET /api/me': signedIn(),
  'PUT /api/account/style': { body: { spelling: 'british', address: 'formal' } },
  'POST /api/api-keys': { body: { name: 'Website', scopes: ['read'] } },
  'DELETE /api/api-keys/{id}': owner(({ apiKey }) => ({ id: apiKey })),
  'GET /api/voices/{id}': owner(({ voice }) => ({ id: voice })),
  'POST /api/voices': { body: namedVoice },
  'PUT /api/voices/{id}': owner(({ voice }) => ({ id: voice, body: namedVoice })),
  'DELETE /api/voices/{id}': owner(({ voice }) => ({ id: voice })),
  'POST /api/voices/style-note': { body: { posts: ['Fresh bread today.'], language: 'en' } },
  'POST /api/voice-edits': owner(({ generation }) => ({ body: { generation, after: 'Fresh bread today.' } })),
  'GET /api/voices/{id}/rules': owner(({ voice }) => ({ id: voice })),
  'PATCH /api/voice-rules/{id}': owner(({ voiceRule }) => ({ id: voiceRule, body: { state: 'kept' } })),
  'DELETE /api/voice-rules/{id}': owner(({ voiceRule }) => ({ id: voiceRule })),
  'POST /api/first-visit': { body: { answers: null } },
  'POST /api/sources': { body: { text: 'Our bakery opens on Sunday at nine with forty kinds of bread.' } },
  'GET /api/sources/{id}': owner(({ source }) => ({ id: source })),
  'DELETE /api/sources/{id}': owner(({ source }) => ({ id: source })),
  'DELETE /api/sessions/{id}': owner(({ session }) => ({ id: session })),

  'GET /api/generations': [{}, { query: 'search=titles' }],
  'POST /api/generations/stop': { body: { keys: ['a-key'] } },
  'GET /api/generations/{id}': owner(({ generation }) => ({ id: generation })),
  'PUT /api/generations/{id}/edited': owner(({ generation }) => ({ id: generation, body: editedTitles })),
  'GET /api/generations/{id}/texts': owner(({ generation }) => ({ id: generation })),
  'GET /api/generations/{id}/rewrites': owner(({ generation }) => ({ id: generation })),
  'GET /api/generations/{id}/picture': owner(({ generation }) => ({ id: generation })),
  'PUT /api/generations/{id}/picture': owner(({ generation }) => ({ id: generation, body: aRecipe })),
  'POST /functions/v1/render-picture': { body: aRecipe },
  'GET /api/photos/{id}': owner(({ photo }) => ({ id: photo })),
  'DELETE /api/photos/{id}': owner(({ photo }) => ({ id: photo })),
  'POST /api/generations/{id}/facts': owner(({ generation }) => ({ id: generation, body: { facts: someFacts } })),
  ...Object.fromEntries(
    kindNames.flatMap((kind) => {
      const { call } = kinds[kind]
      const rewriting = call === kinds.titles.call ? [owner((of) => ({ body: titlesOf(of) }))] : []
      const each = [{ body: writableSample(kind) }, ...rewriting]
      return [`POST /functions/v1/${call}`, `POST /functions/v1/${call}/stream`].map((name) => [name, each])
    }),
  ),
  'POST /functions/v1/generate-together/stream': (of) => ({
    body: { items: [{ slot: 'titles', kind: 'titles', key: crypto.randomUUID(), request: titlesOf(of) }] },
  }),

  'POST /functions/v1/save-content': ({ user }) => ({ body: { ...entry, userId: user.id } }),
  'POST /api/saved-content': { body: { entries: [entry] } },
  'POST /functions/v1/get-saved-content': ({ user }) => ({ body: { userId: user.id } }),
  'PATCH /api/saved-content/{id}': owner((of) => ({ id: of.entry, body: { title: 'Changed' } })),
  'DELETE /api/saved-content/{id}': owner((of) => ({ id: of.entry })),
  'POST /api/saved-content/{id}/restore': owner(({ deletedEntry }) => ({ id: deletedEntry })),
  'POST /api/saved-content/delete': (of) => ({ body: { ids: [of.entry] } }),
  'POST /api/saved-content/restore': ({ deletedEntry }) => ({ body: { ids: [deletedEntry] } }),

  'GET /api/exports/library': [{ query: 'format=json' }, owner((of) => ({ query: `format=json&ids=${of.entry}` }))],
  'POST /api/exports/library': owner((of) => ({ body: { format: 'json', ids: [of.entry] } })),
  'GET /api/exports/history': [{ query: 'format=json' }, owner(({ generation }) => ({ query: `format=json&ids=${generation}` }))],
  'GET /api/exports/topic-list': owner(({ list }) => ({ query: `format=json&id=${list}` })),
  'POST /api/exports/texts': { body: { format: 'json', name: 'Bikes', entries: [entry] } },

  'POST /api/topic-lists/check': { body: { text: 'bikes' } },
  'POST /api/topic-lists': { body: { name: 'Bikes', text: 'topic,kind,where\nbikes,script,Mill Street', lines: [2] } },
  'GET /api/topic-lists/{id}': owner(({ list }) => ({ id: list })),
  'POST /api/topic-lists/{id}': owner(({ list }) => ({ id: list, body: { action: 'stop' } })),
  'DELETE /api/topic-lists/{id}': owner(({ list }) => ({ id: list })),
  'POST /api/topic-lists/{id}/save': owner(({ list }) => ({ id: list, body: {} })),

  'POST /functions/v1/create-checkout': ({ user }) => ({
    body: { priceId: 'price_pro_monthly_inr', planId: 'pro', currency: 'inr', userId: user.id },
  }),
  'GET /api/billing/offer': { query: 'plan=pro&interval=monthly' },
  'POST /api/billing/confirm': [{ body: {} }, owner(({ checkout }) => ({ body: { session_id: checkout } }))],

  'POST /api/payment-requests/{id}/claim': owner(({ request }) => ({ id: request })),
  'POST /api/payment-requests/{id}/disown': owner(({ disowned }) => ({ id: disowned })),
  'GET /api/payment-requests/{id}/chats': ownerAndAdmins(({ request }) => ({ id: request })),
  'POST /api/payment-requests/{id}/chats': ownerAndAdmins(({ request, user }) => ({
    id: request,
    body: { message: 'Hello', sender_email: user.email },
  })),
  'POST /api/payment-requests/{id}/chats/seen': ownerAndAdmins(({ request }) => ({ id: request, body: { position: 2 } })),

  'POST /api/admin/card-endings/{id}/settle': ({ ending }) => ({ id: ending, body: {} }),
  'GET /api/admin/payment-requests': ({ user }) => ({ query: `search=${encodeURIComponent(user.email)}` }),
  'POST /api/admin/payment-requests/{id}/process': ({ request }) => ({ id: request, body: {} }),
  'POST /api/admin/payment-requests/{id}/reject': ({ request }) => ({ id: request, body: {} }),
  'GET /api/admin/people': ({ user }) => ({ query: `search=${user.id}` }),
  'GET /api/admin/people/{id}': ({ user }) => ({ id: user.id }),
  'POST /api/admin/people/{id}/plan': ({ user }) => ({ id: user.id, body: { plan: 'pro', expires_at: inAYear() } }),
  'POST /api/admin/people/{id}/disable': ({ user }) => ({ id: user.id, body: {} }),
  'POST /api/admin/people/{id}/enable': ({ user }) => ({ id: user.id, body: {} }),

  'PUT /api/admin/writing': { body: {} },
  'PUT /api/admin/writing/providers/{provider}': { id: 'openai', body: { key: null } },
  'POST /api/admin/writing/models': { body: { provider: 'openai' } },
  'POST /api/admin/writing/test': { body: { engine: { provider: 'openai', model: 'none' } } },
  'POST /api/admin/writing/test/stream': { body: { engine: { provider: 'openai', model: 'none' } } },
  'POST /api/admin/writing/local/add': adminsWith(422, { body: { source: '/none' } }),
  'POST /api/admin/writing/local/pause': { body: { id: 'none' } },
  'POST /api/admin/writing/local/remove': { body: { id: 'none' } },
}

/** What the contract says of each call. */
const metaOf = new Map(callsOf(api).map(({ '~orpc': { route, meta } }) => [`${route.method} ${route.path}`, meta]))
const rules = { public: access.anybody, optional: access.anybody, user: access.signedIn, admin: access.admins }

/** By method and path, as in the OpenAPI document. A call without a row is made as it is, under the rule for its caller. */
export const expectations: Readonly<Record<string, readonly Expected[]>> = Object.fromEntries(
  [...new Set([...metaOf.keys(), ...Object.keys(rows)])].map((name) => {
    const { caller = 'admin' } = metaOf.get(name) ?? {}
    return [name, [rows[name] ?? {}].flat().map((row) => ('requestFor' in row ? row : to(rules[caller])(row)))]
  }),
)

/** Paths outside of the contract and the sign-in. */
export const otherPaths: Readonly<Record<string, Expected>> = {
  'GET /api/account/export': signedIn(),
  // Without a file. Files are tested in `sources.slow.test.ts`.
  'POST /api/sources/file': refusedTo(422, {}),
  // Without a file. Files are tested in `photos.test.ts`.
  'POST /api/photos/file': refusedTo(422, {}),
  'POST /webhooks/stripe': same(401, ({ user }) => ({
    body: { id: 'evt_1', type: 'invoice.paid', data: { object: { client_reference_id: user.id } } },
  })),
  'GET /livez': anybody(),
  'GET /readyz': anybody(),
  // All calls come through a proxy here. Access is tested in `server/features/health/routes.test.ts`.
  'GET /metrics': same(401),
  'GET /openapi.json': anybody(),
  'GET /docs': anybody(),
  // For API keys only: a cookie identifies nobody here.
  'POST /mcp': same(401, { body: { jsonrpc: '2.0', id: 1, method: 'tools/list' } }),
}

/** Uploads, and calls of the contract with the same scope. */
const uploads: Readonly<Record<string, string>> = {
  'POST /api/sources/file': 'POST /api/sources',
  'POST /api/photos/file': 'DELETE /api/photos/{id}',
}

/** What API keys get, by the scope of the contract and what the actors with a session get. An admin's key has the rights of a user. */
export function expectedOfKeys(
  name: string,
  { expected: { visitor, other, owner: own } }: Expected,
): Partial<Record<KeyActor, ExpectedStatus>> {
  const all = (due: ExpectedStatus = 403) => Object.fromEntries(keyActors.map((actor) => [actor, due]))
  const { caller, scope } = metaOf.get(uploads[name] ?? name) ?? {}
  if (name === 'POST /mcp') return { ...all('done'), revokedKey: 401 }
  if (scope) {
    return { key: own, readKey: scope === 'read' ? own : 403, otherKey: other, adminKey: other, revokedKey: 401 } as Record<
      KeyActor,
      ExpectedStatus
    >
  }
  // A key signs in nowhere.
  if (name.includes(' /api/auth/')) return { key: visitor } as Partial<Record<KeyActor, ExpectedStatus>>
  if ((visitor === 'done' && caller !== 'optional') || own === 401) return all(visitor)
  return { ...all(), revokedKey: 401 }
}

const [madeUpToken, password, wrong] = ['made-up', 'correct horse', { password: 'not this horse' }]
const newcomer = { name: 'Asha Rao', password }
/** For calls that compute a password hash, which is slow. */
const visitorAndOther = ['visitor', 'other'] as const

/** Sign-in paths. Signed-in actors would need the password of their account, which these users do not have. */
export const signIn: Readonly<Record<string, Expected>> = {
  'POST /api/auth/sign-up/email': same('done', ({ user: { email } }) => ({ body: { ...newcomer, email } }), visitorAndOther),
  'POST /api/auth/sign-in/email': same(401, ({ user: { email } }) => ({ body: { ...wrong, email } }), visitorAndOther),
  'POST /api/auth/sign-out': same('done', { body: {} }, ['visitor', 'expired', 'disabled', 'owner']),
  'GET /api/auth/get-session': anybody(),
  'POST /api/auth/confirm-email': same(401, { body: { token: madeUpToken } }),
  'POST /api/auth/confirm-email/password': same(401, { body: { token: madeUpToken, password } }, visitorAndOther),
  // A signed-in user may only request it for their own address, and the owner's is already verified.
  'POST /api/auth/send-verification-email': to({
    expected: { visitor: 'done', expired: 'done', disabled: 'done', other: 400, admin: 400, owner: 400 },
    readers: ['owner'],
  })(({ user: { email } }) => ({ body: { email } })),
  'POST /api/auth/request-password-reset': same('done', ({ user: { email } }) => ({ body: { email } })),
  'POST /api/auth/reset-password': same(400, { body: { token: madeUpToken, newPassword: password } }),
  'POST /api/auth/change-password': refusedTo(400, { body: { currentPassword: password, newPassword: wrong.password } }),
  'POST /api/auth/delete-user': refusedTo(400, { body: wrong }),
  'POST /api/auth/update-user': signedIn({ body: { name: 'Ravi Rao' } }),
  'GET /api/auth/token': signedIn(),
  'GET /api/auth/.well-known/jwks.json': anybody(),
  'POST /api/auth/two-factor/enable': refusedTo(400, { body: wrong }),
  'POST /api/auth/two-factor/disable': refusedTo(400, { body: { ...wrong, code: '123456' } }),
  'POST /api/auth/two-factor/generate-backup-codes': refusedTo(400, { body: { ...wrong, code: '123456' } }),
  'GET /api/auth/factors': signedIn(),
  'POST /api/auth/factors/{id}/challenge': owner(({ factor }) => ({ id: factor, body: {} })),
  'POST /api/auth/factors/{id}/verify': to({ expected: { ...access.owner.expected, owner: 400 }, readers: ['owner'] })(({ factor }) => ({
    id: factor,
    body: { code: '123456', challenge_id: madeUpToken },
  })),
  'POST /api/auth/factors/backup-code': refusedTo(400, { body: { code: 'abcde-fghij' } }),
  'POST /api/auth/setup': same(400, ({ user: { email } }) => ({ body: { ...newcomer, email, token: madeUpToken } }), visitorAndOther),
  'POST /api/auth/setup/check': same('done', { body: { token: madeUpToken } }),
}
