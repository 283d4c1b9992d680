import { describe, expect, test } from 'vitest'
import { partFrontMatter } from '#scripts/vite/articles/front-matter.ts'

const whole = {
  title: 'A title: with a colon',
  excerpt: 'What it says.',
  category: 'Writing',
  date: '2026-11-21',
  alt: 'A needle and thread',
}

const written = (fields: Readonly<Record<string, string>>) =>
  `---\n${Object.entries(fields)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n\nThe text.\n`

test('a file is parted into what its head says and its text', () => {
  expect(partFrontMatter('a.md', written(whole))).toEqual({ head: whole, markdown: '\nThe text.\n' })
})

test('a value may stand in quotes, and lines may end as Windows ends them', () => {
  const { head } = partFrontMatter('a.md', written({ ...whole, title: '"Quoted"' }).replaceAll('\n', '\r\n'))

  expect(head.title).toBe('Quoted')
})

describe('a head at fault stops the build, and the message names the file and the field', () => {
  test.each([
    ['an excerpt longer than finders show', { ...whole, excerpt: 'x'.repeat(161) }, 'excerpt'],
    ['a day that does not exist', { ...whole, date: '2026-02-30' }, 'date'],
    ['an empty category', { ...whole, category: '""' }, 'category'],
    ['a field that nobody reads', { ...whole, author: 'Nobody' }, 'author'],
  ])('%s', (_, fields, named) => {
    expect(() => partFrontMatter('content/blog/a.md', written(fields))).toThrow(new RegExp(`^content/blog/a\\.md: .*${named}`))
  })

  test('a missing field', () => {
    const { alt, ...rest } = whole

    expect(() => partFrontMatter('a.md', written(rest))).toThrow(/^a\.md: alt/)
  })

  test('a line that is no field', () => {
    expect(() => partFrontMatter('a.md', '---\njust words\n---\n')).toThrow("a.md: 'just words' is not 'field: value'")
  })

  test('no head at all', () => {
    expect(() => partFrontMatter('a.md', '## Text\n')).toThrow(/^a\.md: it must begin with/)
  })
})
