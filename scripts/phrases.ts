/** `npm run phrases`: checks phrase files and prints texts that the built-in writer makes with them. See docs/guides/phrases.md. */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs, styleText } from 'node:util'
import type { Note } from '#contract/arranged.ts'
import { countedBody, countWords } from '#contract/measure.ts'
import { type Occasion, occasionIds } from '#contract/occasions.ts'
import {
  audienceIds,
  complexityIds,
  defaultDescriptionPlatform,
  defaultHashtagPlatform,
  descriptionPlatforms,
  ideaCategoryIds,
  languageCodes,
  postLengthIds,
  postPlatforms,
  scriptLengthIds,
  titlePlatforms,
  toneIds,
} from '#contract/options.ts'
import { arrangeDescription } from '#writer/builtin/description.ts'
import { hashtagsOf } from '#writer/builtin/hashtags.ts'
import { arrangeIdeas } from '#writer/builtin/ideas.ts'
import { inspectPhrases, phraseLanguages } from '#writer/builtin/phrases/load.ts'
import { arrangePost } from '#writer/builtin/post.ts'
import { type Reading, read } from '#writer/builtin/reading.ts'
import { arrangeScript } from '#writer/builtin/script.ts'
import { arrangeTitles } from '#writer/builtin/titles.ts'

const kinds = ['post', 'titles', 'description', 'hashtags', 'ideas', 'script'] as const
const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    language: { type: 'string', default: '' },
    topic: { type: 'string', default: '' },
    details: { type: 'string', default: '' },
    topics: { type: 'string', default: '' },
    find: { type: 'string', default: '' },
    kind: { type: 'string', default: '' },
    platform: { type: 'string', default: '' },
    tone: { type: 'string', default: 'casual' },
    length: { type: 'string', default: '' },
    complexity: { type: 'string', default: 'moderate' },
    audience: { type: 'string', default: 'general' },
    category: { type: 'string', default: 'any' },
    count: { type: 'string', default: '5' },
    occasion: { type: 'string', default: '' },
    seed: { type: 'string', default: '1' },
    rewrite: { type: 'string', default: '' },
  },
})
/** With `--find`, all values of options that are not given are tried. */
const usual = (option: 'kind' | 'platform' | 'length', otherwise: string) => values[option] || (values.find ? 'all' : otherwise)

const usualPlatform = defaultHashtagPlatform
const isChosen = (ids: readonly string[], value: string) => ids.includes(value)

/** With `--find`: maximum texts to print, and seeds to try. */
const mostFound = 3
const triedTurns = 24

/** One item of a list, or all for `all`. @throws Error with the valid values */
function chosen<const Ids extends readonly string[]>(option: string, value: string, ids: Ids): Ids[number][] {
  if (value === 'all') return [...ids]
  if (!ids.includes(value))
    throw new Error(`--${option} ${value}: choose one of ${ids.join(', ')}${option === 'language' ? '' : ', or all'}`)
  return [value]
}

const usage = `npm run phrases -- --language de --check
npm run phrases -- --language de --topic "…" --details "one; two; three"
npm run phrases -- --language de --topics a-file.txt     one topic a line, "topic | detail; detail"
npm run phrases -- --language de --topic "…" --find "a line of ours"     only texts that hold it, at most three

--kind ${[...kinds, 'all'].join(' ')}
--platform ${[...postPlatforms, 'all'].join(' ')}
--tone ${[...toneIds, 'all'].join(' ')}
--length ${postLengthIds.join(' ')}
--complexity ${complexityIds.join(' ')}
--audience ${audienceIds.join(' ')}
--category ${ideaCategoryIds.join(' ')}
--occasion ${occasionIds.join(' ')}
--rewrite shorter longer simpler hook tone
--count 1 to 10 ideas   --seed 1, 2, 3 … other turns`

function check(languages: readonly string[]): boolean {
  let faults = 0
  for (const language of languages) {
    const address = new URL(`../phrases/${language}.yaml`, import.meta.url)
    const file = `${language}.yaml`
    const found = existsSync(address) ? inspectPhrases(readFileSync(address, 'utf8'), file).faults : [{ line: 1, message: 'is missing' }]
    for (const { line, message } of found) console.log(`phrases/${file}:${line} ${message}`)
    faults += found.length
  }
  const count = `${languages.length} phrase ${languages.length === 1 ? 'file' : 'files'} checked`
  console.log(faults === 0 ? `${count}, no faults` : styleText('red', `${count}, ${faults} ${faults === 1 ? 'fault' : 'faults'}`))
  return faults === 0
}

/** Topics with details, from the options, a file, or the samples. */
function topics(): { topic: string; details: string }[] {
  if (values.topic) return [{ topic: values.topic, details: values.details.replace(/;\s*/gu, '\n') }]
  const file = values.topics || new URL('../phrases/samples.txt', import.meta.url)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [topic = '', details = ''] = line.split('|')
      return { topic: topic.trim(), details: details.trim().replace(/;\s*/gu, '\n') }
    })
}

