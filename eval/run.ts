/**
 * `npm run eval`: how good the texts are, measured. Without options the whole grid for the built-in writer, the variety of
 * regenerations, what a person sees of a model that misbehaves and, where AI_MODEL is set, what that model makes of the grid.
 *
 *   --language hi   only this language        --kind post    only this kind
 *   --read          prints results to read    --golden       writes the golden files again
 *   --grid, --variety, --misbehaving, --model only this part
 *   --requests 40   that many requests of the grid for the model, spread evenly (100 unless said; they cost what it costs)
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { KindName } from '#contract/kind.ts'
import { type LanguageCode, languageCodes } from '#contract/options.ts'
import { golden } from '#eval/golden.ts'
import { cells } from '#eval/grid.ts'
import { judge } from '#eval/judge.ts'
import { misbehavingReport } from '#eval/misbehaving.ts'
import { modelReport, modelSettings } from '#eval/model.ts'
import { gridReport, varietyReport } from '#eval/report.ts'
import { varieties } from '#eval/variety.ts'
import { kinds } from '#kinds/registry.ts'

/** Topics that each combination of the grid is written with. */
const topicsPerCell = 2
/** Of how many results `--read` prints one. */
const readEvery = 9

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    kind: { type: 'string' },
    read: { type: 'boolean', default: false },
    golden: { type: 'boolean', default: false },
    grid: { type: 'boolean', default: false },
    variety: { type: 'boolean', default: false },
    misbehaving: { type: 'boolean', default: false },
    model: { type: 'boolean', default: false },
    requests: { type: 'string', default: '100' },
  },
})
const isOneOf = <T extends string>(list: readonly T[], value: string): value is T => (list as readonly string[]).includes(value)
const chosen = <T extends string>(list: readonly T[], value: string | undefined, what: string): readonly T[] => {
  if (value === undefined) return list
  if (!isOneOf(list, value)) throw new RangeError(`No ${what} "${value}". There are: ${list.join(', ')}`)
  return [value]
}
const languages = chosen(languageCodes, values.language, 'language')
const kindNames = chosen(Object.keys(kinds) as KindName[], values.kind, 'kind')
const everything = !(values.read || values.golden || values.grid || values.variety || values.misbehaving || values.model)
const requests = Number(values.requests)
if (!Number.isSafeInteger(requests) || requests < 1)
  throw new RangeError(`--requests takes a whole number from 1, not "${values.requests}"`)
const settings = modelSettings(process.env)
if (values.model && !settings) throw new RangeError('--model asks the model that AI_MODEL names, and AI_MODEL is not set')

async function read(language: LanguageCode): Promise<void> {
  let at = 0
  for (const cell of cells(language, 1, kindNames)) {
    if (at++ % readEvery !== 0) continue
    const { text, faults } = await judge(cell)
    const settings = Object.values(cell.request)
      .filter((value) => value !== cell.topic)
      .join(' ')
    console.log(`—— ${cell.kind} · ${cell.topic} · ${settings}\n${text}\n${faults.map(({ message }) => `!! ${message}\n`).join('')}`)
  }
}

if (values.read) for (const language of languages) await read(language)
if (values.golden) {
  mkdirSync('eval/golden', { recursive: true })
  for (const language of languages) writeFileSync(`eval/golden/${language}.md`, golden(language))
}
if (values.grid || everything) {
  const verdicts = []
  for (const language of languages) for (const cell of cells(language, topicsPerCell, kindNames)) verdicts.push(await judge(cell))
  console.log(gridReport(verdicts))
}
if (values.variety || everything) console.log(varietyReport(languages.map((language) => ({ language, rows: varieties(language) }))))
if (values.misbehaving || everything) console.log(await misbehavingReport())
if (settings && (values.model || everything))
  console.log(
    await modelReport(
      languages.flatMap((language) => [...cells(language, 1, kindNames)]),
      requests,
      settings,
    ),
  )
