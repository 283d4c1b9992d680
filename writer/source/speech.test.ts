import { expect, test } from 'vitest'
import { clausesOf, isPunctuated } from './speech.ts'

const said = (text: string, pause = 0) => ({ text, pause })

test('speech without punctuation is divided before words that open a clause, not within one', () => {
  const speech =
    'so today i want to show you how we make bread at our little bakery in pune we start at four in the morning and the first thing we do is mix the flour with water and a bit of salt and then we let it rest for about two hours because the dough has to rise before we can shape it'
  expect(clausesOf([said(speech)])).toEqual([
    'so today i want to show you how we make bread at our little bakery in pune',
    'we start at four in the morning',
    'and the first thing we do is mix the flour with water and a bit of salt',
    'and then we let it rest for about two hours',
    'because the dough has to rise before we can shape it',
  ])
})

test('a pause divides speech in any language, and a word that opens a clause in the languages with spaces', () => {
  expect(clausesOf([said('one loaf'), said('costs ninety'), said('the oven is old', 900)])).toEqual([
    'one loaf costs ninety',
    'the oven is old',
  ])
  expect(clausesOf([said('我们三月十二日'), said('在浦东开业'), said('一盒五十九元', 900)])).toEqual([
    '我们三月十二日在浦东开业',
    '一盒五十九元',
  ])
  expect(clausesOf([said('wir öffnen heute die alte Mühle am Fluss aber das Brot kostet vier Euro')])).toEqual([
    'wir öffnen heute die alte Mühle am Fluss',
    'aber das Brot kostet vier Euro',
  ])
  expect(clausesOf([said('हम आज पुरानी चक्की में बेकरी खोल रहे हैं लेकिन रोटी की कीमत नब्बे रुपये है')])).toEqual([
    'हम आज पुरानी चक्की में बेकरी खोल रहे हैं',
    'लेकिन रोटी की कीमत नब्बे रुपये है',
  ])
})

test('a clause is never longer than a point, and no word is lost', () => {
  const speech = 'flour water salt yeast '.repeat(200).trim()
  const clauses = clausesOf([said(speech)])
  expect(Math.max(...clauses.map(({ length }) => length))).toBeLessThanOrEqual(220)
  expect(clauses.join(' ')).toBe(speech)
})

test('speech with sentences is told from speech without', () => {
  expect(isPunctuated('The bakery opens on 12 March. A box costs ₹599.')).toBe(true)
  expect(isPunctuated('we open at seven '.repeat(40))).toBe(false)
  expect(isPunctuated('我们开业'.repeat(60))).toBe(false)
})
