import { expect, test } from 'vitest'
import { savedText } from './library.ts'

test('a saved title, stored as JSON of platform and title, is shown and copied as the title only', () => {
  expect(savedText({ feature: 'titles', content: '{"platform":"youtube","title":"True a wheel at home"}' })).toBe('True a wheel at home')
})

test.each(['plain text', '{"platform":"youtube"}', 'null', '42'])('a saved title with other content, %s, is shown unchanged', (content) => {
  expect(savedText({ feature: 'titles', content })).toBe(content)
})

test('other entries are shown unchanged, even if they look like JSON', () => {
  expect(savedText({ feature: 'twitter-post', content: '{"title":"x"}' })).toBe('{"title":"x"}')
})
