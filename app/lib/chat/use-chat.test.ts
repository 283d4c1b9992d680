import { expect, test } from 'vitest'
import type { ChatMessage, ChatPage } from '#contract/chat.ts'
import { hasOlder, isComplete, linkSegments, withNewer, withOlder, withSent } from './use-chat.ts'

const line = (position: number): ChatMessage => ({
  id: `0197aaaa-0000-7000-8000-${String(position).padStart(12, '0')}`,
  position,
  author: 'person',
  sender_email: 'mira@example.com',
  message: `line ${position}`,
  instructions: null,
  created_at: '2026-11-21T10:00:00.000Z',
})
const chat = (positions: readonly number[], over: Partial<ChatPage> = {}): ChatPage => ({
  items: positions.map(line),
  newest: positions.at(-1) ?? 0,
  unread: 0,
  seen_by_other: 0,
  ...over,
})
const positions = ({ items }: ChatPage) => items.map(({ position }) => position)

test('new messages are added once, also when two responses contain the same message', () => {
  const held = withNewer(chat([1, 2]), chat([3, 4]))
  expect(positions(withNewer(held, chat([4, 5])))).toEqual([1, 2, 3, 4, 5])
})

test('a response without new messages returns the same chat object, so that nothing is rendered again', () => {
  const held = chat([1, 2])
  expect(withNewer(held, chat([], { newest: 2 }))).toBe(held)
  expect(withNewer(held, chat([], { newest: 2, seen_by_other: 2 }))).toMatchObject({ seen_by_other: 2 })
})

test('a sent message is shown immediately when it is the next one; otherwise the messages before it are loaded first', () => {
  expect(positions(withSent(chat([1, 2]), line(3)))).toEqual([1, 2, 3])
  expect(positions(withSent(chat([1, 2]), line(4)))).toEqual([1, 2])
  expect(positions(withNewer(withSent(chat([1, 2]), line(3)), chat([3])))).toEqual([1, 2, 3])
})

test('older messages are inserted at the beginning, and there are none before the first', () => {
  const held = chat([4, 5])
  expect(hasOlder(held)).toBe(true)
  const whole = withOlder(held, chat([1, 2, 3, 4]))
  expect(positions(whole)).toEqual([1, 2, 3, 4, 5])
  expect(hasOlder(whole)).toBe(false)
  expect(hasOlder(chat([]))).toBe(false)
})

test('a chat is complete when it contains its newest message', () => {
  expect(isComplete(chat([1, 2]))).toBe(true)
  expect(isComplete(chat([1, 2], { newest: 3 }))).toBe(false)
  expect(isComplete(chat([]))).toBe(true)
})

const links = (text: string) => linkSegments(text).flatMap(({ href }) => href ?? [])

test('the text is complete, and only web addresses in it become links', () => {
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
])('%s links to %s', (text, href) => {
  expect(links(text)).toEqual([href])
})

test.each(['', 'no address', 'https://', 'http://['])('%j contains no link', (text) => {
  expect(links(text)).toEqual([])
})
