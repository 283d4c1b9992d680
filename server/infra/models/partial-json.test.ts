import { array, assert, asyncProperty, boolean, constantFrom, integer, record, string } from 'fast-check'
import { expect, test } from 'vitest'
import { createPartialJsonReader } from './partial-json.ts'

/** The partials of an answer whose pieces are parsed one at a time. */
const read = async (...pieces: string[]) => {
  const partials: object[] = []
  const reader = createPartialJsonReader((partial) => partials.push(partial))
  for (const piece of pieces) {
    reader.add(piece)
    await reader.finished()
  }
  return partials
}

const value = record({
  caption: string({ unit: 'grapheme' }),
  'a "key" of \\ signs': string({ unit: constantFrom('"', '\\', '\n', '{', '}', ',', ':', 'u', 'é', '😀') }),
  tags: array(record({ title: string(), count: integer(), shown: boolean() })),
})

test('the last partial is the complete object, however it is split into chunks', async () => {
  await assert(
    asyncProperty(value, integer({ min: 1, max: 9 }), async (object, size) => {
      const pieces = JSON.stringify(object, null, size % 3).match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
      expect((await read(...pieces)).at(-1)).toEqual(object)
    }),
    { numRuns: 30 },
  )
})

test('an incomplete string is readable, and a field without a value is left out', async () => {
  expect(await read('{"caption": "Old', ' bikes"', ', "tags": ', '["a"')).toEqual([
    { caption: 'Old' },
    { caption: 'Old bikes' },
    { caption: 'Old bikes' },
    { caption: 'Old bikes', tags: ['a'] },
  ])
})

test('a code fence around the object is ignored', async () => {
  expect((await read('\n``', '`json', '\n{"caption": "Hi"}\n``` {')).at(-1)).toEqual({ caption: 'Hi' })
})

test('what comes after other words is hidden, because they may be reasoning, until the answer begins again', async () => {
  const partials: object[] = []
  const reader = createPartialJsonReader((partial) => partials.push(partial))
  reader.add('They want {"caption": "a draft"')
  await reader.finished()
  expect(partials).toEqual([])
  reader.restart()
  reader.add('\n{"caption": "Hi"')
  await reader.finished()
  expect(partials).toEqual([{ caption: 'Hi' }])
})

test.each([
  ['nothing', ''],
  ['no object', 'I cannot help with that.'],
  ['invalid JSON', '{caption: Hi, tags: }'],
])('%s gives no partial', async (_, text) => expect(await read(text)).toEqual([]))

test('pieces that arrive during a parse are parsed together', async () => {
  const partials: object[] = []
  const reader = createPartialJsonReader((partial) => partials.push(partial))
  for (const piece of ['{"a": "1', '2', '3"}']) reader.add(piece)
  await reader.finished()
  expect(partials).toHaveLength(2)
  expect(partials.at(-1)).toEqual({ a: '123' })
})

test('no partial is emitted after stop', async () => {
  const partials: object[] = []
  const reader = createPartialJsonReader((partial) => partials.push(partial))
  reader.add('{"a": "1"')
  reader.stop()
  await reader.finished()
  expect(partials).toEqual([])
})

test('an error of the listener is thrown by the next add and by finished', async () => {
  const reader = createPartialJsonReader(() => {
    throw new Error('cannot be shown')
  })
  reader.add('{"a": "1"')
  await expect(reader.finished()).rejects.toThrow('cannot be shown')
  expect(() => reader.add('}')).toThrow('cannot be shown')
})
