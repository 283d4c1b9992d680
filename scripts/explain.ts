/** `npm run explain -- "a sentence from the screen"`: which file and line a text of the built-in writer comes from. */
import { readdirSync, readFileSync } from 'node:fs'
import { literalPattern } from '#contract/literal-pattern.ts'
import { type Source, similarEntries, sourcesOf } from '#scripts/phrase-sources.ts'
import { phraseLanguages } from '#writer/builtin/phrases/load.ts'

const root = new URL('../', import.meta.url)
const contentOf = (file: string) => readFileSync(new URL(file, root), 'utf8')

function inPhrases(search: (sentence: string, file: string) => Source[]) {
  return phraseLanguages().flatMap((language) =>
    search(sentence, contentOf(`phrases/${language}.yaml`)).map((source) => ({ file: `phrases/${language}.yaml`, ...source })),
  )
}

/** Files other than phrases that contain the sentence verbatim: buttons, messages, pages. */
function inSources(): string[] {
  const words = sentence.split(/\s+/u).map((word) => literalPattern(word).replace(/['’]/gu, "\\\\?['’]"))
  const pattern = new RegExp(words.join('\\s+'), 'iu')
  return ['contract', 'platforms', 'app', 'kinds', 'api', 'server', 'content'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => /\.(?:tsx?|md)$/u.test(file) && !/\.(?:test|fixture)\.tsx?$|^kinds\/.*\.server\.ts$/u.test(file))
      .flatMap((file) => {
        const text = contentOf(file)
        const at = text.search(pattern)
        return at < 0 ? [] : [`${file}:${text.slice(0, at).split('\n').length}`]
      }),
  )
}

const sentence = process.argv.slice(2).join(' ').trim()
if (!sentence) {
  console.error('Which sentence? npm run explain -- "Who would you tell first?"')
  process.exit(1)
}
/** Removes short entries such as "Then:", which match many sentences, when there is a longer match. */
function relevant(sources: readonly (Source & { file: string })[]) {
  const longest = Math.max(0, ...sources.map(({ letters }) => letters))
  return sources
    .filter(({ letters }) => letters * 3 >= longest)
    .map(({ file, line, list, written }) => `${file}:${line}  ${list}  ${written}`)
}
const print = (heading: string, lines: readonly string[]) => {
  if (lines.length > 0) console.log([heading, ...lines.slice(0, 12), ...(lines.length > 12 ? ['…'] : [])].join('\n'))
}

const matches = relevant(inPhrases(sourcesOf))
for (const line of matches) console.log(line)
if (matches.length === 0) {
  const screens = sentence.length < 8 ? [] : inSources()
  const similar = relevant(inPhrases(similarEntries).sort((a, b) => b.letters - a.letters))
  print('It is no line of the writer: the product itself says it. Leave a change in .ts and .tsx files to a programmer.', screens)
  print('No phrase file has it word for word. These come near:', similar)
  if (screens.length + similar.length === 0)
    console.log(
      'Not found. The words are the user’s own, a model wrote them, the line has been changed since, or the product puts a name or a number into them.',
    )
  process.exitCode = 1
}
