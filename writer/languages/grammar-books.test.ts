import { describe, expect, test } from 'vitest'
import { toneIds } from '#contract/options.ts'
import { wornPhrases } from '#writer/checks/worn/registry.ts'
import { slotsOf } from '#writer/compose/line.ts'
import type { ByTone, Line } from '#writer/languages/grammar-book.ts'
import { grammarBook } from '#writer/languages/registry.ts'
import { analyse } from '#writer/topic/topic.ts'

const allOf = (lines: ByTone): readonly Line[] => Object.values(lines).flat()
const everyLine = (part: unknown): readonly string[] =>
  typeof part === 'string' ? [part] : part !== null && typeof part === 'object' ? Object.values(part).flatMap(everyLine) : []

describe.each(['en'] as const)('the phrase book of %s', (language) => {
  const book = grammarBook(language)
  const hooks = Object.values(book.hooks).flatMap((byVoice) => Object.values(byVoice))

  test('holds at least 40 hooks, 60 body sentences and 25 closing lines', () => {
    expect(new Set(hooks.flatMap(allOf)).size).toBeGreaterThanOrEqual(40)
    expect(new Set(Object.values(book.body).flatMap(allOf)).size).toBeGreaterThanOrEqual(60)
    expect(
      new Set([book.plainQuestions, book.calls, book.questions].flatMap((part) => Object.values(part)).flatMap(allOf)).size,
    ).toBeGreaterThanOrEqual(25)
  })

  test('has hooks, bodies and closing lines of its own for every tone', () => {
    for (const tone of toneIds) {
      expect(book.hooks.talk.activity[tone]?.length, tone).toBeGreaterThanOrEqual(4)
      for (const register of ['practice', 'view', 'story'] as const) {
        expect(book.body[register][tone]?.length, tone).toBeGreaterThanOrEqual(3)
        expect(book.plainQuestions[register][tone]?.length, tone).toBeGreaterThanOrEqual(2)
        expect(book.calls[register][tone]?.length, tone).toBeGreaterThanOrEqual(2)
      }
    }
  })

  test('every hook names the topic and every first line fits before the fold', () => {
    for (const line of hooks.flatMap(allOf)) {
      expect(
        slotsOf(line).some((slot) => /^topic$/i.test(slot)),
        line,
      ).toBe(true)
      expect(line.replace(/\[([^|\]]*)[^\]]*\]/g, '$1').length, line).toBeLessThanOrEqual(110)
    }
  })

  test('every slot of every line has a value', () => {
    const known = new Set([
      ...Object.keys(book.slots(analyse('our bakery opens on Saturday'))),
      'x',
      'X',
      'y',
      'Y',
      'count',
      'countLower',
      'comments',
      'tag',
      'core',
    ])
    for (const line of everyLine(book)) for (const slot of slotsOf(line)) expect(known.has(slot), line).toBe(true)
  })

  test('brackets and braces are balanced and nothing nests', () => {
    for (const line of everyLine(book)) expect(line.replace(/\[[^[\]]*\]|\{\w+\}/g, ''), line).not.toMatch(/[[\]{}|]/)
  })

  test('lines for every tone shout nothing, and no line is worn', () => {
    for (const lines of [...hooks, ...Object.values(book.body), ...Object.values(book.calls)])
      for (const line of lines.any ?? []) expect(line).not.toContain('!')
    const text = everyLine(book).join('\n\n')
    expect((wornPhrases[language] ?? []).flatMap((worn) => worn.exec(text)?.[0] ?? [])).toEqual([])
  })

  test('no tone meets a line twice', () => {
    for (const lines of [...hooks, ...Object.values(book.body), ...Object.values(book.calls), ...Object.values(book.plainQuestions)])
      for (const tone of toneIds) {
        const met = [...(lines.any ?? []), ...(lines[tone] ?? [])]
        expect(met.filter((line, at) => met.indexOf(line) !== at)).toEqual([])
      }
  })
})
