/** `npm run phrases`: checks phrase files and prints texts that the built-in writer makes with them. See docs/guides/phrases.md. */
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs, styleText } from 'node:util'
import type { Arranged, Note } from '#contract/arranged.ts'
import type { Kind } from '#contract/kind.ts'
import { countedBody, countWords } from '#contract/measure.ts'
import { occasionIds } from '#contract/occasions.ts'
import { defaultHashtagPlatform, type LanguageCode, languageCodes } from '#contract/options.ts'
import type { ResultNotes } from '#contract/result-notes.ts'
import { type Facts, type Role, roleIds } from '#contract/roles.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { type KindName, kindNames, kinds } from '#kinds/index.ts'
import { guessReport } from '#scripts/guess-report.ts'
import { combined, optionsOf } from '#scripts/request-options.ts'
import { finalResult } from '#tests/support/partials.ts'
import { allLists } from '#writer/builtin/phrases/check-lists.ts'
import { checksOf, inspectPhrases, phraseLanguages } from '#writer/builtin/phrases/load.ts'
import { CannotRewrite } from '#writer/builtin/rearrange.ts'
import type { Writer } from '#writer/writer.ts'

const text = { type: 'string', default: '' } as const
const { values } = parseArgs({
  options: {
    language: text,
    topic: text,
    details: text,
    topics: text,
    find: text,
    guess: text,
    kind: text,
    occasion: text,
    rewrite: text,
    fact: { type: 'string', multiple: true, default: [] },
    platform: text,
    tone: text,
    length: text,
    complexity: text,
    audience: text,
    category: text,
    count: text,
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    coverage: { type: 'boolean', default: false },
  },
})

/** Fields of a request that are set by an option of another name. */
const optionNames: Readonly<Record<string, string>> = { platforms: 'platform', targetAudience: 'audience' }
const optionOf = (field: string) => (optionNames[field] ?? field) as keyof typeof values
/** Values of options that are not set; of those that a kind does not have, its sample is used. */
const defaults: Readonly<Record<string, string>> = { platform: defaultHashtagPlatform, tone: 'casual', length: 'standard' }
/** Options whose values are all tried with `--find` when they are not set. */
const searched = ['platform', 'length']
const rewrites = ['shorter', 'longer', 'simpler', 'hook'] as const

/** With `--find`: maximum texts to print, and seeds to try. */
const mostFound = 3
const triedSeeds = 24

/** One item of a list, or all for `all`. @throws Error with the valid values */
function chosen<const Ids extends readonly string[]>(option: string, value: string, ids: Ids): Ids[number][] {
  if (value === 'all' && option !== 'language') return [...ids]
  if (ids.includes(value)) return [value]
  throw new Error(`--${option} ${value}: choose one of ${ids.join(', ')}${option === 'language' ? '' : ', or all'}`)
}

const languageOf = (): LanguageCode => chosen('language', values.language || 'en', languageCodes)[0] ?? 'en'

/** The values of each option, of all kinds together. */
function optionValues(of: readonly KindName[]): Map<string, string[]> {
  const all = of.flatMap((kind) => Object.entries(optionsOf(kind)).map(([field, list]) => [optionOf(field), list.map(String)] as const))
  return new Map(
    [...Map.groupBy(all, ([option]) => option)].map(([option, lists]) => [option, [...new Set(lists.flatMap(([, list]) => list))]]),
  )
}

const usage = () => `npm run phrases -- --language de --check
npm run phrases -- --coverage     which lists of the checks each language has not: there they are silent
npm run phrases -- --language de --topic "…" --details "one; two; three"
npm run phrases -- --language de --topic "…" --fact price=£25 --fact steps="First" --fact steps="Second"
npm run phrases -- --language de --topics a-file.txt     one topic a line, "topic | detail; price=£25; detail"
npm run phrases -- --language de --topic "…" --find "a line of ours"     only texts that hold it, at most three
npm run phrases -- --language de --guess a-file.txt     how often the occasion is guessed right, "# offer" above its topics

--kind ${[...kindNames, 'all'].join(' ')}
${[...optionValues(kindNames)]
  .filter(([option]) => option in values)
  .map(([option, list]) => `--${option} ${[...list, 'all'].join(' ')}`)
  .join('\n')}
--occasion ${occasionIds.join(' ')}
--fact ${roleIds.map((role) => `${role}=`).join(' ')}
--rewrite ${rewrites.join(' ')}
--seed 1, 2, 3 … other versions`

