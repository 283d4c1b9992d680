import { expect, test } from 'vitest'
import { linkSegments } from './use-chat.ts'

const links = (text: string) => linkSegments(text).flatMap(({ href }) => href ?? [])

test('a text is kept whole, and only addresses of the web in it are links', () => {
  const text = 'Pay here: https://pay.example/x?a=1&b=2, then <b>write</b> javascript:alert(1) or upi://pay'
  expect(
    linkSegments(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
  expect(links(text)).toEqual(['https://pay.example/x?a=1&b=2'])
})

test.each([
  ['see https://a.example/b.', 'https://a.example/b'],
  ['(https://a.example/b)', 'https://a.example/b'],
  ['https://a.example/Rupee_(currency)', 'https://a.example/Rupee_(currency)'],
  ['देखिए https://a.example/चाय।', 'https://a.example/चाय'],
  ['„https://a.example/ü“ bitte', 'https://a.example/ü'],
  ['HTTPS://A.EXAMPLE', 'HTTPS://A.EXAMPLE'],
])('%s leads to %s', (text, href) => {
  expect(links(text)).toEqual([href])
})

test.each(['', 'no address', 'https://', 'http://['])('%j holds no link', (text) => {
  expect(links(text)).toEqual([])
})
