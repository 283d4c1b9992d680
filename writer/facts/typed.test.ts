import { expect, test } from 'vitest'
import type { LanguageCode } from '#contract/options.ts'
import { phrasesOf } from '#writer/builtin/phrases/load.ts'
import { createMatchers } from '#writer/facts/roles.ts'
import { typedFacts } from '#writer/facts/typed.ts'

const found = (source: string, language: LanguageCode = 'en') =>
  typedFacts(source, language, createMatchers(phrasesOf(language))).map(({ role, text }) => `${role}: ${text}`)

test('prices, days, times, places and links in a sentence are found as they were typed, in their order', () => {
  expect(found('20% off all diyas till Sunday, Rs 250 a box, at 12 Mill Street, gardencafe.example/brunch')).toEqual([
    'price: 20%',
    'until: Sunday',
    'price: Rs 250',
    'where: 12 Mill Street',
    'link: gardencafe.example/brunch',
  ])
  expect(found('Yoga workshop on Saturday at 10 am, £18, call +91 98765 43210')).toEqual([
    'when: Saturday',
    'when: 10 am',
    'price: £18',
    'contact: +91 98765 43210',
  ])
})

test.each<[LanguageCode, string, string[]]>([
  ['de', '20 % auf alles bis Sonntag', ['price: 20 %', 'until: Sonntag']],
  ['es', 'Abrimos el sábado a las 9, entrada 5 €', ['when: sábado', 'price: 5 €']],
  ['hi', 'रविवार तक सब कुछ 20% छूट पर', ['when: रविवार', 'price: 20%']],
])('in %s, too', (language, source, facts) => {
  for (const fact of facts) expect(found(source, language).join('\n')).toContain(fact.split(': ')[1])
})

test('a number that is no fact, and a hashtag that is asked for, are none', () => {
  expect(found('I learned 3 things in 10 years #baking')).toEqual([])
})
