/**
 * `npm run eval -- --model <engine>`: has a model write tasks of `eval/tasks.yaml`, shows what the checks said and did, and has
 * judges compare each text with the same model's answer to a plain prompt. See docs/evaluation.md.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { languageCodes } from '#contract/options.ts'
import { connectEngines } from '#eval/engines.ts'
import { callsOf, evaluate, type Outcome } from '#eval/evaluate.ts'
import { type Run, toData, toMarkdown, toSummary } from '#eval/report.ts'
import { drawTasks, markSpent, readSpent, readTasks, spentFile } from '#eval/tasks.ts'
import { kindNames } from '#kinds/index.ts'
import { createPrivateFolder } from '#server/infra/data-folder.ts'
import { parseEnv } from '#server/infra/env.ts'
import { StartError } from '#server/infra/start-error.ts'

/** Tasks of a run that is not told their number. */
const usualTasks = 48

const usage = `npm run eval -- --model <engine> [--judge <engine> --judge <engine>]

An engine is provider/model, as in AI_MODEL: openai/gpt-5-mini, ollama/llama3.2, compatible/name. Keys and the server's address are
read from AI_API_KEY and AI_BASE_URL, also from .env.

--base-url <url>        the server of the model, instead of AI_BASE_URL
--judge-base-url <url>  the server of the judges, when it is another one
--tasks <n>             how many tasks are drawn (default ${usualTasks}); they are spent then
--spent <file>          where spent tasks are noted (default eval/spent.txt)
--again                 draw from the spent tasks instead, to see whether something broke; prompts cannot be compared on them
--kind <kind>           only this kind; may be repeated: ${kindNames.join(' ')}
--language <code>       only this language; may be repeated: ${languageCodes.join(' ')}
--parallel <n>          tasks at the same time (default 4; choose 1 for a model on this computer)
--out <file>            the report with every text: Markdown, or JSON if it ends in .json; may be repeated
                        (default: eval-<time>.md in the data folder)`

const text = { type: 'string' } as const
const flag = { type: 'boolean', default: false } as const
const several = { type: 'string', multiple: true, default: [] as string[] } as const
const options = {
  model: text,
  judge: several,
  'base-url': text,
  'judge-base-url': text,
  tasks: text,
  spent: { ...text, default: spentFile },
  again: flag,
  kind: several,
  language: several,
  parallel: { ...text, default: '4' },
  out: several,
  help: flag,
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
  readonly spent: string
  readonly again: boolean
}

function drawnTasks({ kind, language, tasks: count, spent: file, again }: Choice) {
  checkNames('kind', kind, kindNames)
  checkNames('language', language, languageCodes)
  const isChosen = (names: readonly string[], name: string) => names.length === 0 || names.includes(name)
  const all = readTasks()
  const chosen = all.filter((task) => isChosen(kind, task.kind) && isChosen(language, task.request.language))
  const spent = readSpent(file)
  const left = new Set(drawTasks(chosen, spent, chosen.length))
  const drawn = drawTasks(
    again ? chosen.filter((task) => !left.has(task)) : [...left],
    new Set(),
    wholeNumber('tasks', count ?? String(usualTasks)),
  )
  if (drawn.length === 0)
    throw new StartError(
      again
        ? 'No task of that kind and language is spent'
        : 'No task of that kind and language is left: write new ones into eval/tasks.yaml',
    )
  return { tasks: drawn, left: all.length - spent.size - (again ? 0 : drawn.length) }
}

/** One line for a finished task. */
function progressLine({ task, ours, verdict }: Outcome, done: number, all: number): string {
  const faults = ours.rounds.map((round) => round.faults.length).join(' → ')
  const judged = verdict && ('taste' in verdict ? `preferred: ${verdict.taste}` : 'not judged')
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
  const { tasks, left } = drawnTasks(values)
  const parallel = wholeNumber('parallel', values.parallel)
  const { writer, judges } = connectEngines({
    model: values.model,
    judges: values.judge,
    judgeBaseUrl: values['judge-base-url'],
    apiKey: env.aiApiKey,
    baseUrl: values['base-url'] ?? env.aiBaseUrl,
    maxOutputTokens: env.aiMaxOutputTokens,
  })
  const files = await reportFiles(values.out, env.dataDir)
  console.log(
    `${callsOf({ tasks, writer, judges })}\n${values.again ? 'The tasks were looked at before.' : `${left} tasks of the bank are left after this run.`}\nCtrl-C stops and shows what there is.\n`,
  )
  if (!values.again) markSpent(tasks, new Date().toISOString().slice(0, 10), values.spent)

  const stopping = new AbortController()
  // A second Ctrl-C ends the process.
  process.once('SIGINT', () => stopping.abort(new Error('stopped')))
  let done = 0
  const onOutcome = (outcome: Outcome) => console.log(progressLine(outcome, ++done, tasks.length))
  const outcomes = await evaluate({ tasks, writer, judges, parallel, signal: stopping.signal, onOutcome })

  const run: Run = { tasks, outcomes, writer: writer.name, judges: judges.map(({ name }) => name) }
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
