// @vitest-environment node
import { expect, test } from 'vitest'
import type { PostPlatform } from '#contract/options.ts'
import { pieces } from './marks.ts'

const marked = (text: string, platform?: PostPlatform) => pieces(text, platform).flatMap(({ mark, text: words }) => (mark ? [words] : []))
const text = 'See https://example.com/a_(b)?c=1#d, ask @asha.rao or me@example.com, r/bicycling #रेट्रो #1st.'

test.each<[PostPlatform, string[]]>([
  ['twitter', ['https://example.com/a_(b)?c=1#d', '@asha.rao', '#रेट्रो', '#1st']],
  ['linkedin', ['https://example.com/a_(b)?c=1#d', '#रेट्रो', '#1st']],
  ['instagram', ['@asha.rao', '#रेट्रो', '#1st']],
  ['reddit', ['https://example.com/a_(b)?c=1#d', 'r/bicycling']],
])('%s sets off what it makes a link of, and no mail address', (platform, expected) => {
  expect(marked(text, platform)).toEqual(expected)
})

test('the pieces together are the text', () => {
  for (const platform of [undefined, 'twitter', 'tiktok'] as const)
    expect(
      pieces(text, platform)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
})

test('an address ends before the punctuation around it, in any script', () => {
  expect(marked('见 https://example.com/路。(https://example.com/x)! https://example.com/y…')).toEqual([
    'https://example.com/路',
    'https://example.com/x',
    'https://example.com/y',
  ])
})

test("Reddit shows a named link's words in place of its Markdown", () => {
  expect(pieces('Read [the wiki](https://example.com/w) first', 'reddit')).toEqual([
    { at: 0, text: 'Read ' },
    { at: 5, text: 'the wiki', mark: 'named' },
    { at: 38, text: ' first' },
  ])
})
