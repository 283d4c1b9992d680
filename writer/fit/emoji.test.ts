import { expect, test } from 'vitest'
import { emojiCap } from '#writer/fit/emoji.ts'

test.each([
  ['all but the first ones', 'New bread! 🥖 Come by 🎉\n🔥 Tonight', 1, 'New bread! 🥖 Come by\nTonight'],
  ['at the end of a line, before the next one', 'Bread 🥖🥖\n\nSalt 🧂', 0, 'Bread\n\nSalt'],
  ['in place of bullets', '📍 Mill Lane\n🕒 6 pm', 0, 'Mill Lane\n6 pm'],
  ['with skin tone and flag', 'Thanks 👍🏽! 🇮🇳', 0, 'Thanks!'],
  ['but not between two words', 'We ❤️ bread. 🥖', 0, 'We ❤️ bread.'],
  ['but not what is no emoji', '© 2026, room 1#', 0, '© 2026, room 1#'],
])('emoji beyond the habit are removed: %s', (_, text, most, expected) => expect(emojiCap(most, '')(text)).toBe(expected))

test('the emoji of the user stay and do not count', () => expect(emojiCap(1, 'Party 🎉')('🎉 Bread 🥖 🔥')).toBe('🎉 Bread 🥖'))
test('the texts of one result have so many together', () => {
  const cap = emojiCap(1, '')
  expect([cap('One 🎉'), cap('Two 🔥')]).toEqual(['One 🎉', 'Two'])
})
