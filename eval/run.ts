/**
 * `npm run eval`: measures the quality of a model's texts: what the user sees when a model misbehaves and, if AI_MODEL is set, how that
 * model does on a grid of requests. The built-in writer is covered by tests (`kinds/builtin.test.ts`).
 *
 *   --language hi   only this language        --kind post    only this kind
 *   --misbehaving, --model                    only this part
 *   --requests 40   number of requests to the model, sampled evenly from the grid (default 100; the provider bills them)
 */
import { parseArgs } from 'node:util'
import { languageCodes } from '#contract/options.ts'
import { cells } from '#eval/grid.ts'
import { misbehavingReport } from '#eval/misbehaving.ts'
import { modelReport, modelSettings } from '#eval/model.ts'
import { kindNames } from '#kinds/index.ts'

const { values } = parseArgs({
  options: {
    language: { type: 'string' },
    kind: { type: 'string' },
    misbehaving: { type: 'boolean', default: false },
    model: { type: 'boolean', default: false },
    requests: { type: 'string', default: '100' },
  },
})
/** The listed item with that name, or all of them without a name. */
function chosen<T extends string>(list: readonly T[], name: string | undefined): readonly T[] {
  const found = list.filter((item) => name === undefined || item === name)
  if (found.length === 0) throw new RangeError(`There is no "${name}". Choose one of ${list.join(', ')}`)
  return found
}
const languages = chosen(languageCodes, values.language)
const names = chosen(kindNames, values.kind)
const everything = !(values.misbehaving || values.model)
const requests = Number(values.requests)
if (!Number.isSafeInteger(requests) || requests < 1)
  throw new RangeError(`--requests takes a whole number from 1, not "${values.requests}"`)
const settings = modelSettings(process.env)
if (values.model && !settings) throw new RangeError('--model asks the model that AI_MODEL names, and AI_MODEL is not set')

if (values.misbehaving || everything) console.log(await misbehavingReport())
if (settings && (values.model || everything))
  console.log(
    await modelReport(
      languages.flatMap((language) => [...cells(language, names)]),
      requests,
      settings,
    ),
  )
