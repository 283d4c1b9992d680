import { expect, test } from 'vitest'
import { savedText } from './library.ts'

test('a saved title, kept as JSON of platform and title, is shown and copied as the title alone', () => {
  expect(savedText({ feature: 'titles', content: '{"platform":"youtube","title":"True a wheel at home"}' })).toBe('True a wheel at home')
})

test.each(['plain text', '{"platform":"youtube"}', 'null', '42'])(
  'a saved title that is not of that shape, %s, is shown as it is',
  (content) => {
    expect(savedText({ feature: 'titles', content })).toBe(content)
  },
)

test('other entries are shown as they are, even when they look like JSON', () => {
  expect(savedText({ feature: 'twitter-post', content: '{"title":"x"}' })).toBe('{"title":"x"}')
})
