import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { golden } from '#eval/golden.ts'
import { builtinLanguages } from '#writer/languages/registry.ts'

test.each(builtinLanguages)('the golden file of %s is what the writer writes today (npm run eval -- --golden)', (language) => {
  expect(readFileSync(new URL(`./golden/${language}.md`, import.meta.url), 'utf8')).toBe(golden(language))
})
