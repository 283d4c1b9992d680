import { z } from 'zod'
import type { LanguageCode } from '#contract/options.ts'
import { topicsOf } from '#eval/topics.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { type KindName, kindNames, kinds } from '#kinds/index.ts'

/** One request of the grid. */
export interface Cell {
  readonly kind: KindName
  readonly language: LanguageCode
  /** As it would arrive, parsed. */
  readonly request: Readonly<Record<string, unknown>>
  readonly topic: string
}

type Fields = Readonly<Record<string, unknown>>

/** Every combination of some option lists. */
const combined = (lists: Readonly<Record<string, readonly unknown[]>>): Fields[] =>
  Object.entries(lists).reduce<Fields[]>(
    (made, [name, values]) => made.flatMap((fields) => values.map((value) => ({ ...fields, [name]: value }))),
    [{}],
  )

const turn = <T>(list: readonly T[], at: number): T => list[at % list.length] as T

/** The options that change a text most: each is combined with every other. Any further option takes turns. */
const combinedFields = new Set(['platform', 'platforms', 'category', 'length', 'tone'])
/** Filled by the cell. */
const cellFields = new Set(['language', 'occasion', 'rewrite'])

/** The values that a request accepts in a field, where they are a closed list. */
function valuesOf({ enum: listed, type, prefixItems, minimum = 0, maximum = 0 }: z.core.JSONSchema.BaseSchema): readonly unknown[] {
  if (listed) return listed.filter((value) => value !== '')
  if (type === 'boolean') return [false, true]
  if (type === 'integer') return Array.from({ length: maximum - minimum + 1 }, (_, at) => minimum + at)
  const [only] = prefixItems ?? []
  return typeof only === 'object' ? valuesOf(only).map((value) => [value]) : []
}

/** What a kind is asked for, read from its request: kind × platform × tone × length; options that change little take turns. */
function gridOf(kind: KindName): Fields[] {
  const [input = {}, output = {}] = (['input', 'output'] as const).map(
    (io) => z.toJSONSchema(serverKinds[kind].schema.request, { io, unrepresentable: 'any' }).properties,
  )
  // A field that is converted has its list on one side only.
  const choices = (name: string) =>
    [input[name], output[name]].map((field) => (typeof field === 'object' ? valuesOf(field) : [])).find((list) => list.length > 0) ?? []
  const lists = Object.keys(input)
    .filter((name) => !cellFields.has(name) && choices(name).length > 0)
    .map((name) => [name, choices(name)] as const)
  const turning = lists.filter(([name]) => !combinedFields.has(name))
  return combined(Object.fromEntries(lists.filter(([name]) => combinedFields.has(name)))).map((fields, at) => ({
    ...fields,
    ...Object.fromEntries(turning.map(([name, values]) => [name, turn(values, at + Math.floor(at / 4))])),
  }))
}

/** The grid of a language; the combinations take its topics in turn. */
export function* cells(language: LanguageCode, only: readonly KindName[] = kindNames): Generator<Cell> {
  const topics = topicsOf(language)
  for (const kind of only)
    for (const [at, fields] of gridOf(kind).entries())
      yield cellOf(kind, language, turn(topics, at + Math.floor(at / topics.length)), fields)
}

/** One request, parsed as the server parses it. */
function cellOf(kind: KindName, language: LanguageCode, topic: string, fields: Fields): Cell {
  const { sample } = kinds[kind]
  const { request } = serverKinds[kind].schema
  const asked = { ...sample, ...('prompt' in sample ? { prompt: topic } : { topic }), ...fields, language }
  return { kind, language, topic, request: request.parse(asked) as Fields }
}
