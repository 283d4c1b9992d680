import { expect, test } from 'vitest'
import { withoutInvisible } from '#contract/invisible.ts'

const hidden = (text: string) => [...text].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('')

test.each([
  ['bidi controls', 'a\u202Eb\u2066c\u200Fd', 'abcd'],
  ['half a surrogate pair', 'a\ud83d b\ude00', 'a b'],
  ['zero-width characters', 'a\u200Bb\uFEFFc\u2060d\u00ADe', 'abcde'],
  ['tag characters', `hi${hidden('evil')}`, 'hi'],
  ['a sentence in tag characters behind a flag', `🏴${hidden('gbsct evil')}`, '🏴'],
  ['joiners between Latin letters', 'a\u200Db\u200Cc', 'abc'],
  ['repeated joiners in a script that needs one', 'می\u200C\u200C\u200Cخواهم', 'می\u200Cخواهم'],
  ['runs of variation selectors', '😀\uFE0F\u{E0101}\u{E0102}', '😀\uFE0F'],
  ['variation selectors after letters and digits', 'a\uFE0Fb\uFE0E1\uFE0F2', 'ab12'],
  ['control characters', 'a\u0007b\u001B[0m', 'ab[0m'],
  ['line breaks of other systems', 'a\r\nb\u2028c\u0085d', 'a\nb\nc\nd'],
])('removes or normalises %s', (_, given, wanted) => expect(withoutInvisible(given)).toBe(wanted))

test.each([
  ['family emoji', '👨‍👩‍👧 out'],
  ['emoji with skin and sex', '🏃🏽‍♀️ run'],
  ['emoji as a picture and as a sign, and keycaps', '❤️ ☎︎ 1️⃣ #️⃣'],
  ['an eye in a speech bubble', '👁️‍🗨️'],
  ['flags', '🇮🇳 🇺🇦'],
  ['a rainbow flag', '🏳️‍🌈'],
  ['the flag of Scotland', `🏴${hidden('gbsct')}\u{E007F}`],
  ['Hindi joiners', 'क्‍ष और क्‌ष'],
  ['Bengali joiners', 'র‍্যাম'],
  ['Urdu and Persian non-joiners', 'می‌خواهم'],
  ['Arabic with its marks and numbers', 'السَّلامُ عليكم ۝ ١٢٣'],
  ['a Japanese name with a variant of a character', '葛\u{E0100}'],
])('does not change %s', (_, text) => expect(withoutInvisible(text)).toBe(text))

test('no invisible character of Unicode is left between two letters', () => {
  // Signs of Arabic, Syriac and Kaithi that enclose the digits after them are format characters, and drawn.
  const drawn = /[\t\n\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}]/u
  const undrawn = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{Noncharacter_Code_Point}]/u
  const letters = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => String.fromCodePoint(from + at))
  // The planes that hold characters, and the one of tags; in all others stand none, or private ones, which are drawn.
  const all = [...letters(0, 0x40000), ...letters(0xe0000, 0xf0000)].filter((letter) => undrawn.test(letter) && !drawn.test(letter))
  expect(all.length).toBeGreaterThan(4000)
  const kept = all.filter((letter) => withoutInvisible(`a${letter}b`).includes(letter))
  expect(kept.map((letter) => letter.codePointAt(0)?.toString(16))).toEqual([])
})