const said = (note: Note) => {
  const { code, ...rest } = note
  return Object.keys(rest).length > 0 ? `${code} ${JSON.stringify(rest)}` : code
}

const folded = (text: string) => text.toLowerCase().replace(/\s+/gu, ' ')
/** Matching texts that were printed. */
let holding = 0

function print(reading: Reading, title: string, text: string, notes: readonly Note[]) {
  if (values.find && (holding === mostFound || !folded(text).includes(folded(values.find)))) return
  holding++
  const words = countWords(countedBody(text), reading.language)
  console.log(styleText('bold', `\n── ${title} · ${reading.occasion}${reading.guessed ? ' (guessed)' : ''} · ${words} words`))
  if (notes.length > 0) console.log(styleText('dim', `   notes: ${notes.map(said).join(' · ')}`))
  console.log(text)
}

function write(kind: (typeof kinds)[number], reading: Reading, seed: number) {
  const hook = values.rewrite === 'hook'
  const [complexity = 'moderate'] =
    values.rewrite === 'simpler' ? (['simple'] as const) : chosen('complexity', values.complexity, complexityIds)
  const { tone, language } = reading
  const named = `${kind} · ${language} · ${tone}`
  const step = values.rewrite === 'shorter' ? -1 : values.rewrite === 'longer' ? 1 : 0
  const stepped = <const Ids extends readonly string[]>(ids: Ids, id: Ids[number]): Ids[number] =>
    ids[Math.min(ids.length - 1, Math.max(0, ids.indexOf(id) + step))] ?? id
  if (kind === 'post')
    for (const platform of chosen('platform', usual('platform', usualPlatform), postPlatforms))
      for (const asked of chosen('length', usual('length', 'standard'), postLengthIds)) {
        const length = stepped(postLengthIds, asked)
        const { caption, title, notes } = arrangePost(reading, { platform, length, complexity, premium: false, hook }, seed)
        print(reading, `${named} · ${platform} · ${length}`, title === undefined ? caption : `[title] ${title}\n\n${caption}`, notes)
      }
  if (kind === 'titles')
    for (const platform of chosen('platform', usual('platform', usualPlatform), titlePlatforms)) {
      const { titles, notes } = arrangeTitles(reading, { platform, hook, ...(step < 0 && { most: 45 }) }, seed)
      print(reading, `${named} · ${platform}`, titles.join('\n'), notes)
    }
  if (kind === 'description')
    for (const platform of chosen(
      'platform',
      isChosen(descriptionPlatforms, values.platform) || !isChosen(postPlatforms, values.platform)
        ? usual('platform', usualPlatform)
        : defaultDescriptionPlatform,
      descriptionPlatforms,
    )) {
      const { description, notes } = arrangeDescription(reading, { platform, complexity, hook, ...(step !== 0 && { step }) }, seed)
      print(reading, `${named} · ${platform}`, description, notes)
    }
  if (kind === 'hashtags') print(reading, named, hashtagsOf(reading, 10, 'always').join(' '), [])
  if (kind === 'ideas')
    for (const category of chosen('category', values.category, ideaCategoryIds)) {
      const { ideas, notes } = arrangeIdeas(reading, { category, count: Number(values.count), hook }, seed)
      const text = ideas.map(
        ({ title, description, platforms }, at) => `${at + 1}. ${title}\n   ${description}\n   (${platforms.join(', ')})`,
      )
      print(reading, `${named} · ${category}`, text.join('\n'), notes)
    }
  if (kind === 'script')
    for (const audience of chosen('audience', values.audience, audienceIds))
      for (const asked of chosen('length', usual('length', 'short'), scriptLengthIds)) {
        const { script, notes } = arrangeScript(reading, { length: stepped(scriptLengthIds, asked), audience, complexity, hook }, seed)
        print(reading, `${named} · ${asked} · ${audience}`, script, notes)
      }
}

function show() {
  const [language = 'en'] = chosen('language', values.language || 'en', languageCodes)
  const [occasion] = values.occasion ? chosen('occasion', values.occasion, occasionIds) : [undefined]
  for (const { topic, details } of topics())
    for (const tone of chosen('tone', values.tone, toneIds)) {
      const reading = read({ topic, details, language, tone, occasion: occasion as Occasion | undefined })
      for (let turn = 0; turn < (values.find ? triedTurns : 1); turn++)
        for (const kind of chosen('kind', usual('kind', 'post'), kinds)) write(kind, reading, Number(values.seed) + turn)
    }
  if (values.find && holding === 0)
    console.log(
      `No text of ${triedTurns} turns holds “${values.find}”. Try the occasion of its list (--occasion), a tone (--tone all), --rewrite hook for “hooks”, or another topic.`,
    )
}

try {
  if (values.help) {
    console.log(usage)
    process.exit()
  }
  const isSound = check(values.language ? chosen('language', values.language, languageCodes) : phraseLanguages())
  if (isSound && !values.check) show()
  process.exitCode = isSound ? 0 : 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
