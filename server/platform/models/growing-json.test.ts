import { parsePartialJson } from 'ai'
import { array, assert, boolean, constantFrom, integer, property, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { growingJson } from './growing-json.ts'

const read = (...pieces: string[]) => {
  const growing = growingJson()
  for (const piece of pieces) growing.add(piece)
  return growing.read()
}

const value = record({
  caption: string({ unit: 'grapheme' }),
  'a "key" of \\ signs': string({ unit: constantFrom('"', '\\', '\n', '{', '}', ',', ':', 'u', 'é', '😀') }),
  tags: array(record({ title: string(), count: integer(), shown: boolean() })),
})

test('the whole is what was written, in whatever pieces it came', () => {
  assert(
    property(value, integer({ min: 1, max: 9 }), (object, size) => {
      const pieces = JSON.stringify(object, null, size % 3).match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
      expect(read(...pieces)).toEqual(object)
    }),
  )
})

test('after every letter, what can be read is what the model library reads in a text that is cut there', async () => {
  const object = { caption: 'Say "hi" \\ é\n😀', tags: ['one', '', 'two'], nested: { list: [{ title: 'x' }, {}], empty: '' } }
  const text = JSON.stringify(object).replace('é', '\\u00e9')
  const growing = growingJson()
  for (let at = 0; at < text.length; at++) {
    growing.add(text[at] as string)
    expect(growing.read(), text.slice(0, at + 1)).toEqual((await parsePartialJson(text.slice(0, at + 1))).value)
  }
})

test('it tells whether more can be read', () => {
  const growing = growingJson()
  const told = ['{', '"cap', 'tion": ', '"Old', ' bikes', '\\', 'n', '"', ', "premium": tr', 'ue', '}', 'Enjoy!']
  expect(told.filter((piece) => growing.add(piece))).toEqual(['{', '"Old', ' bikes', 'n', '}'])
})

test.each([
  ['small talk and a code fence', 'Here it is:\n```json\n{"caption": "Hi"}\n``` {'],
  ['a number that may go on', '{"caption": "Hi", "count": 12'],
  ['a field without a value', '{"caption": "Hi", "tags": '],
])('%s', (_, text) => expect(read(text)).toEqual({ caption: 'Hi' }))

test.each([
  ['nothing', ''],
  ['no object', 'I cannot help with that.'],
  ['an object that is none', '{caption: Hi, tags: }'],
])('%s is nothing to read', (_, text) => expect(read(text)).toBeUndefined())