function check(languages: readonly string[]): boolean {
  let faults = 0
  for (const language of languages) {
    const address = new URL(`../phrases/${language}.yaml`, import.meta.url)
    const file = `${language}.yaml`
    const found = existsSync(address) ? inspectPhrases(readFileSync(address, 'utf8'), file) : [{ line: 1, message: 'is missing' }]
    for (const { line, message } of found) console.log(`phrases/${file}:${line} ${message}`)
    faults += found.length
  }
  const count = `${languages.length} phrase ${languages.length === 1 ? 'file' : 'files'} checked`
  console.log(faults === 0 ? `${count}, no faults` : styleText('red', `${count}, ${faults} ${faults === 1 ? 'fault' : 'faults'}`))
  return faults === 0
}

/** A table of the lists that some of the languages have not. */
function coverage(among: readonly LanguageCode[]): string {
  const rows = allLists.flatMap((name) => {
    const lacking = among.map((language) => checksOf(language).lacks.includes(name))
    return lacking.includes(true) ? [`${name.padEnd(24)}${lacking.map((lacks) => (lacks ? ' – ' : ' · ')).join(' ')}`] : []
  })
  return [`${'check.list'.padEnd(24)}${among.map((language) => ` ${language}`).join(' ')}`, ...rows, '– no list: the check is silent'].join(
    '\n',
  )
}

interface GivenText {
  readonly topic: string
  readonly details: string
  readonly facts: Facts
}

/** The fact of "price=£25"; null where no role stands before the sign. */
function factIn(entry: string): { readonly role: Role; readonly fact: string } | null {
  const [name = '', ...rest] = entry.split('=')
  const role = roleIds.find((id) => id === name.trim())
  return role && rest.length > 0 ? { role, fact: rest.join('=').trim() } : null
}

/** A topic with what follows it: "price=£25" is a fact, anything else a detail. Each "steps=" adds a step. */
function givenText(topic: string, entries: readonly string[]): GivenText {
  const named = entries.flatMap((entry) => factIn(entry) ?? [])
  const steps = named.filter(({ role }) => role === 'steps').map(({ fact }) => fact)
  const facts = { ...Object.fromEntries(named.map(({ role, fact }) => [role, fact])), ...(steps.length > 0 && { steps }) }
  return { topic, details: entries.filter((entry) => !factIn(entry)).join('\n'), facts }
}

const entriesOf = (given: string) => given.split(/;\s*/u).map((entry) => entry.trim())

/** Topics with details and facts, from the options, a file, or the samples. @throws Error for a fact that has no known role */
function topics(): GivenText[] {
  const unknown = values.fact.find((entry) => !factIn(entry))
  if (unknown !== undefined) throw new Error(`--fact ${unknown}: write role=text, with one of ${roleIds.join(', ')}`)
  if (values.topic) return [givenText(values.topic, [...entriesOf(values.details), ...values.fact])]
  const file = values.topics || new URL('../phrases/samples.txt', import.meta.url)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [topic = '', given = ''] = line.split('|')
      return givenText(topic.trim(), entriesOf(given))
    })
}

const noteText = ({ code, ...rest }: Note) => (Object.keys(rest).length > 0 ? `${code} ${JSON.stringify(rest)}` : code)
const folded = (content: string) => content.toLowerCase().replace(/\s+/gu, ' ')
/** Matching texts that were printed. */
let printed = 0

