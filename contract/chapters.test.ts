import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chapterLines, hasChapterFault } from '#contract/chapters.ts'
import { platforms } from '#platforms/index.ts'
import type { ChapterRules } from '#platforms/platform.ts'

const rules = platforms.youtube.chapters as ChapterRules
const three = '0:00 Intro\n1:20 Setup\n5:45 Demo'

test.each([
  ['0:00 Intro 1:20 Setup 5:45 Demo', three],
  ['0:00 Intro, 1:20 Setup, 5:45 Demo', three],
  ['0:00 Intro - 1:20 Setup - 5:45 Demo', three],
  ['0:00 Intro | 1:20 Setup | 5:45 Demo', three],
  ['• 0:00 Intro\n• 1:20 Setup\n• 5:45 Demo', three],
  ['1. 0:00 Intro\n2. 1:20 Setup\n3. 5:45 Demo', three],
  ['Chapters: 0:00 Intro 1:20 Setup 5:45 Demo', `Chapters:\n${three}`],
  ['(0:00) Intro (1:20) Setup', '(0:00) Intro\n(1:20) Setup'],
  ['00:00:00 शुरुआत 00:01:20 मसाला', '00:00:00 शुरुआत\n00:01:20 मसाला'],
])('%j is given as chapters, each at the start of its line', (typed, expected) => expect(chapterLines(typed)).toBe(expected))

test.each([
  'Doors 18:30, talk 19:00, end 20:30',
  '• 18:30 doors\n• 19:00 talk',
  'Open 10:00 am to 6:00 pm',
  'From 0:00 to 6:00 the road is closed',
  'Score 0:00 after 12:00',
  'Ratio 1:20 or 5:45',
  'See clip.example/0:00/1:20',
])('%j has no chapters and stays as it is', (text) => expect(chapterLines(text)).toBe(text))

test('no word is lost or changed', () => {
  const parts = fc.constantFrom(
    '0:00',
    '0:30',
    '1:20',
    '12:00',
    '1:02:03',
    'Intro',
    'the set-up',
    '•',
    '-',
    '1.',
    '|',
    '\n',
    'a/b',
    '(',
    ')',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 30 }), (list) => {
      const words = (text: string) => text.match(/[\p{L}\p{N}:/]+/gu)?.filter((word) => !/^(?:1|\/)$/u.test(word)) ?? []
      expect(words(chapterLines(list.join(' ')))).toEqual(words(list.join(' ')))
    }),
  )
})

test.each([
  [three, false],
  ['0:00 Intro\n1:20 Setup', true],
  ['0:05 Intro\n1:20 Setup\n5:45 Demo', true],
  ['0:00 Intro\n0:08 Setup\n5:45 Demo', true],
  ['0:00 Intro\n5:45 Demo\n1:20 Setup', true],
  ['Doors open 18:30\n19:00 Talk', false],
  ['No times at all', false],
])('%j: chapters that YouTube would not show: %j', (text, expected) => {
  expect(hasChapterFault(text, rules)).toBe(expected)
})
