import { asSchema } from 'ai'
import { expect, test } from 'vitest'
import { serverKinds } from '#kinds/index.server.ts'
import { grammarProblems } from '#server/infra/models/local/grammar.ts'

type Schema = Readonly<Record<string, unknown>>
const objectsIn = (schema: unknown): Schema[] =>
  typeof schema !== 'object' || schema === null
    ? []
    : [...('properties' in schema ? [schema as Schema] : []), ...Object.values(schema).flatMap(objectsIn)]

test.each(Object.entries(serverKinds))(
  'a model’s answer for %s is bounded by its grammar, and strict providers are told every part',
  async (_, kind) => {
    const schema = await asSchema((await kind.writer()).answer).jsonSchema
    expect(grammarProblems(schema)).toEqual([])
    for (const { properties, required } of objectsIn(schema)) expect(required).toEqual(Object.keys(properties as object))
  },
)
