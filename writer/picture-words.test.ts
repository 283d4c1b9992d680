import { describe, expect, test } from 'vitest'
import { occasionIds } from '#contract/occasions.ts'
import { templates } from '#pictures/index.ts'
import { type PicturedText, pictureWords } from './picture-words.ts'

const of = (text: Partial<PicturedText> & { topic: string }) => pictureWords({ language: 'en', ...text })

describe('a text begins with the template that suits it, and its own words', () => {
  test('an offer with its figure, unchanged', () => {
    expect(
      of({
        topic: 'Diwali sale on handmade candles.',
        facts: { price: '20% off', until: 'until Sunday', where: '12 Market Street', order: 'WhatsApp 98260 00000' },
        occasion: 'offer',
      }),
    ).toEqual({
      template: 'offer',
      words: {
        headline: 'Diwali sale on handmade candles',
        figure: '20% off',
        day: 'until Sunday',
        place: '12 Market Street',
        call: 'WhatsApp 98260 00000',
      },
    })
  })

  test('a long offer gives its figure, and stands below it in its own words', () => {
    const { words } = of({ topic: 'Spring sale', facts: { price: 'Every pair of shoes for £39.90 instead of £60' }, occasion: 'offer' })
    expect(words).toMatchObject({ figure: '£39.90', body: 'Every pair of shoes for £39.90 instead of £60' })
  })

  test('the figure of the topic goes before one out of a longer fact', () => {
    const { words } = of({ topic: 'Diwali sale, 20% off', details: 'Gift boxes from ₹450 in four sizes', occasion: 'offer' })
    expect(words).toMatchObject({ figure: '20%', body: 'Gift boxes from ₹450 in four sizes' })
  })

  test('an event with its day and place', () => {
    const { template, words } = of({
      topic: 'Easter brunch',
      facts: { when: 'Sunday, 10 am', where: '24 Harbour Lane' },
      occasion: 'event',
    })
    expect({ template, day: words.day, place: words.place }).toEqual({ template: 'event', day: 'Sunday, 10 am', place: '24 Harbour Lane' })
  })

  test('steps, each word for word', () => {
    const steps = ['Grind 100 g of coffee', 'Add a litre of water', 'Wait sixteen hours']
    expect(of({ topic: 'Cold brew at home', facts: { steps }, occasion: 'tips' })).toMatchObject({
      template: 'steps',
      words: { items: steps },
    })
  })

  test('a question', () => {
    expect(of({ topic: 'Which day should we open late?', occasion: 'question' })).toEqual({
      template: 'question',
      words: { headline: 'Which day should we open late?' },
    })
  })
})

test('every occasion has a template that needs no photo', () => {
  for (const occasion of occasionIds) expect(templates[of({ topic: 'A topic', occasion }).template]).not.toHaveProperty('takesPhoto')
})

test.each([
  ['an offer without a figure', { topic: 'Our summer offer is here', occasion: 'offer' }],
  ['an event without a day and a place', { topic: 'A concert is coming', occasion: 'event' }],
  ['tips without steps', { topic: 'How we keep bread fresh', occasion: 'tips' }],
] as const)('%s is a notice: nothing is made up to fill a template', (_, text) => {
  const { template, words } = of(text)
  expect(template).toBe('notice')
  expect(Object.keys(words)).toEqual(['headline'])
})

test.each([
  ['hi', 'दिवाली सेल: सभी साड़ियों पर 20% छूट', '20%'],
  ['ar', 'تخفيضات العيد: خصم 25٪ على كل العطور', '25٪'],
  ['ja', '日曜限定、全品500円', '500円'],
  ['de', 'Alle Brote für 3,50 € am Samstag', '3,50 €'],
] as const)('the figure of a topic in %s', (language, topic, figure) => {
  expect(of({ topic, language, occasion: 'offer' }).words.figure).toBe(figure)
})
