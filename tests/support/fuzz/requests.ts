import fc from 'fast-check'
import { type Operation, oddHeaders } from '#tests/support/fuzz/send.ts'
import { expectations, type Sent } from '#tests/support/permissions.ts'
import type { Everything } from '#tests/support/user-with-everything.ts'
import { hostileTexts, hostileValues, mutationsOf, valuesOf } from './values.ts'

/** A visitor, a user who has one of everything, an admin. `token` is the same user with an access token. */
export const callers = ['visitor', 'person', 'token', 'admin'] as const
type Caller = (typeof callers)[number]

export interface FuzzRequest {
  readonly who: Caller
  readonly method: string
  /** Raw path and query. */
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Body | undefined
  /** Method or path were changed to something else than the operation: any API error is correct. */
  readonly misdirected: boolean
}

interface Body {
  readonly text: string
  /** `latin1` sends invalid UTF-8. */
  readonly encoding: 'utf8' | 'latin1'
  /** Sent chunked, without Content-Length. */
  readonly chunked: boolean
}

const placeholder = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`

/** Fixed ids, so that a seed reproduces the same requests. They are replaced by real ids when a request is sent. */
const placeholders = {
  user: { id: placeholder(1), email: 'stand-in@example.com' } as Everything['user'],
  generation: placeholder(2),
  entry: placeholder(3),
  deletedEntry: placeholder(4),
  session: placeholder(5),
  factor: placeholder(6),
  request: placeholder(7),
  disowned: placeholder(8),
  ending: placeholder(9),
  voice: placeholder(10),
  voiceRule: placeholder(11),
  apiKey: placeholder(12),
  list: placeholder(13),
  source: placeholder(14),
  photo: placeholder(15),
  checkout: 'cs_standin',
  key: 'pw_standin',
  readKey: 'pw_reading_standin',
} satisfies Everything

const idsIn = ({ user, ...ids }: Everything): string[] => [
  user.id,
  user.email,
  ...Object.keys(ids)
    .toSorted()
    .map((name) => ids[name as keyof typeof ids]),
]

/** The text with the placeholders replaced by a user's ids. */
export function withIdsOf(text: string, person: Everything): string {
  const own = idsIn(person)
  return idsIn(placeholders).reduce((result, name, at) => result.replaceAll(name, own[at] ?? ''), text)
}

/** Valid inputs of the operation. */
const validInputsOf = ({ name }: Operation): Sent[] => (expectations[name] ?? []).map(({ requestFor }) => requestFor(placeholders))

/** A caller with permission. */
const authorisedCaller = ({ name }: Operation): Caller => (expectations[name]?.[0]?.expected.owner === 403 ? 'admin' : 'person')

const json = { 'content-type': 'application/json' }
const targetOf = (path: string, query: string) => `${path}${query && `?${query}`}`

/** A valid call of the operation, which must succeed. */
export function validRequest(operation: Operation): FuzzRequest {
  const { id = '', query = '', body } = validInputsOf(operation)[0] ?? {}
  return {
    who: authorisedCaller(operation),
    method: operation.method,
    target: targetOf(operation.path.replace(/\{\w+\}/, id), query),
    misdirected: false,
    headers: body ? json : {},
    ...(body && { body: { text: JSON.stringify(body), encoding: 'utf8', chunked: false } }),
  }
}

const sometimes = <Value>(often: number, usual: fc.Arbitrary<Value>, seldom: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: often, arbitrary: usual }, { weight: 1, arbitrary: seldom })

const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** Ids for a path: the user's, unknown ones and invalid ones. A slash is always encoded. */
function idsOf(operation: Operation): fc.Arbitrary<string> {
  const own = validInputsOf(operation).flatMap(({ id }) => (id ? [id] : []))
  const broken = ['%', '%E0%A4%A', '%00', '%ff%fe', '..%2f..%2fme', '%2e%2e', '%252e', ';a=b', '{id}', ':id', '*', 'x'.repeat(3000)]
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...(own.length > 0 ? own : [placeholders.entry])) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.values({ ...placeholders, user: placeholders.user.id })) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.constantFrom(...hostileTexts.filter((text) => text.trim() && text.length < 3000)).map(encoded) },
    { weight: 1, arbitrary: fc.constantFrom(...broken) },
  )
}

/** Paths that look like the operation's and differ. */
const wrongPaths: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => path.toUpperCase(),
  (path) => `${path}/..`,
  (path) => path.replace(/\/(\w)/, '/./$1'),
  (path) => path.replace(/\/(\w+)$/, '/%2e%2e/$1'),
  (path) => path.replace('/v1/', '/v2/'),
  (path) => `${path}%00`,
  (path) => `${path}.json`,
  (path) => `http://evil.example${path}`,
  (path) => `${path}/stream/stream`,
  () => '*',
]
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

