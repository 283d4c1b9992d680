/** A JSON Schema, or a part of one. */
type Schema = Readonly<Record<string, unknown>>

/**
 * Characters. llama.cpp repeats a rule at most 2,000 times; a longer `maxLength` or `maxItems` is ignored without a word, so that a text
 * may never end.
 */
const maxRepetition = 1_900

/** What the grammar of node-llama-cpp 3.21 applies, and annotations that change nothing. It ignores every other keyword without a word. */
const appliedKeywords: ReadonlySet<string> = new Set([
  'type',
  'enum',
  'const',
  'oneOf',
  '$ref',
  '$defs',
  'format',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'prefixItems',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  '$schema',
  'title',
  'description',
])
const appliedFormats: ReadonlySet<unknown> = new Set(['date', 'time', 'date-time'])

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value)
const isBounded = (length: unknown) => typeof length === 'number' && length <= maxRepetition

function stringProblems({ format, maxLength }: Schema, at: string): string[] {
  if (format !== undefined) return appliedFormats.has(format) ? [] : [`${at}: format ${String(format)} is ignored`]
  return isBounded(maxLength) ? [] : [`${at}: maxLength must be at most ${maxRepetition}`]
}

function arrayProblems({ items, prefixItems, maxItems }: Schema, at: string, visit: Visit): string[] {
  const first = Array.isArray(prefixItems) ? prefixItems.flatMap((item, index) => visit(item, `${at}[${index}]`)) : []
  const rest = items === undefined ? [] : visit(items, `${at}[]`)
  return [...(isBounded(maxItems) ? [] : [`${at}: maxItems must be at most ${maxRepetition}`]), ...first, ...rest]
}

function objectProblems({ properties, additionalProperties }: Schema, at: string, visit: Visit): string[] {
  const open = additionalProperties === undefined || additionalProperties === false ? [] : [`${at}: additionalProperties has no limit`]
  return [...open, ...Object.entries(isSchema(properties) ? properties : {}).flatMap(([name, value]) => visit(value, `${at}.${name}`))]
}

type Visit = (schema: unknown, at: string) => string[]

const simpleTypes: ReadonlySet<unknown> = new Set(['number', 'integer', 'boolean', 'null'])

function typeProblems(schema: Schema, at: string, visit: Visit): string[] {
  const { type } = schema
  if (type === 'string') return stringProblems(schema, at)
  if (type === 'array') return arrayProblems(schema, at, visit)
  if (type === 'object') return objectProblems(schema, at, visit)
  if (type === undefined) return [`${at}: type is missing`]
  // In a list of types, limits and properties are ignored.
  const types: readonly unknown[] = Array.isArray(type) ? type : [type]
  return types.every((each) => simpleTypes.has(each)) ? [] : [`${at}: type ${JSON.stringify(type)} is not applied`]
}

/** Problems of the schema that a `$ref` names. @param trail the references on the way, to find those that contain themselves */
function referenceProblems($ref: unknown, definitions: Schema, at: string, trail: readonly string[]): string[] {
  const name = typeof $ref === 'string' && $ref.startsWith('#/$defs/') ? $ref.slice('#/$defs/'.length) : ''
  if (!isSchema(definitions[name])) return [`${at}: $ref ${String($ref)} is ignored`]
  if (trail.includes(name)) return [`${at}: $ref ${name} contains itself, without a limit`]
  return problemsOf(definitions[name], at, definitions, [...trail, name])
}

function problemsOf(schema: unknown, at: string, definitions: Schema, trail: readonly string[]): string[] {
  if (!isSchema(schema)) return [`${at}: must be a schema`]
  const known = isSchema(schema.$defs) ? { ...definitions, ...schema.$defs } : definitions
  const visit: Visit = (part, where) => problemsOf(part, where, known, trail)
  const ignored = Object.keys(schema)
    .filter((keyword) => !appliedKeywords.has(keyword))
    .map((keyword) => `${at}: ${keyword} is ignored`)
  if (schema.$ref !== undefined) return [...ignored, ...referenceProblems(schema.$ref, known, at, trail)]
  if (Array.isArray(schema.oneOf)) return [...ignored, ...schema.oneOf.flatMap((part, index) => visit(part, `${at}|${index}`))]
  if ('const' in schema || 'enum' in schema) return ignored
  return [...ignored, ...typeProblems(schema, at, visit)]
}

/**
 * What of a JSON Schema the local model's grammar would ignore or could write without end: one line for each problem, beginning with the
 * path of the part (`$.tags[]`). Empty when every answer of the grammar matches the schema and ends.
 */
export const grammarProblems = (schema: unknown): string[] => problemsOf(schema, '$', {}, [])
