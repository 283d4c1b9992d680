import { expect, test } from 'vitest'
import { languageOf, readsRightToLeft } from './entry.ts'

test.each([
  ['the language among the tags', 'Alte Fahrräder brauchen wenig.', ['twitter', 'de'], 'de'],
  ['not a language tag whose script does not fit', 'साइकिल की मरम्मत', ['it', 'hi'], 'hi'],
  ['Urdu by its letters', 'پرانی سائیکل کی مرمت', [], 'ur'],
  ['Arabic', 'إصلاح الدراجة القديمة', [], 'ar'],
  ['Hindi', 'साइकिल की मरम्मत', [], 'hi'],
  ['Bengali', 'সাইকেল মেরামত', [], 'bn'],
  ['Russian', 'Ремонт велосипеда', [], 'ru'],
  ['Korean', '자전거 수리', [], 'ko'],
  ['Japanese', '自転車の修理をします', [], 'ja'],
  ['Chinese', '修理自行车', [], 'zh'],
  ['none for Latin letters only', 'Old bicycles', [], null],
  ['none for a text without letters', '🚲 2026', [], null],
])('the language of a text: %s', (_, text, tags, language) => {
  expect(languageOf(text, tags)).toBe(language)
})

test.each([
  ['a line in Urdu', '۲۰۲۶ سائیکل', null, true],
  ['a line with only a Latin hashtag in an Urdu text', '#BikeRepair', 'ur', true],
  ['an English line with an Arabic name', 'Read سائیکل', 'en', false],
  ['Hebrew without a given language', 'שלום', null, true],
  ['a line without letters', '2026 🚲', null, false],
] as const)('%s reads from right to left: %j', (_, line, language, expected) => {
  expect(readsRightToLeft(line, language)).toBe(expected)
})
