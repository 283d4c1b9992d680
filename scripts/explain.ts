/** `npm run explain -- "a sentence from the screen"`: which file and line the built-in writer's words come from. */
import { readFileSync } from 'node:fs'
import { sourcesOf } from '#writer/builtin/phrases/explain.ts'
import { phraseLanguages } from '#writer/builtin/phrases/load.ts'

const sentence = process.argv.slice(2).join(' ').trim()
if (!sentence) throw new Error('Which sentence? npm run explain -- "Who would you tell first?"')

const found = phraseLanguages().flatMap((language) => {
  const file = `phrases/${language}.yaml`
  return sourcesOf(sentence, readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).map((source) => ({ file, ...source }))
})
const most = Math.max(0, ...found.map(({ letters }) => letters))
// Short entries such as "Then:" are in many sentences; next to a long one they say nothing.
for (const { file, line, written } of found.filter(({ letters }) => letters * 3 >= most)) console.log(`${file}:${line}  ${written}`)
if (found.length === 0) console.log('No phrase file has it: the words are the person’s own, or a model wrote them.')
process.exitCode = found.length === 0 ? 1 : 0
