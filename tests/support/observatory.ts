/**
 * The published rules of Mozilla's HTTP Observatory (developer.mozilla.org/observatory, github.com/mdn/mdn-http-observatory), applied
 * to one answer as if it came over https. Left out are the two that look at the host: its certificate, and whether plain http leads
 * to https.
 */

/** What is looked at: an answer, and its text where it is a page. */
export interface Seen {
  readonly headers: Headers
  readonly html?: string
}

export interface Finding {
  readonly rule: string
  readonly points: number
}

type Policy = ReadonlyMap<string, readonly string[]>

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const unsafeInline = ["'unsafe-inline'", 'data:']
const passive = ['img-src', 'media-src']
const insecure = (source: string) => /^(http|ftp):/.test(source)

/** `null` for a header that names a directive twice. */
function policyIn(header: string): Policy | null {
  const directives = header
    .split(';')
    .map((directive) => directive.trim().toLowerCase().split(/\s+/))
    .filter(([name]) => name)
    .map(([name = '', ...sources]) => [name, sources] as const)
  const policy = new Map(directives)
  return policy.size === directives.length ? policy : null
}

/** Sources of a kind, without an `'unsafe-inline'` that a nonce or hash makes browsers ignore. */
function sourcesOf(policy: Policy, kind: string): readonly string[] {
  const sources = policy.get(kind) ?? policy.get('default-src') ?? ['*']
  const named = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
  return named ? sources.filter((source) => source !== "'unsafe-inline'") : sources
}

function contentPolicy({ headers }: Seen): number {
  const policy = policyIn(headers.get('content-security-policy') ?? '')
  if (!policy || policy.size === 0) return -25
  const [script, style, object] = ['script-src', 'style-src', 'object-src'].map((kind) => sourcesOf(policy, kind)) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ]
  const all = (of: (directive: string) => boolean) => [...policy].filter(([name]) => of(name)).flatMap(([, sources]) => sources)
  if (script.some((source) => [...broad, ...unsafeInline].includes(source)) || object.some((source) => broad.includes(source))) return -20
  if (all((name) => !passive.includes(name)).some(insecure)) return -20
  if ([...script, ...style].includes("'unsafe-eval'")) return -10
  if (all((name) => passive.includes(name)).some(insecure)) return -10
  if (style.some((source) => [...broad, ...unsafeInline].includes(source))) return 0
  const nothingElse = policy.get('default-src')?.join() === "'none'"
  const ownForms = ["'none'", "'self'"].includes(policy.get('form-action')?.join() ?? '')
  return nothingElse && ownForms ? 10 : 5
}

function cookies({ headers }: Seen): number {
  const set = headers.getSetCookie().map((cookie) => cookie.toLowerCase())
  const has = (attribute: RegExp) => (cookie: string) => attribute.test(cookie)
  const secure = has(/;\s*secure(;|$)/)
  const session = has(/^[^=]*(login|sess)/)
  if (set.length === 0) return 0
  if (set.some((cookie) => session(cookie) && !secure(cookie))) return -40
  if (set.some((cookie) => session(cookie) && !has(/;\s*httponly(;|$)/)(cookie))) return -30
  if (!set.every(secure) || set.some(has(/;\s*samesite=(?!lax|strict)/))) return -20
  return set.every(has(/;\s*samesite=(lax|strict)/)) ? 5 : 0
}

function scripts({ html = '' }: Seen): number {
  const loaded = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"[^>]*>/g)]
  const foreign = loaded.filter(([, src = '']) => /^([a-z]+:)?\/\//.test(src))
  const unproved = foreign.filter(([tag]) => !/\sintegrity="/.test(tag))
  if (foreign.some(([, src = '']) => !src.startsWith('https:'))) return unproved.length > 0 ? -50 : -20
  if (unproved.length > 0) return -5
  return loaded.length > 0 && loaded.every(([tag]) => /\sintegrity="/.test(tag)) ? 5 : 0
}

function transport({ headers }: Seen): number {
  const age = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1]
  if (age === undefined) return -20
  return Number(age) >= 15_768_000 ? 0 : -10
}

function framing({ headers }: Seen): number {
  const ancestors = policyIn(headers.get('content-security-policy') ?? '')?.get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => broad.includes(source))) return 5
  return /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '') ? 0 : -20
}

const named = (value: string | null, points: Readonly<Record<string, number>>, missing: number, unknown: number): number =>
  value === null ? missing : (points[value.trim().toLowerCase()] ?? unknown)

const privateReferrer = { 'no-referrer': 5, 'same-origin': 5, 'strict-origin': 5, 'strict-origin-when-cross-origin': 5 }

const rules: Readonly<Record<string, (seen: Seen) => number>> = {
  'content security policy': contentPolicy,
  cookies,
  'cross-origin sharing': ({ headers }) =>
    headers.has('access-control-allow-origin') && headers.get('access-control-allow-credentials') === 'true' ? -50 : 0,
  'strict transport security': transport,
  'referrer policy': ({ headers }) => named(headers.get('referrer-policy'), privateReferrer, 0, -5),
  'integrity of scripts': scripts,
  'content type options': ({ headers }) => named(headers.get('x-content-type-options'), { nosniff: 0 }, -5, -5),
  framing,
  'cross-origin resource policy': ({ headers }) =>
    named(headers.get('cross-origin-resource-policy'), { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }, 0, -5),
}

/** What each rule gives or takes. */
export const findingsIn = (seen: Seen): Finding[] => Object.entries(rules).map(([rule, points]) => ({ rule, points: points(seen) }))

/** 100 less what is taken; what is given counts from 90 upwards. */
export function scoreOf(seen: Seen): number {
  const points = findingsIn(seen).map((finding) => finding.points)
  const sum = (of: readonly number[]) => of.reduce((total, next) => total + next, 0)
  const base = Math.max(0, 100 + sum(points.filter((each) => each < 0)))
  return base >= 90 ? base + sum(points.filter((each) => each > 0)) : base
}
