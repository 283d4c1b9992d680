import { expect, test } from 'vitest'
import { grammarProblems } from '#server/infra/models/local/grammar.ts'

const text = { type: 'string', maxLength: 1_900 }
const object = (value: unknown) => ({ type: 'object', properties: { part: value } })

test.each([
  ['a text', text],
  ['a date', { type: 'string', format: 'date' }],
  ['one of some values', { type: 'string', enum: ['a', 'b'] }],
  ['a constant', { const: 1 }],
  ['a number or nothing', { type: ['integer', 'null'] }],
  ['a list of texts', { type: 'array', maxItems: 5, items: text }],
  ['alternatives', { oneOf: [text, { type: 'boolean' }] }],
  ['a reference', { $ref: '#/$defs/Text' }],
  ['annotations', { ...text, description: 'The caption' }],
])('%s is applied as it is', (_, schema) => {
  const schemaOfAnswer = { $schema: 'x', $defs: { Text: text }, ...object(schema), required: ['part'], additionalProperties: false }

  expect(grammarProblems(schemaOfAnswer)).toEqual([])
})

test.each([
  ['a text without a limit', { type: 'string' }, '$.part: maxLength must be at most 1900'],
  ['a text with a limit that is ignored', { type: 'string', maxLength: 1_901 }, '$.part: maxLength must be at most 1900'],
  ['a list without a limit', { type: 'array', items: text }, '$.part: maxItems must be at most 1900'],
  ['a text in a list', { type: 'array', maxItems: 2, items: { type: 'string' } }, '$.part[]: maxLength must be at most 1900'],
  ['anyOf', { anyOf: [text] }, '$.part: anyOf is ignored'],
  ['a pattern', { ...text, pattern: '^a' }, '$.part: pattern is ignored'],
  ['a minimum', { type: 'integer', minimum: 1 }, '$.part: minimum is ignored'],
  ['a format', { type: 'string', format: 'email' }, '$.part: format email is ignored'],
  ['a text among types', { type: ['string', 'null'], maxLength: 5 }, '$.part: type ["string","null"] is not applied'],
  ['no type', {}, '$.part: type is missing'],
  ['any properties', { type: 'object', additionalProperties: text }, '$.part: additionalProperties has no limit'],
  ['an unknown reference', { $ref: '#/definitions/Text' }, '$.part: $ref #/definitions/Text is ignored'],
  ['no schema', true, '$.part: must be a schema'],
])('%s is reported with its place', (_, schema, problem) => {
  expect(grammarProblems(object(schema))).toContain(problem)
})

test('a schema that contains itself is reported', () => {
  const schema = { $defs: { Tree: object({ $ref: '#/$defs/Tree' }) }, $ref: '#/$defs/Tree' }

  expect(grammarProblems(schema)).toEqual(['$.part: $ref Tree contains itself, without a limit'])
})
