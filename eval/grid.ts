import { z } from 'zod'
import type { LanguageCode } from '#contract/options.ts'
import { topicsOf } from '#eval/topics.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { type KindName, kindNames, kinds } from '#kinds/index.ts'

/** One request of the grid. */
export interface Cell {
  readonly kind: KindName
  readonly language: LanguageCode
  /** The parsed request. */
  readonly request: Readonly<Record<string, unknown>>
  readonly topic: string
}

type Fields = Readonly<Record<string, unknown>>

/** Every combination of some option lists. */
export const combined = (lists: Readonly<Record<string, readonly unknown[]>>): Fields[] =>
  Object.entries(lists).reduce<Fields[]>(
    (combinations, [name, values]) => combinations.flatMap((fields) => values.map((value) => ({ ...fields, [name]: value }))),
    [{}],
  )

const rotate = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

/** Options with the largest effect on a text: all their combinations are used. The values of other options rotate. */
const combinedFields = new Set(['platform', 'platforms', 'category', 'length', 'tone'])
/** Set by `cellOf`. */
const cellFields = new Set(['language', 'occasion', 'rewrite'])

/** The values of a field with a closed list of values; else none. */
function valuesOf({ enum: listed, type, prefixItems, minimum = 0, maximum = 0 }: z.core.JSONSchema.BaseSchema): readonly unknown[] {
  if (listed) return listed.filter((value) => value !== '')
  if (type === 'boolean') return [false, true]
  if (type === 'integer') return Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at)
  const [only] = prefixItems ?? []
  return typeof only === 'object' ? valuesOf(only).map((value) => [value]) : []
}

/** The fields of a kind's request that have a closed list of values, with their values. */
export function optionsOf(kind: KindName): Readonly<Record<string, readonly unknown[]>> {
  const [input = {}, output = {}] = (['input', 'output'] as const).map(
    (io) => z.toJSONSchema(serverKinds[kind].schema.request, { io, unrepresentable: 'any' }).properties,
  )
  // A field with a transform has its list of values on one side only.
  const choices = (name: string) =>
    [input[name], output[name]].map((field) => (typeof field === 'object' ? valuesOf(field) : [])).find((list) => list.length > 0) ?? []
  const lists = Object.keys(input).map((name) => [name, choices(name)] as const)
  return Object.fromEntries(lists.filter(([name, list]) => !cellFields.has(name) && list.length > 0))
}

/** The option combinations of a kind: platform × tone × length; the values of other options rotate. */
function gridOf(kind: KindName): Fields[] {
  const lists = Object.entries(optionsOf(kind))
  const rotating = lists.filter(([name]) => !combinedFields.has(name))
  return combined(Object.fromEntries(lists.filter(([name]) => combinedFields.has(name)))).map((fields, at) => ({
    ...fields,
    ...Object.fromEntries(rotating.map(([name, values]) => [name, rotate(values, at + Math.floor(at / 4))])),
  }))
}

/** The grid of a language; its topics rotate over the combinations. */
export function* cells(language: LanguageCode, only: readonly KindName[] = kindNames): Generator<Cell> {
  const topics = topicsOf(language)
  for (const kind of only)
    for (const [at, fields] of gridOf(kind).entries())
      yield cellOf(kind, language, rotate(topics, at + Math.floor(at / topics.length)), fields)
}

/** One request, parsed like in the server. */
function cellOf(kind: KindName, language: LanguageCode, topic: string, fields: Fields): Cell {
  const { sample } = kinds[kind]
  const { request } = serverKinds[kind].schema
  const fullRequest = { ...sample, ...('prompt' in sample ? { prompt: topic } : { topic }), ...fields, language }
  return { kind, language, topic, request: request.parse(fullRequest) as Fields }
}
