import { describe, expect, test } from 'vitest'
import { languageCodes } from '#contract/options.ts'
import { cells } from '#eval/grid.ts'
import { judge } from '#eval/judge.ts'
import { part } from '#tests/support/all.ts'

describe.each(languageCodes)('the built-in writer in %s', (language) => {
  test('passes every check with every kind, platform, tone and length', async () => {
    const failures = []
    const all = [...cells(language, 1)]
    expect(all).toHaveLength(550)
    for (const cell of part(all, 17)) {
      const { faults, text } = await judge(cell)
      if (faults.length > 0) failures.push({ ...cell, text, faults: faults.map(({ message }) => message) })
    }
    expect(failures.slice(0, 3)).toEqual([])
    expect(failures).toHaveLength(0)
  })
})
