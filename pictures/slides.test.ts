import { describe, expect, test } from 'vitest'
import { columnsOf, partOf, slidePage, slideWords } from './slides.ts'

const last = (text: string) =>
  slideWords(
    [
      { heading: 'a', text: '' },
      { heading: 'b', text: '' },
      { heading: 'c', text },
    ],
    2,
  )

test('cover and inner slides have a heading and a text, and each its page', () => {
  const slides = [
    { heading: 'Five ways', text: 'Without plastic' },
    { heading: 'Linen', text: 'It breathes.' },
    { heading: 'Save this', text: 'Order by Friday' },
  ]
  expect(slides.map((_, at) => slideWords(slides, at))).toEqual([
    { headline: 'Five ways', body: 'Without plastic' },
    { headline: 'Linen', body: 'It breathes.' },
    { headline: 'Save this', call: 'Order by Friday' },
  ])
  expect(slides.map((_, at) => slidePage(slides, at))).toEqual([
    { at: 1, of: 3 },
    { at: 2, of: 3 },
    { at: 3, of: 3 },
  ])
  expect(slides.map((_, at) => partOf(slidePage(slides, at)))).toEqual(['first', 'inner', 'last'])
})

describe('what to do is a button where it is one short line', () => {
  test.each([
    ['short', 'Call 98260 00000', 'call'],
    ['a sentence', 'Write to us if you would like to have one by post', 'body'],
    ['Japanese, short', '保存して明日の朝に', 'call'],
    ['Japanese, wider than its characters', 'プロフィールのリンクから予約してください', 'body'],
    ['two lines', 'Call\nor write', 'body'],
  ])('%s', (_, text, place) => {
    expect(last(text)).toEqual({ headline: 'c', [place]: text })
  })

  test('a heading alone has neither', () => {
    expect(last('')).toEqual({ headline: 'c' })
  })
})

test('the width of a text is that of its letters, not of its characters', () => {
  expect(['Bread', '朝の10分', 'सेल', '한국'].map(columnsOf)).toEqual([5, 8, 2, 4])
})
