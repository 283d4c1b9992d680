import { z } from 'zod'
import { serverKinds } from '#kinds/index.server.ts'
import type { KindName } from '#kinds/index.ts'

type Fields = Readonly<Record<string, unknown>>

/** Every combination of some option lists. */
export const combined = (lists: Readonly<Record<string, readonly unknown[]>>): Fields[] =>
  Object.entries(lists).reduce<Fields[]>(
    (combinations, [name, values]) => combinations.flatMap((fields) => values.map((value) => ({ ...fields, [name]: value }))),
    [{}],
  )

/** Fields that are no options of a text. */
const otherFields = new Set(['language', 'occasion', 'rewrite'])

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
  return Object.fromEntries(lists.filter(([name, list]) => !otherFields.has(name) && list.length > 0))
}
