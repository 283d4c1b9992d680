import { describe, expect, test } from 'vitest'
import { languageCodes } from '#contract/options.ts'
import { changeOf } from '#writer/revision/changes.ts'
import { hookFaults, opening, repeatedItemFaults, simplerFaults, unchangedFaults } from '#writer/revision/rewrite-faults.ts'

test.each([
  ['en', 'Old bikes last.', 'Oil the chain. Wipe it first.'],
  ['hi', 'पुरानी साइकिल चलती है।', 'चेन में तेल डालें। पहले उसे पोंछें।'],
  ['ar', 'الدراجة القديمة تدوم.', 'زيّت السلسلة. امسحها أولا.'],
  ['ja', '古い自転車は長持ちします。', 'チェーンに油をさします。先に拭きます。'],
] as const)('in %s a text is split into its first line and the rest, with or without paragraphs', (language, first, rest) => {
  expect(opening(`${first}\n\n${rest}`, language)).toEqual({ lead: first, below: rest })
  const glue = language === 'ja' ? '' : ' '
  expect(opening(first + glue + rest, language)).toEqual({ lead: first, below: rest })
})

test('the instruction has the chosen tone or language, or the wording of the kind', () => {
  for (const language of languageCodes) expect(changeOf('language', { tone: 'casual', language })).toMatch(/^Translate that text into \w+/)
  expect(changeOf('tone', { tone: 'formal', language: 'en' })).toContain('formal')
  expect(changeOf('shorter', { tone: 'formal', language: 'en' }, { shorter: 'Half of it.' })).toBe('Half of it.')
})

describe('faults of a rewrite', () => {
  const earlier = 'Old bikes last.\n\nOil the chain. Wipe it first. True the wheel. Cut it square.\n\nWhere do you start?'
  test('another hook: a new first line, the rest unchanged', () => {
    expect(hookFaults('caption', earlier.replace('Old bikes last.', 'Listen to the chain.'), earlier, 'en')).toEqual([])
    expect(hookFaults('caption', earlier, earlier, 'en')).toMatchObject([
      { rule: 'unchanged', message: expect.stringContaining('same first line') },
    ])
    expect(hookFaults('caption', 'Listen.\n\nSomething else. And more of it.\n\nEnd?', earlier, 'en')).toMatchObject([
      { rule: 'rewrite', message: expect.stringContaining('more than its first line') },
    ])
  })
  test('simpler: no longer sentences than before, unless they are simple', () => {
    const long = 'When you oil the chain of an old bicycle you should always wipe it with a dry and clean cloth first.'
    expect(simplerFaults('caption', 'Oil the chain. Wipe it first.', long, 'en')).toEqual([])
    expect(simplerFaults('caption', long, 'Oil the chain. Wipe it first.', 'en')).toMatchObject([{ rule: 'rewrite' }])
  })
  test('an unchanged text is a fault', () => {
    expect(unchangedFaults('caption', `${earlier} `, earlier)).toHaveLength(1)
    expect(unchangedFaults('caption', `${earlier} More.`, earlier)).toEqual([])
  })
  test('other items: an earlier item is a fault', () => {
    expect(repeatedItemFaults('titles', ['New', 'old one!'], ['Old one', 'Older'])).toMatchObject([{ field: 'titles.1' }])
  })
})
