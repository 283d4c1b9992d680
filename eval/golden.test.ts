import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageCodes } from '#contract/options.ts'
import { golden } from '#eval/golden.ts'

test.each(languageCodes)('the golden file of %s is what the writer writes today (npm run eval -- --golden)', (language) => {
  expect(readFileSync(new URL(`./golden/${language}.md`, import.meta.url), 'utf8')).toBe(golden(language))
})