function print(title: string, content: string, { occasion, guessed, notes }: Arranged, language: LanguageCode) {
  if (values.find && !folded(content).includes(folded(values.find))) return
  printed++
  const words = countWords(countedBody(content), language)
  console.log(styleText('bold', `\n── ${title} · ${occasion}${guessed ? ' (guessed)' : ''} · ${words} words`))
  if (notes.length > 0) console.log(styleText('dim', `   notes: ${notes.map(noteText).join(' · ')}`))
  console.log(content)
}

/** The combinations of option values that texts of a kind are written with. */
function fieldsOf(name: KindName) {
  const lists = Object.entries(optionsOf(name)).map(([field, list]) => {
    const option = optionOf(field)
    const value = values[option] || (values.find && searched.includes(option) ? 'all' : defaults[option])
    const matches = value === 'all' ? list : list.filter((item) => String(item) === value)
    return [field, matches.length > 0 ? matches : [kinds[name].sample[field as never]]] as const
  })
  return combined(Object.fromEntries(lists))
}

/** The text of a kind as a user sees it, or its rewrite; `null` when the writer refuses the rewrite. */
function resultOf(kind: Kind, writer: Writer, request: never, seed: number) {
  const result = finalResult(writer.arrange(request, seed))
  const how = rewrites.find((id) => id === values.rewrite)
  if (!how) return result
  const changed = kind.rewrites[how]?.(request, result)
  if (!changed) return null
  try {
    return finalResult(writer.rearrange(changed, { how, earlier: { request, result } }, seed))
  } catch (error) {
    if (error instanceof CannotRewrite) return null
    throw error
  }
}

/** What a user sees in place of a text that would hold nothing but the topic. */
function printQuestions(title: string, ask: NonNullable<ResultNotes['ask']>, { occasion, guessed }: Arranged) {
  if (values.find) return
  console.log(styleText('bold', `\n── ${title} · ${occasion}${guessed ? ' (guessed)' : ''} · asks instead of writing`))
  for (const { role, question } of ask) console.log(`${role}: ${question}`)
}

async function show() {
  const language = languageOf()
  const [occasion] = values.occasion ? chosen('occasion', values.occasion, occasionIds) : []
  if (values.rewrite) chosen('rewrite', values.rewrite, rewrites)
  const names = chosen('kind', values.kind || (values.find ? 'all' : 'post'), kindNames)
  for (const [option, list] of optionValues(names)) {
    const value = values[option as keyof typeof values]
    if (value) chosen(option, String(value), list)
  }
  for (const { topic, details, facts } of topics())
    for (let seed = Number(values.seed); seed < Number(values.seed) + (values.find ? triedSeeds : 1); seed++)
      for (const name of names)
        for (const fields of fieldsOf(name)) {
          if (values.find && printed === mostFound) return
          const { schema, writer } = serverKinds[name]
          const subject = 'prompt' in kinds[name].sample ? { prompt: topic } : { topic }
          const request = schema.request.parse({ ...kinds[name].sample, ...subject, details, facts, occasion, ...fields, language })
          const result = resultOf(kinds[name] as Kind, (await writer()) as Writer, request as never, seed)
          const options = Object.values(fields).filter((value) => value !== undefined && typeof value !== 'boolean')
          const title = [name, language, ...options].join(' · ')
          const { arranged, ask } = (result ?? {}) as ResultNotes
          if (result && arranged && ask) printQuestions(title, ask, arranged)
          else if (result && arranged) print(title, (kinds[name] as Kind).text(result), arranged, language)
        }
  if (values.find && printed === 0)
    console.log(
      `No text of ${triedSeeds} turns holds “${values.find}”. Try the occasion of its list (--occasion), a tone (--tone all), --rewrite hook for “hooks”, or another topic. Without details or facts most kinds ask instead of writing.`,
    )
}

try {
  if (values.help) {
    console.log(usage())
    process.exit()
  }
  const among = values.language ? chosen('language', values.language, languageCodes) : phraseLanguages()
  const isSound = check(among)
  if (isSound && values.coverage) console.log(coverage(among))
  else if (isSound && values.guess) console.log(guessReport(readFileSync(values.guess, 'utf8'), languageOf()))
  else if (isSound && !values.check) await show()
  process.exitCode = isSound ? 0 : 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
