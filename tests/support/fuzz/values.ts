import fc from 'fast-check'
import type { Schema } from '#tests/support/fuzz/send.ts'

/** Letters of many scripts, and unusual code points. */
const letters = fc.string({ unit: 'grapheme', maxLength: 40 })
const wild = fc.string({ unit: 'binary', maxLength: 40 })

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  'date-time': fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }).map((date) => date.toISOString()),
}

function texts({ format = '', pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Schema): fc.Arbitrary<string> {
  const byFormat = formats[format] ?? (pattern === undefined ? undefined : fc.stringMatching(new RegExp(pattern)))
  if (byFormat) return byFormat
  return fc
    .oneof({ weight: 3, arbitrary: letters }, { weight: 1, arbitrary: wild })
    .map((text) => text.padEnd(minLength, 'x').slice(0, Math.min(maxLength, Number.MAX_SAFE_INTEGER)))
}

function integers({ minimum, exclusiveMinimum, maximum = 2 ** 31 - 1 }: Schema): fc.Arbitrary<number> {
  return fc.integer({ min: minimum ?? (exclusiveMinimum === undefined ? -(2 ** 31) : exclusiveMinimum + 1), max: maximum })
}

function lists({ items = {}, prefixItems, minItems = 0, maxItems = 5 }: Schema): fc.Arbitrary<unknown[]> {
  if (prefixItems) return fc.tuple(...prefixItems.map(valuesOf))
  return fc.array(valuesOf(items), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 5)) })
}

function objects({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, valuesOf(schema)]))
  return fc.record(fields, { requiredKeys: [...required], noNullPrototype: true })
}

/** Values that a schema allows. Other conditions (a text that is not blank, existing ids) are met by chance. */
export function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  const value = allowed(schema)
  return 'default' in schema ? fc.oneof(value, fc.constant(schema.default)) : value
}

function allowed(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(valuesOf))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  switch (schema.type) {
    case 'string':
      return texts(schema)
    case 'integer':
    case 'number':
      return integers(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return lists(schema)
    case 'object':
      return objects(schema)
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

const long = (length: number, unit = 'x') => unit.repeat(length)

/** Hostile texts. None looks like an internal trace, so that an answer may repeat them. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\u00a0\t\r\n',
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\ufeff',
  '\u202etxt.exe',
  '\u200b\u200d\u2060',
  '\u{e0041}\u{e0042}',
  "' or '1'='1",
  "'; drop table generations; --",
  '" or ""="',
  '\\',
  '%',
  '_',
  '%00',
  '%_\\',
  '$1',
  '{{7*7}}',
  '$(id)',
  '`id`',
  '../../etc/passwd',
  '..\\..\\win.ini',
  '//evil.example',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  '<img src=x onerror=y>',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  '-1',
  '0',
  '1e309',
  '0x10',
  '1_000',
  '0000-01-01T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999Z',
  '2026-02-30T00:00:00Z',
  '2026-11-21T10:00:00+14:00',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '{0f8fad5b-d9cb-469f-a165-70867728950e}',
  'a@b',
  '"a b"@example.com',
  'a@example.com\r\nbcc: b@example.com',
  `${long(250)}@example.com`,
  'مرحبا بالعالم',
  'नमस्ते दुनिया',
  '👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  'ﷺ',
  'ß',
  'İ',
  '\u0130\u0131',
  '𝒜𝓁𝓁',
  long(41),
  long(201),
  long(2001),
  long(50_001),
  long(2001, '👩‍👩‍👧 '),
  long(300, '#'),
  long(300, '@a '),
  long(300, 'https://a.example/x '),
  long(1000, '((((a'),
  long(2000, '*_'),
  long(1000, '1. '),
  long(1000, '\n'),
  long(1000, '. '),
]

export const hostileValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, -1, 0, -0, 0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>([], {}, [[]], [null], { '': '' }, { toString: 'x' }, { length: -1 }, Array(3000).fill(1)),
  },
  { weight: 1, arbitrary: wild },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

type Step = string | number
type NestedValue = Record<Step, unknown>

/** The paths of all values within a value, the root first. */
function pathsIn(value: unknown, way: readonly Step[] = []): (readonly Step[])[] {
  if (value === null || typeof value !== 'object') return [way]
  return [way, ...Object.entries(value).flatMap(([step, inner]) => pathsIn(inner, [...way, step]))]
}

const changes = ['replace', 'replace', 'remove', 'rename', 'wrap', 'repeat', 'add'] as const
type Change = (typeof changes)[number]

function mutateRoot(whole: unknown, change: Change, hostile: unknown): unknown {
  if (change === 'wrap') return [whole]
  return change === 'add' ? { ...(whole as object), [JSON.stringify(hostile)]: hostile } : hostile
}

/** The value with its `at`-th inner value changed. */
function mutate(whole: unknown, at: number, change: Change, hostile: unknown): unknown {
  const ways = pathsIn(whole)
  const way = ways[at % ways.length] ?? []
  const last = way.at(-1)
  if (last === undefined) return mutateRoot(whole, change, hostile)
  const copy = structuredClone(whole)
  const parent = way.slice(0, -1).reduce<NestedValue>((inner, step) => inner[step] as NestedValue, copy as NestedValue)
  const old = parent[last]
  if (change === 'replace') parent[last] = hostile
  if (change === 'wrap') parent[last] = [old]
  if (change === 'repeat') parent[last] = Array.isArray(old) ? old.concat(...Array(50).fill(old)) : [old, old, old]
  if (change === 'add') parent[`${last}2`] = hostile
  if (change === 'remove' || change === 'rename') delete parent[last]
  if (change === 'rename') Object.defineProperty(parent, '__proto__', { value: old, enumerable: true })
  return copy
}

/** Almost valid values: one to three inner values are changed. */
export const mutationsOf = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(values, fc.array(fc.tuple(fc.nat(60), fc.constantFrom(...changes), hostileValues), { minLength: 1, maxLength: 3 }))
    .map(([value, places]) => places.reduce((result, [at, change, hostile]) => mutate(result, at, change, hostile), value))