function queriesOf(operation: Operation): fc.Arbitrary<string> {
  const fields = Object.fromEntries(operation.query.map(({ name, schema }) => [name, valuesOf(schema)]))
  const required = operation.query.filter((parameter) => parameter.required).map(({ name }) => name)
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  const written = (pairs: [string, unknown][]) => pairs.map(([name, value]) => `${encoded(name)}=${encoded(text(value))}`).join('&')
  const sound = fc.record(fields, { requiredKeys: required }).map((values) => written(Object.entries(values)))
  const names = [
    ...operation.query.map(({ name }) => name),
    'before',
    'limit',
    'user_id',
    '__proto__',
    'ids[]',
    'limit[a]',
    '[',
    'a[b][c][d]',
    '',
  ]
  const wild = fc.array(fc.tuple(fc.constantFrom(...names), hostileValues), { maxLength: 4 }).map((pairs) => written(pairs).slice(0, 6000))
  const broken = fc.constantFrom(
    '%',
    '%E0%A4%A',
    'limit=%ff',
    'before=%00',
    '=',
    '&&&',
    'limit=1&limit=2',
    `${'a[]=1&'.repeat(900)}`,
    '__proto__[x]=1',
  )
  const own = validInputsOf(operation).map(({ query = '' }) => query)
  const any = fc.oneof(
    { weight: 3, arbitrary: sound },
    { weight: 1, arbitrary: fc.constantFrom(...own) },
    { weight: 2, arbitrary: fc.tuple(sound, wild).map((parts) => parts.filter(Boolean).join('&')) },
    { weight: 1, arbitrary: broken },
  )
  return operation.query.length > 0 ? any : sometimes(6, fc.constantFrom(...own), fc.oneof(wild, broken))
}

/** Bodies that are not JSON, or not as expected. */
const brokenTexts = [
  '',
  ' ',
  '{',
  '{"a"',
  '[]',
  '""',
  '0',
  'null',
  'nul',
  '{"a":1e999}',
  "{'a':1}",
  '{"a":1,}',
  '{"a":1}{"a":2}',
  '\ufeff{}',
  '{"a":"\0"}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '{"a":1,"a":2}',
  'topic=bikes&platform=twitter',
  '['.repeat(5000),
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  '<?xml version="1.0"?><a/>',
  '--x\r\ncontent-disposition: form-data\r\n',
]

function bodiesOf(operation: Operation): fc.Arbitrary<Body | undefined> {
  const own = validInputsOf(operation).map(({ body }) => body as unknown)
  const described = operation.body ? valuesOf(operation.body.schema) : fc.constant(undefined)
  const sound = fc.oneof(fc.constantFrom(...own), described)
  const values = fc.oneof(
    { weight: 4, arbitrary: sound },
    { weight: 5, arbitrary: mutationsOf(sound.map((value) => value ?? {})) },
    { weight: 1, arbitrary: hostileValues },
  )
  const texts = sometimes<string | undefined>(
    8,
    values.map((value) => JSON.stringify(value)),
    fc.constantFrom(...brokenTexts),
  )
  const whole = fc.tuple(
    texts,
    sometimes(15, fc.constant('utf8' as const), fc.constant('latin1' as const)),
    sometimes(15, fc.constant(false), fc.constant(true)),
  )
  const body = whole.map(([text, encoding, chunked]) => (text === undefined ? undefined : { text, encoding, chunked }))
  // A body of an operation without one is allowed and ignored.
  return operation.body ? body : sometimes(9, fc.constant(undefined), body)
}

/** Requests of an operation: valid, almost valid, invalid and hostile. */
export function requestsFor(operation: Operation): fc.Arbitrary<FuzzRequest> {
  const parts = fc.record({
    who: sometimes(4, fc.constantFrom(authorisedCaller(operation)), fc.constantFrom(...callers)),
    method: sometimes(20, fc.constant(operation.method), fc.constantFrom(...methods)),
    stray: sometimes<((path: string) => string) | undefined>(20, fc.constant(undefined), fc.constantFrom(...wrongPaths)),
    id: idsOf(operation),
    query: queriesOf(operation),
    body: bodiesOf(operation),
    odd: sometimes<Record<string, string>>(3, fc.constant({}), oddHeaders),
  })
  return parts.map(({ who, method, stray, id, query, body, odd }) => {
    const path = operation.path.replace(/\{\w+\}/, id)
    return {
      who,
      method,
      target: targetOf(stray ? stray(path) : path, query),
      headers: { ...(body && json), ...odd },
      body,
      misdirected: stray !== undefined || method !== operation.method,
    }
  })
}
