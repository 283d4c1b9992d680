import { jsonrepair } from 'jsonrepair'
import { z } from 'zod'
import { withoutReasoning } from '#server/infra/models/reasoning.ts'

export interface ReadAnswer<Answer> {
  readonly answer: Answer
  /** The answer's JSON, as the model wrote it where that was valid. */
  readonly json: string
}

/** Starts that are tried in one text: what a model writes around its answer has few brackets, and each costs a pass through the text. */
const maxStarts = 50

/** The index after the bracket that closes the one at `start`; `-1` when none does. */
function endOfValue(text: string, start: number): number {
  let [depth, inString] = [0, false]
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (inString) {
      if (character === '\\') at++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') depth++
    else if ((character === '}' || character === ']') && --depth === 0) return at + 1
  }
  return -1
}

/** The complete objects and lists in a text, from its beginning; those inside others are left out. */
function completeValues(text: string): string[] {
  const values: string[] = []
  const opening = /[[{]/g
  for (let starts = 0; starts < maxStarts; starts++) {
    const found = opening.exec(text)
    if (!found) break
    const end = endOfValue(text, found.index)
    if (end < 0) continue
    values.push(text.slice(found.index, end))
    opening.lastIndex = end
  }
  return values
}

/** The value of a text of JSON; `undefined` when it is none. */
function parsed(text: string, read: (text: string) => string = (same) => same): unknown {
  try {
    return JSON.parse(read(text))
  } catch {
    // Not every text is JSON: the caller tries the next one.
    return undefined
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const inner = (schema: z.core.$ZodType): z.core.$ZodType => (schema instanceof z.ZodOptional ? inner(schema.unwrap()) : schema)

/** A field in the type that its schema names, where the meaning is plain: a list that was written as one text, a number as text. */
function coerced(schema: z.core.$ZodType, value: unknown): unknown {
  const type = inner(schema)
  if (type instanceof z.ZodString && (typeof value === 'number' || typeof value === 'boolean')) return String(value)
  if (type instanceof z.ZodArray && typeof value === 'string' && inner(type.element) instanceof z.ZodString)
    return value.split(/[\n,]|(?=#)/u).flatMap((entry) => entry.trim() || [])
  return value
}

/** The fields without those that are `null`, each in the type that the schema names. */
const tidied = (schema: z.ZodObject, fields: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const field = schema.shape[name]
      return value === null || field === undefined ? [] : [[name, coerced(field, value)]]
    }),
  )

/** How deep an answer may be wrapped in other objects: `{"response": {"post": {…}}}`. */
const maxDepth = 3

/** What in a value fits the schema: the value itself, or the last one inside it that does. */
function fitting<Answer extends object>(value: unknown, schema: z.ZodType<Answer>, depth = 0): Answer | undefined {
  if (typeof value === 'string') return depth < maxDepth && /^\s*[[{]/.test(value) ? fitting(parsed(value), schema, depth + 1) : undefined
  if (typeof value !== 'object' || value === null) return undefined
  const { success, data } = schema.safeParse(value)
  if (success) return data
  if (schema instanceof z.ZodObject) {
    const fields = isObject(value)
      ? tidied(schema, value)
      : Object.fromEntries(
          Object.entries(schema.shape)
            .filter(([, type]) => inner(type) instanceof z.ZodArray)
            .slice(0, 1)
            .map(([name]) => [name, value]),
        )
    const again = schema.safeParse(fields)
    if (again.success) return again.data as Answer
  }
  if (depth >= maxDepth) return undefined
  for (const part of Object.values(value).toReversed()) {
    const found = fitting(part, schema, depth + 1)
    if (found) return found
  }
  return undefined
}

/** The last of some texts whose value fits the schema. @param read makes JSON of a text */
function lastFitting<Answer extends object>(
  texts: readonly string[],
  schema: z.ZodType<Answer>,
  read?: (text: string) => string,
): ReadAnswer<Answer> | undefined {
  for (const text of texts.toReversed()) {
    const value = parsed(text, read)
    const answer = fitting(value, schema)
    if (!answer) continue
    // What is sent back in a later turn is an example of the form.
    return { answer, json: !read && schema.safeParse(value).success ? text : JSON.stringify(answer) }
  }
  return undefined
}

/**
 * A text that ends in an object, else nothing. Of a text with reasoning, that object is the answer: its own texts hold a mark of reasoning,
 * or the model or its server did not say that the reasoning had ended.
 */
export const objectAtEnd = (text: string): string => (/\}\s*(?:```|<[^<>]{1,40}>)?\s*$/.test(text) ? text : '')

const fence = /^[ \t]*(?:```|~~~)[\w-]*[ \t]*$/gmu

/** Objects that lack brackets at one end, in a text whose last string is complete. */
function unclosed(text: string): string[] {
  const bare = text.replace(fence, '').trim()
  if (!/["\]}]$/.test(bare)) return []
  const start = bare.indexOf('{')
  return [...(start >= 0 ? [bare.slice(start)] : []), ...(/^"\w+"\s*:/.test(bare) ? [`{${bare}`] : [])]
}

/**
 * Reads the object that a model was asked for from what it wrote: the last complete one that fits the schema, whatever stands around it,
 * in whatever it is wrapped; without reasoning. Faults of its JSON are repaired when no object is valid as it is.
 * @param isWhole whether the model had written all that it wanted to: otherwise brackets that lack at the end are not added
 * @returns `undefined` when there is none
 */
export function readAnswer<Answer extends object>(
  text: string,
  schema: z.ZodType<Answer>,
  isWhole: boolean,
): ReadAnswer<Answer> | undefined {
  const answer = withoutReasoning(text)
  for (const source of isWhole && answer !== text ? [answer, objectAtEnd(text)] : [answer]) {
    // As a whole it may be a text that holds JSON, with its quotes or without them.
    const values = [`"${source.trim()}"`, source.trim(), ...completeValues(source)]
    const read =
      lastFitting(values, schema) ??
      lastFitting(values.slice(2), schema, jsonrepair) ??
      (isWhole ? lastFitting(unclosed(source), schema, jsonrepair) : undefined)
    if (read) return read
  }
  return undefined
}
