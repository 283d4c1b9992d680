import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attachment, nameOfMany, nameOfOne } from './download.ts'

const now = new Date('2026-11-21T23:30:00Z')
const of = (title: string) => nameOfOne(title, 'library', 'txt', now)
const fallback = 'postwright-library-2026-11-21.txt'

test('many texts are called by what they are and the day', () => {
  expect(nameOfMany('library', 'csv', now)).toBe('postwright-library-2026-11-21.csv')
  expect(nameOfMany('YouTube titles', 'docx', now)).toBe('postwright-youtube-titles-2026-11-21.docx')
  expect(nameOfMany('🚲', 'md', now)).toBe('postwright-2026-11-21.md')
})

test.each([
  ['words', 'How to true a wheel', 'How-to-true-a-wheel.txt'],
  ['a path upwards', '../../etc/passwd', 'etc-passwd.txt'],
  ['a path of Windows', 'C:\\Users\\me\\notes', 'C-Users-me-notes.txt'],
  ['characters that Windows refuses', 'Why? <b>"It" | * works</b>', 'Why-b-It-works-b.txt'],
  ['an apostrophe', "Don't and it’s", 'Dont-and-its.txt'],
  ['controls and line breaks', 'one\r\ntwo\u0007\tthree', 'one-two-three.txt'],
  ['marks that turn the reading order', 'photo\u202egpj.exe\u2066\u200f', 'photogpj.exe.txt'],
  ['pictures', '🚲 Bikes 👩🏽‍🔧 1️⃣ 🇮🇳 ❤️', 'Bikes-1.txt'],
  ['Hindi', 'साइकिल की मरम्मत', 'साइकिल-की-मरम्मत.txt'],
  ['Urdu', 'سائیکل کی مرمت', 'سائیکل-کی-مرمت.txt'],
  ['Japanese', '自転車の修理', '自転車の修理.txt'],
  ['a name that Windows keeps for itself', 'con', 'con-.txt'],
  ['dots and hyphens around', '...-hidden-...', 'hidden.txt'],
  ['nothing but dots', '...', fallback],
  ['nothing but pictures', '🚲🚲', fallback],
  ['nothing', ' ', fallback],
])('%s: %j becomes a file name', (_, title, name) => {
  expect(of(title)).toBe(name)
})

test('a long title is cut between whole characters, with room for what systems add', () => {
  const name = of('क्षि'.repeat(200))
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(124)
  expect(name).toMatch(/^(क्षि)+\.txt$/)
})

test('whatever a title is, its name is safe to write and to send', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      const name = of(title)
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*%'();\s]/u)
      expect(name).toMatch(/^[^.-].*[^.-]\.txt$|^[^.-]\.txt$|^[\w-]+-\.txt$/u)
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(130)
      expect(new Headers({ 'content-disposition': attachment(name) }).get('content-disposition')).toContain(encodeURIComponent(name))
    }),
    { numRuns: 100 },
  )
})
