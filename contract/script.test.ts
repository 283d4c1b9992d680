import { expect, test } from 'vitest'
import { languageCodes } from '#contract/options.ts'
import { directedSeconds, directionLine, scriptSections, scriptWords, spoken } from '#contract/script.ts'

const script = '[0:00–0:10] Hook\nSay it.\n\n[0:10–1:05] Three points\nFirst.\nSecond.'

test('headings are read, not spoken', () => {
  expect(spoken(script)).toBe('Say it.\n\n\nFirst.\nSecond.')
})

test('a script is cut at its headings, each section with its time', () => {
  expect(scriptSections(script)).toEqual([
    { time: '0:00–0:10', name: 'Hook', text: 'Say it.' },
    { time: '0:10–1:05', name: 'Three points', text: 'First.\nSecond.' },
  ])
})

test('text before the first heading, or without any, is a section of its own', () => {
  expect(scriptSections(`Before.\n\n${script}`)[0]).toEqual({ time: '', name: '', text: 'Before.' })
  expect(scriptSections('Only text.')).toEqual([{ time: '', name: '', text: 'Only text.' }])
  expect(scriptSections('')).toEqual([{ time: '', name: '', text: '' }])
})

test('a bracket inside a sentence is no heading', () => {
  expect(scriptSections('We met at [0:10] and left.')).toHaveLength(1)
})

test('three to five minutes are 450 to 750 words', () => {
  expect(scriptWords('medium')).toEqual({ min: 450, max: 750 })
})

test.each(languageCodes)('%s: a direction’s seconds are read back, and its words are not spoken', (language) => {
  const text = `One.\n${directionLine('Tell it.', language, 40)}\n${directionLine('Look up.', language)}\nTwo.`
  expect(directedSeconds(text)).toBe(40)
  expect(spoken(text)).not.toMatch(/Tell|Look/)
})
