/** `npm run explain -- "a sentence from the screen"`: which file and line the built-in writer's words come from. */
import { readdirSync, readFileSync } from 'node:fs'
import { escaped } from '#writer/builtin/phrases/cues.ts'
import { similarEntries, type Source, sourcesOf } from '#writer/builtin/phrases/explain.ts'
import { phraseLanguages } from '#writer/builtin/phrases/load.ts'

const root = new URL('../', import.meta.url)
const contentOf = (file: string) => readFileSync(new URL(file, root), 'utf8')

function inPhrases(look: (sentence: string, file: string) => Source[]) {
  return phraseLanguages().flatMap((language) =>
    look(sentence, contentOf(`phrases/${language}.yaml`)).map((source) => ({ file: `phrases/${language}.yaml`, ...source })),
  )
}

/** Files of the product, other than phrases, that hold the sentence word for word: buttons, messages, pages. */
function onScreens(): string[] {
  const words = sentence.split(/\s+/u).map((word) => escaped(word).replace(/['’]/gu, "\\\\?['’]"))
  const pattern = new RegExp(words.join('\\s+'), 'iu')
  return ['contract', 'platforms', 'app', 'kinds', 'server', 'content'].flatMap((folder) =>
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
/** Short entries such as "Then:" are in many sentences; next to a long one they say nothing. */
function telling(sources: readonly (Source & { file: string })[]) {
  const most = Math.max(0, ...sources.map(({ letters }) => letters))
  return sources.filter(({ letters }) => letters * 3 >= most).map(({ file, line, list, written }) => `${file}:${line}  ${list}  ${written}`)
}
const print = (heading: string, lines: readonly string[]) => {
  if (lines.length > 0) console.log([heading, ...lines.slice(0, 12), ...(lines.length > 12 ? ['…'] : [])].join('\n'))
}

const found = telling(inPhrases(sourcesOf))
for (const line of found) console.log(line)
if (found.length === 0) {
  const screens = sentence.length < 8 ? [] : onScreens()
  const near = telling(inPhrases(similarEntries).sort((a, b) => b.letters - a.letters))
  print('It is no line of the writer: the product itself says it. Leave a change in .ts and .tsx files to a programmer.', screens)
  print('No phrase file has it word for word. These come near:', near)
  if (screens.length + near.length === 0)
    console.log(
      'Not found. The words are the person’s own, a model wrote them, the line has been changed since, or the product puts a name or a number into them.',
    )
  process.exitCode = 1
}
