import { expect, test } from 'vitest'
import { snippet } from './snippet.ts'

test.each([
  ['Another text\n\nin two parts', 'Bikes', 'Another text in two parts'],
  ['Bikes for all. Come on Sunday!', 'Bikes for all', 'Come on Sunday!'],
  ['Bikes for all who\nride', 'Bikes for all…', 'who ride'],
  ['हम खुल गए।\nआइए', 'हम खुल गए', 'आइए'],
  ['Repairing old bikes. Got a story?', 'repairing old bikes', 'Got a story?'],
  ['Bikes', 'Bikes', ''],
  ['Text', '', 'Text'],
])('the snippet of %j under the title %j is %j', (text, title, shown) => {
  expect(snippet(text, title)).toBe(shown)
})

test('a snippet of a long text is short', () => {
  expect(snippet('a'.repeat(50_000), 'b')).toHaveLength(200)
})
