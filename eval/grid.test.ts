import { describe, expect, test } from 'vitest'
import { languageCodes } from '#contract/options.ts'
import { cells } from '#eval/grid.ts'
import { judge } from '#eval/judge.ts'

describe.each(languageCodes)('the built-in writer in %s', (language) => {
  test('passes every check with every kind, platform, tone and length', async () => {
    const failures = []
    let written = 0
    for (const cell of cells(language, 1)) {
      const { faults, text } = await judge(cell)
      written++
      if (faults.length > 0) failures.push({ ...cell, text, faults: faults.map(({ message }) => message) })
    }
    expect(failures.slice(0, 3)).toEqual([])
    expect(failures).toHaveLength(0)
    expect(written).toBe(550)
  }, 120_000)
})
