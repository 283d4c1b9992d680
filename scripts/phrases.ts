/** `npm run phrases`: checks phrase files, and prints what the built-in writer makes of topics with them. docs/guides/phrases.md */
import { readFileSync } from 'node:fs'
import { parseArgs, styleText } from 'node:util'
import { type LanguageCode, languageCodes } from '#contract/options.ts'
import { inspectPhrases, phraseLanguages } from '#writer/builtin/phrases/load.ts'

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    language: { type: 'string', default: '' },
  },
})

const asked = values.language ? [values.language as LanguageCode] : phraseLanguages()
const unknown = asked.find((language) => !languageCodes.includes(language))
if (unknown !== undefined) throw new Error(`${unknown} is no language: choose one of ${languageCodes.join(', ')}`)

let faults = 0
for (const language of asked) {
  const file = `${language}.yaml`
  const found = inspectPhrases(readFileSync(new URL(`../phrases/${file}`, import.meta.url), 'utf8'), file).faults
  for (const { line, message } of found) console.log(`phrases/${file}:${line} ${message}`)
  faults += found.length
}
console.log(
  faults === 0
    ? `${asked.length} phrase ${asked.length === 1 ? 'file' : 'files'} checked, no faults`
    : styleText('red', `${faults} faults`),
)
process.exitCode = faults === 0 ? 0 : 1
