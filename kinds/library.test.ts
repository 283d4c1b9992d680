import { expect, test } from 'vitest'
import { kinds } from './index.ts'
import { savedText } from './library.ts'
import { storedEntries } from './saved-parts.ts'

test('a saved title, stored as JSON of platform and title, is shown and copied as the title only', () => {
  expect(savedText({ feature: 'titles', content: '{"platform":"youtube","title":"True a wheel at home"}' })).toBe('True a wheel at home')
})

test.each(['plain text', '{"platform":"youtube"}', 'null', '42'])('a saved title with other content, %s, is shown unchanged', (content) => {
  expect(savedText({ feature: 'titles', content })).toBe(content)
})

test('other entries are shown unchanged, even if they look like JSON', () => {
  expect(savedText({ feature: 'twitter-post', content: '{"title":"x"}' })).toBe('{"title":"x"}')
})

test('what is saved of a text from a source keeps the source and the points that the text uses, not those that were only chosen', () => {
  const source = { id: '0197aaaa-0000-7000-8000-000000000077', points: [0, 1, 2] }
  const request = { ...kinds.post.sample, source }
  const [used] = storedEntries('post', request, { post: { caption: 'Opens on 3 May' }, usedPoints: [1] })
  expect(used?.source).toEqual({ id: source.id, points: [1] })
  const [unused] = storedEntries('post', request, { post: { caption: 'Opens on 3 May' }, usedPoints: [] })
  expect(unused).not.toHaveProperty('source')
})
