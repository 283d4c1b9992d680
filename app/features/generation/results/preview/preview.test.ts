import { expect, test } from 'vitest'
import type { PostPlatform } from '#contract/options.ts'
import { foldedAt } from './folded-text.tsx'
import { blocksOf } from './markdown-body.tsx'
import { pieces } from './rich-text.tsx'

test('a text shorter than the fold is not cut', () => {
  expect(foldedAt('short', 5)).toBe('short')
})

test('a fold never splits a grapheme', () => {
  expect(foldedAt(`${'a'.repeat(9)}👩‍👩‍👧 end`, 12)).toBe('a'.repeat(9))
  expect(foldedAt('नमस्ते दुनिया', 5)).toBe('नम')
})

test('lists are recognised between paragraphs, and an ordered list has its first number', () => {
  expect(blocksOf('What I did:\n- cleaned it\n* oiled it\n\n3. then rode\n4) then rested\n\nAny advice?\nThanks.')).toEqual([
    { list: null, from: 1, lines: ['What I did:'] },
    { list: 'bulleted', from: 1, lines: ['cleaned it', 'oiled it'] },
    { list: 'ordered', from: 3, lines: ['then rode', 'then rested'] },
    { list: null, from: 1, lines: ['Any advice?', 'Thanks.'] },
  ])
})

test('a line under an item continues it, and a dash inside a sentence starts no list', () => {
  expect(blocksOf('- one\n  more of it\nText - with a dash\n\n-not an item')).toEqual([
    { list: 'bulleted', from: 1, lines: ['one\nmore of it\nText - with a dash'] },
    { list: null, from: 1, lines: ['-not an item'] },
  ])
})

test('blank lines separate paragraphs, and no text is lost', () => {
  expect(blocksOf('\n\nOne\n \n\n\nTwo\n')).toEqual([
    { list: null, from: 1, lines: ['One'] },
    { list: null, from: 1, lines: ['Two'] },
  ])
})

const marked = (text: string, platform?: PostPlatform) => pieces(text, platform).flatMap(({ mark, text: words }) => (mark ? [words] : []))
const text = 'See https://example.com/a_(b)?c=1#d, ask @asha.rao or me@example.com, r/bicycling #रेट्रो #1st.'

test.each<[PostPlatform, string[]]>([
  ['twitter', ['https://example.com/a_(b)?c=1#d', '@asha.rao', '#रेट्रो', '#1st']],
  ['linkedin', ['https://example.com/a_(b)?c=1#d', '#रेट्रो', '#1st']],
  ['instagram', ['@asha.rao', '#रेट्रो', '#1st']],
  ['reddit', ['https://example.com/a_(b)?c=1#d', 'r/bicycling']],
])('%s highlights its links, and no email address', (platform, expected) => {
  expect(marked(text, platform)).toEqual(expected)
})

test('the pieces joined together are the complete text', () => {
  for (const platform of [undefined, 'twitter', 'tiktok'] as const)
    expect(
      pieces(text, platform)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
})

test('a URL ends before the punctuation around it, in any script', () => {
  expect(marked('见 https://example.com/路。(https://example.com/x)! https://example.com/y…')).toEqual([
    'https://example.com/路',
    'https://example.com/x',
    'https://example.com/y',
  ])
})

test('Reddit shows the text of a named link instead of its Markdown', () => {
  expect(pieces('Read [the wiki](https://example.com/w) first', 'reddit')).toEqual([
    { at: 0, text: 'Read ' },
    { at: 5, text: 'the wiki', mark: 'named' },
    { at: 38, text: ' first' },
  ])
})
