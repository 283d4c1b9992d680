import { expect, test } from 'vitest'
import { languageCodes } from '#contract/options.ts'
import { directedSeconds, directionLine, scriptSections, scriptSpan, scriptWords, spoken } from '#contract/script.ts'

const script = '[0:00–0:10] Hook\nSay it.\n\n[0:10–1:05] Three points\nFirst.\nSecond.'

test('headings are not spoken', () => {
  expect(spoken(script)).toBe('Say it.\n\n\nFirst.\nSecond.')
})

test('a script is split at its headings into sections with their times', () => {
  expect(scriptSections(script)).toEqual([
    { time: '0:00–0:10', name: 'Hook', text: 'Say it.' },
    { time: '0:10–1:05', name: 'Three points', text: 'First.\nSecond.' },
  ])
})

test('text before the first heading, or without a heading, is a separate section', () => {
  expect(scriptSections(`Before.\n\n${script}`)[0]).toEqual({ time: '', name: '', text: 'Before.' })
  expect(scriptSections('Only text.')).toEqual([{ time: '', name: '', text: 'Only text.' }])
  expect(scriptSections('')).toEqual([{ time: '', name: '', text: '' }])
})

test('a bracket inside a sentence is not a heading', () => {
  expect(scriptSections('We met at [0:10] and left.')).toHaveLength(1)
})

test('a script of three to five minutes has 450 to 750 words, a reel of 30 to 60 seconds 75 to 150', () => {
  expect(scriptWords('medium')).toEqual({ min: 450, max: 750 })
  expect(scriptWords('reel')).toEqual({ min: 75, max: 150 })
  expect([scriptSpan('medium'), scriptSpan('reel')]).toEqual(['3–5 min', '30–60 s'])
})

test.each(languageCodes)('%s: the seconds of a direction are parsed, and its words are not spoken', (language) => {
  const text = `One.\n${directionLine('Tell it.', language, 40)}\n${directionLine('Look up.', language)}\nTwo.`
  expect(directedSeconds(text)).toBe(40)
  expect(spoken(text)).not.toMatch(/Tell|Look/)
})
