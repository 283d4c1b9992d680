import { expect, test } from 'vitest'
import { checkLines, checkText, flagsOf, knownChecks, openChecks, quotedPassages } from '#contract/result-note-messages.ts'
import { type CheckNote, checkCodes } from '#contract/result-notes.ts'

const note = (code: CheckNote['code'], more: Partial<CheckNote> = {}): CheckNote => ({ code, field: 'caption', quotes: [], ...more })
const about = { language: 'en', platform: 'X' } as const
/** Without the characters that isolate the direction of a quoted passage. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')

test.each<[CheckNote, string, readonly string[]]>([
  [note('number', { quotes: ['38 %'] }), '“38 %” isn’t in what you gave us.', []],
  [note('number', { quotes: ['38 %', '12'] }), '“38 %” and “12” aren’t in what you gave us.', []],
  [note('name', { quotes: ['Ada'], field: 'titles.2' }), 'Title 3: “Ada” isn’t in what you gave us.', []],
  [note('experience', { quotes: ['Last week I fell.'] }), 'Is this your own experience?', ['Last week I fell.']],
  [note('quotation', { quotes: ['It was “fine”.'] }), 'Did someone really say this?', ['It was “fine”.']],
  [note('missing', { quotes: ['£3.20'] }), 'You typed this, but it’s missing: “£3.20”.', []],
  [note('length', { measured: 40, allowed: { min: 50, max: 100 } }), '40 words. This length is 50 to 100.', []],
  [note('length', { measured: 140, allowed: { max: 100 } }), '140 words. This length is at most 100.', []],
  [note('length', { measured: 4, allowed: { min: 10 } }), '4 words. This length is at least 10.', []],
  [note('leftover', { quotes: ['[shop]'] }), 'Fill in or remove this before you post: “[shop]”.', []],
  [note('language', { quotes: ['Pick one.'] }), 'Not in the language you picked:', ['Pick one.']],
  [note('link', { quotes: ['See a.example.'] }), 'Removed, because you didn’t give us this link:', ['See a.example.']],
  [note('cut', { quotes: ['Come by.'] }), 'Removed to fit X’s limit:', ['Come by.']],
  [note('avoided', { quotes: ['cheap'] }), 'You avoid this: “cheap”.', []],
  [note('emoji', { quotes: ['🎉'], allowed: { max: 0 } }), 'You don’t use emoji: “🎉”.', []],
  [note('emoji', { quotes: ['🎉'], allowed: { max: 2 } }), 'More emoji than you usually use: “🎉”.', []],
  [note('question', { quotes: ['Right?'] }), 'You don’t end posts with a question:', ['Right?']],
  [note('contradicts', { quotes: ['in York'] }), 'Your voice or source says something else: “in York”.', []],
  [note('copied', { quotes: ['We light the oven'] }), 'This repeats one of your own posts:', ['We light the oven']],
  [note('worn', { quotes: ['game-changer'] }), 'This sounds like a cliché: “game-changer”.', []],
])('the note %o has a text that says what to look at', (check, text, lines) => {
  expect(plain(checkText(check, about))).toBe(text)
  expect(checkLines(check)).toEqual(lines)
})

test('each code of a check has a text', () => {
  expect(knownChecks(checkCodes.map((code) => note(code))).map(({ code }) => code)).toEqual(checkCodes)
})

test('a length in a language without spaces is in characters, and without a platform the limit has no name', () => {
  expect(checkText(note('length', { measured: 90, allowed: { min: 120, max: 240 } }), { language: 'ja' })).toBe(
    '90 characters. This length is 120 to 240.',
  )
  expect(checkText(note('cut'), { language: 'ja' })).toBe('Removed to fit the limit:')
})

test('a passage of a right-to-left text keeps its own direction in the note', () => {
  expect(checkText(note('number', { quotes: ['٣٨٪'] }), { language: 'ar' })).toContain('“\u2068٣٨٪\u2069”')
})

test.each([[undefined], ['text'], [[{ code: 'later', field: '', quotes: [] }, null, { code: 'number' }]]])(
  'a stored note that this build does not know is left out: %o',
  (stored) => {
    expect(knownChecks(stored)).toEqual([])
  },
)

test('an edit settles a note: the passage is gone, or the missing fact is there', () => {
  const notes = [
    note('number', { quotes: ['38 %', '12'] }),
    note('missing', { quotes: ['£3.20'] }),
    note('length', { measured: 4 }),
    note('cut', { quotes: ['Come by.'] }),
  ]
  const original = 'Up by 38 % in 12 days'
  expect(openChecks(notes, original, original)).toEqual(notes)
  expect(openChecks(notes, original, 'Up in 12 days, for £3.20')).toEqual([note('number', { quotes: ['12'] }), notes[3]])
})

test('a removed passage that an edit puts back is settled; part of a longer number is another number', () => {
  const notes = [note('cut', { quotes: ['Come by.'] }), note('number', { quotes: ['38 %'] })]
  expect(openChecks(notes, 'Up 38 % or 138 %', 'Up 138 %. Come by.')).toEqual([])
})

test('each passage is a flag of its own, and what was cut to fit stays together', () => {
  const cut = note('cut', { quotes: ['Come by.', 'Call us.'] })
  expect(flagsOf([note('name', { quotes: ['Ada', 'Ben'] }), note('length'), cut])).toEqual([
    note('name', { quotes: ['Ada'] }),
    note('name', { quotes: ['Ben'] }),
    note('length'),
    cut,
  ])
})

test('a passage that the text holds in another form stays noted after an edit', () => {
  const notes = [note('number', { quotes: ['38%'] })]
  expect(openChecks(notes, 'Up by 38 %', 'Up by 38 % or so')).toEqual(notes)
})

test('passages that are not in the text are not highlighted', () => {
  expect(quotedPassages([note('number', { quotes: ['12'] }), note('missing', { quotes: ['a'] }), note('cut', { quotes: ['b'] })])).toEqual([
    '12',
  ])
})
