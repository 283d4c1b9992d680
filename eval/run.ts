/**
 * `npm run eval -- --model <engine>`: has a model write the tasks of `eval/tasks.yaml`, shows what the checks said and did, and has a
 * judge compare each text with the same model's answer to a plain prompt. See docs/evaluation.md.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { languageCodes } from '#contract/options.ts'
import { connectEngines } from '#eval/engines.ts'
import { callsOf, evaluate, type Outcome } from '#eval/evaluate.ts'
import { type Run, toData, toMarkdown, toSummary } from '#eval/report.ts'
import { readTasks, sampleTasks } from '#eval/tasks.ts'
import { kindNames } from '#kinds/index.ts'
import { createPrivateFolder } from '#server/platform/data-folder.ts'
import { parseEnv } from '#server/platform/env.ts'
import { StartError } from '#server/platform/start-error.ts'

const usage = `npm run eval -- --model <engine> [--judge <engine>]

An engine is provider/model, as in AI_MODEL: openai/gpt-5-mini, ollama/llama3.2, compatible/name. Keys and the server's address are
read from AI_API_KEY and AI_BASE_URL, also from .env.

--base-url <url>        the server of the model, instead of AI_BASE_URL
--judge-base-url <url>  the server of the judge, when it is another one
--tasks <n>             only n tasks, evenly spaced
--kind <kind>           only this kind; may be repeated: ${kindNames.join(' ')}
--language <code>       only this language; may be repeated: ${languageCodes.join(' ')}
--parallel <n>          tasks at the same time (default 4; choose 1 for a model on this computer)
--seed <text>           which text of a pair the judge reads first (default 1)
--out <file>            the report with every text: Markdown, or JSON if it ends in .json; may be repeated
                        (default: eval-<time>.md in the data folder)`

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const several = { type: 'string', multiple: true, default: [] as string[] } as const
const options = {
  ...{ model: text, judge: text, 'base-url': text, 'judge-base-url': text },
  ...{ tasks: text, kind: several, language: several, parallel: { ...text, default: '4' }, seed: { ...text, default: '1' } },
  ...{ out: several, help: flag },
} as const

/** A whole number from 1. @throws StartError */
function wholeNumber(option: string, value: string): number {
  if (/^[1-9]\d{0,4}$/.test(value)) return Number(value)
  throw new StartError(`--${option} takes a whole number from 1, not "${value}"`)
}

/** @throws StartError when a name is not listed */
function checkNames(option: string, names: readonly string[], list: readonly string[]): void {
  const unknown = names.find((name) => !list.includes(name))
  if (unknown !== undefined) throw new StartError(`--${option} ${unknown}: choose one of ${list.join(', ')}`)
}

interface Choice {
  readonly kind: readonly string[]
  readonly language: readonly string[]
  readonly tasks?: string | undefined
}

function chosenTasks({ kind, language, tasks: count }: Choice) {
  checkNames('kind', kind, kindNames)
  checkNames('language', language, languageCodes)
  const isChosen = (names: readonly string[], name: string) => names.length === 0 || names.includes(name)
  const tasks = readTasks().filter((task) => isChosen(kind, task.kind) && isChosen(language, task.request.language))
  if (tasks.length === 0) throw new StartError('No task is of that kind and language')
  return count === undefined ? tasks : sampleTasks(tasks, wholeNumber('tasks', count))
}

/** One line for a finished task. */
function progressLine({ task, ours, verdict }: Outcome, done: number, all: number): string {
  const faults = ours.rounds.map((round) => round.faults.length).join(' → ')
  const judged = verdict && ('prefer' in verdict ? `preferred: ${verdict.prefer}` : 'not judged')
  return [
    `${done}/${all}`,
    task.id,
    ours.end,
    ...(faults ? [`faults ${faults}`] : []),
    `${ours.seconds.toFixed(1)} s`,
    ...(judged ? [judged] : []),
  ].join(' · ')
}

/** The files for the report; creates them, so that one that cannot be written is noticed before a call is paid. */
async function reportFiles(given: readonly string[], dataDir: string): Promise<readonly string[]> {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '')
  if (given.length === 0) await createPrivateFolder(dataDir)
  const files = given.length > 0 ? given : [join(dataDir, `eval-${time}.md`)]
  for (const file of files) {
    mkdirSync(dirname(file), { recursive: true })
    appendFileSync(file, '')
  }
  return files
}

function save(file: string, run: Run): void {
  writeFileSync(file, file.endsWith('.json') ? `${JSON.stringify(toData(run), null, 2)}\n` : toMarkdown(run))
  console.log(`Every text is in ${file}`)
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options })
  if (values.help || !values.model) {
    console.log(usage)
    if (!values.help) process.exitCode = 1
    return
  }
  const env = parseEnv(process.env)
  const tasks = chosenTasks(values)
  const parallel = wholeNumber('parallel', values.parallel)
  const { writer, judge } = connectEngines({
    ...{ model: values.model, judge: values.judge, judgeBaseUrl: values['judge-base-url'] },
    ...{ apiKey: env.aiApiKey, baseUrl: values['base-url'] ?? env.aiBaseUrl, maxOutputTokens: env.aiMaxOutputTokens },
  })
  const files = await reportFiles(values.out, env.dataDir)
  console.log(`${callsOf({ tasks, writer, judge })}\nCtrl-C stops and shows what there is.\n`)

  const stopping = new AbortController()
  // A second Ctrl-C ends the process.
  process.once('SIGINT', () => stopping.abort(new Error('stopped')))
  let done = 0
  const onOutcome = (outcome: Outcome) => console.log(progressLine(outcome, ++done, tasks.length))
  const { seed } = values
  const outcomes = await evaluate({ tasks, writer, judge, seed, parallel, signal: stopping.signal, onOutcome })

  const run: Run = { tasks, seed, outcomes, writer: writer.name, judge: judge?.name }
  console.log(`\n${toSummary(run)}\n`)
  for (const file of files) save(file, run)
  if (outcomes.every(({ ours }) => ours.end !== 'delivered')) process.exitCode = 1
}

try {
  await main()
} catch (error) {
  const isUsage = error instanceof StartError || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
  if (!isUsage) throw error
  console.error((error as Error).message)
  process.exitCode = 1
}
