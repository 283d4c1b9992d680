import { describe, expect, test } from 'vitest'
import { languageCodes } from '#contract/options.ts'
import { varieties } from '#eval/variety.ts'

/** How often two of twenty regenerations may have a full sentence in common, and how much of them. */
const most = 0.2

describe.each(languageCodes)('twenty regenerations of one request in %s', (language) => {
  const rows = varieties(language)

  test('share no full sentence in four fifths of the pairs of posts', () => {
    const repeating = rows.filter(({ name, pairsSharing }) => name.startsWith('post') && pairsSharing > most)
    expect(repeating).toEqual([])
  })

  test('have at most a fifth of their sentences in common, whatever the kind', () => {
    expect(rows.filter(({ sentencesShared }) => sentencesShared > most)).toEqual([])
  })
})
