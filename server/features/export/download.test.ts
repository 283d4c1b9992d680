import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attachment, fileNameOfOne, fileNameOfSeveral } from './download.ts'

const now = new Date('2026-11-21T23:30:00Z')
const nameOf = (title: string) => fileNameOfOne(title, 'library', 'txt', now)
const fallback = 'postwright-library-2026-11-21.txt'

test('the file name of several texts has their subject and the date', () => {
  expect(fileNameOfSeveral('library', 'csv', now)).toBe('postwright-library-2026-11-21.csv')
  expect(fileNameOfSeveral('YouTube titles', 'docx', now)).toBe('postwright-youtube-titles-2026-11-21.docx')
  expect(fileNameOfSeveral('🚲', 'md', now)).toBe('postwright-2026-11-21.md')
})

test.each([
  ['words', 'How to true a wheel', 'How-to-true-a-wheel.txt'],
  ['a path upwards', '../../etc/passwd', 'etc-passwd.txt'],
  ['a path of Windows', 'C:\\Users\\me\\notes', 'C-Users-me-notes.txt'],
  ['characters that Windows refuses', 'Why? <b>"It" | * works</b>', 'Why-b-It-works-b.txt'],
  ['an apostrophe', "Don't and it’s", 'Dont-and-its.txt'],
  ['control characters and line breaks', 'one\r\ntwo\u0007\tthree', 'one-two-three.txt'],
  ['bidirectional marks', 'photo\u202egpj.exe\u2066\u200f', 'photogpj.exe.txt'],
  ['emoji', '🚲 Bikes 👩🏽‍🔧 1️⃣ 🇮🇳 ❤️', 'Bikes-1.txt'],
  ['Hindi', 'साइकिल की मरम्मत', 'साइकिल-की-मरम्मत.txt'],
  ['Urdu', 'سائیکل کی مرمت', 'سائیکل-کی-مرمت.txt'],
  ['Japanese', '自転車の修理', '自転車の修理.txt'],
  ['a name that Windows reserves', 'con', 'con-.txt'],
  ['dots and hyphens around', '...-hidden-...', 'hidden.txt'],
  ['dots only', '...', fallback],
  ['emoji only', '🚲🚲', fallback],
  ['a blank title', ' ', fallback],
])('%s: %j becomes a file name', (_, title, name) => {
  expect(nameOf(title)).toBe(name)
})

test('a long title is cut between grapheme clusters, short enough for suffixes', () => {
  const name = nameOf('क्षि'.repeat(200))
  expect(Buffer.byteLength(name)).toBeLessThanOrEqual(124)
  expect(name).toMatch(/^(क्षि)+\.txt$/)
})

test('the file name of any title is safe in file systems and headers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      const name = nameOf(title)
      expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*%'();\s]/u)
      expect(name).toMatch(/^[^.-].*[^.-]\.txt$|^[^.-]\.txt$|^[\w-]+-\.txt$/u)
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(130)
      expect(new Headers({ 'content-disposition': attachment(name) }).get('content-disposition')).toContain(encodeURIComponent(name))
    }),
    { numRuns: 100 },
  )
})
