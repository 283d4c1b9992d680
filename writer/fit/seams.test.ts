import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withoutInventedLinks } from '#writer/checks/leftovers.ts'
import { withoutSentences } from '#writer/fit/seams.ts'

describe('a sentence with a handle that nobody gave leaves no trace', () => {
  test.each([
    ['Fresh mangoes today. Gate 3. Ask @mangoman for more.\n\nSee you there.', 'Fresh mangoes today. Gate 3.\n\nSee you there.'],
    ['Fresh mangoes.\n\nAsk @mangoman.\n\nSee you there.', 'Fresh mangoes.\n\nSee you there.'],
    ['Fresh mangoes.\nAsk @mangoman.\n\nSee you there.', 'Fresh mangoes.\n\nSee you there.'],
    ['Fresh mangoes.\n\nAsk @mangoman.\nSee you there.', 'Fresh mangoes.\n\nSee you there.'],
    ['Ask @mangoman.\n\nFresh mangoes.', 'Fresh mangoes.'],
    ['Fresh mangoes.\n\nAsk @mangoman.', 'Fresh mangoes.'],
    ['• Ripe\n• By @mangoman\n• Cheap', '• Ripe\n• Cheap'],
    ['Ask @mangoman. Gate 3.\nFriday.', 'Gate 3.\nFriday.'],
  ])('%j becomes %j', (text, expected) => expect(withoutInventedLinks(text, 'mangoes', 'en')).toBe(expected))
})

test('whatever is removed, the gaps of what stays are those that were there', () => {
  const piece = constantFrom('One is good. ', 'Two @x goes. ', 'Three stays.', 'Four @x.', '\n', '\n\n', '• Five', '• Six @x')
  assert(
    property(array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces
        .join('')
        .replaceAll(/[ ]+(?=\n|$)/g, '')
        .replaceAll(/\n{3,}/g, '\n\n')
      const left = withoutSentences(text, 'en', (sentence) => sentence.includes('@x'))
      expect(left).not.toMatch(/[ \t]\n|[ \t]$|\n{3,}|@x|^\s/)
      if (!text.includes('@x')) expect(left).toBe(text.trim())
      // Paragraphs stay apart.
      expect(left.split('\n\n').length).toBeLessThanOrEqual(text.trim().split('\n\n').length)
    }),
  )
})
