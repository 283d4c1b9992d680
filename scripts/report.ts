import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, relative, resolve } from 'node:path'
import { stripVTControlCharacters, styleText } from 'node:util'

/** What one part of `npm test` found. A check that is not made of tests counts as one. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** What failed and the first line of why, one text for each that has a name. */
  readonly failures?: readonly string[]
}

interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    /** Its path on this machine. */
    name: string
    status: string
    /** Why it broke outside its tests. */
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** Terminal colours are left out: a report is read in files too. */
const named = (where: string, why: string | undefined) => `${where}: ${stripVTControlCharacters(why ?? '').split('\n')[0]}`

/** Reads vitest's JSON report. A file that breaks before its tests has no failed test, so it counts as one itself. */
export function readVitest(report: string): Tally {
  const { numPassedTests: passed, numPendingTests, numTodoTests, testResults } = JSON.parse(report) as VitestReport
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [named(file, message)]
    return failed.map(({ fullName, failureMessages }) => named(`${file} › ${fullName}`, failureMessages[0]))
  })
  return { passed, failed: failures.length, skipped: numPendingTests + numTodoTests, failures }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: PlaywrightError[]
  suites: PlaywrightSuite[]
}

interface PlaywrightError {
  message?: string
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    line: number
    /** One for each browser project. */
    tests: { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: { errors: PlaywrightError[] }[] }[]
  }[]
}

const failuresOf = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        named(`[${projectName}] ${file}:${line} › ${title}`, results.flatMap(({ errors }) => errors)[0]?.message),
      ),
  ),
  ...suites.flatMap(failuresOf),
]

/** Reads Playwright's JSON report. A flaky test failed; an error outside the tests counts as one. */
export function readPlaywright(report: string): Tally {
  const { stats, errors, suites } = JSON.parse(report) as PlaywrightReport
  const failures = [...suites.flatMap(failuresOf), ...errors.map(({ message }) => named('outside the tests', message))]
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped, failures }
}

/** A run that ended in failure failed, whatever its report says: an error may have come after the last test. */
export const withExitCode = (tally: Tally, code: number): Tally => (code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally)

/** A command, then its arguments. */
type CommandLine = readonly [string, ...string[]]

/** Where a command writes: on this terminal, or to somebody who prints it later. */
export type Output = 'terminal' | ((text: string) => void)

/** Commands of our packages, and the Node they bring, come first, also when a script is not started through npm. */
const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)

/**
 * Runs a command to its end, with `variables` on top of our own. Answers its exit code; 1 when a signal ended it or it could not start.
 */
export async function run(
  [command, ...args]: CommandLine,
  variables: Record<string, string> = {},
  output: Output = 'terminal',
): Promise<number> {
  const say = output === 'terminal' ? console.error : output
  const stdio = output === 'terminal' ? 'inherit' : 'pipe'
  const child = spawn(command, args, { env: { ...process.env, PATH: path, ...variables }, stdio })
  if (output !== 'terminal') for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', output)
  try {
    const [code, signal] = await once(child, 'close')
    if (signal) say(`${command} was ended by ${signal}`)
    return code ?? 1
  } catch (error) {
    say(`${command} could not be started: ${(error as Error).message}`)
    return 1
  }
}

/** A part of `npm test`, under the name it prints. */
export interface Section {
  readonly name: string
  readonly check: (output: Output) => Promise<Tally>
}

/** A command that either succeeds or fails. */
export const command = (name: string, ...line: CommandLine): Section => ({
  name,
  check: async (output) =>
    (await run(line, {}, output)) === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 },
})

/** Commands of which each needs what the one before it made: the first that fails is the last. */
export const inOrder = (name: string, ...sections: readonly Section[]): Section => ({
  name,
  async check(output) {
    const sum = { passed: 0, failed: 0, skipped: 0 }
    for (const { check } of sections) {
      const { passed, failed } = await check(output)
      sum.passed += passed
      sum.failed += failed
      if (failed > 0) break
    }
    return sum
  },
})

interface Outcome {
  readonly name: string
  readonly tally: Tally
  readonly seconds: number
}

const title = (name: string) => styleText('bold', `\n── ${name}`)

async function outcomeOf({ name, check }: Section, output: Output): Promise<Outcome> {
  const started = performance.now()
  const tally = await check(output)
  return { name, tally, seconds: Math.round((performance.now() - started) / 1000) }
}

/** Runs sections side by side. Alone, one writes on the terminal as it goes; several are printed one by one as they end. */
async function runStage(sections: readonly Section[]): Promise<Outcome[]> {
  const [first, ...others] = sections
  if (first && others.length === 0) {
    console.log(title(first.name))
    return [await outcomeOf(first, 'terminal')]
  }
  return Promise.all(
    sections.map(async (section) => {
      const said: string[] = []
      const outcome = await outcomeOf(section, (text) => said.push(text))
      console.log([title(section.name), said.join('').trimEnd()].filter(Boolean).join('\n'))
      return outcome
    }),
  )
}

const inWords = ({ passed, failed }: Pick<Tally, 'passed' | 'failed'>) => `${passed} passed, ${failed} failed`

function lineOf({ name, tally, seconds }: Outcome): string {
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
  return `${tally.failed > 0 ? '✗' : '✓'} ${name}: ${inWords(tally)}${skipped} (${seconds} s)`
}

/**
 * Runs stages one after the other, the sections of each side by side; says what each found and names what failed, and ends with one line
 * that sums them. Answers the exit code: 1 when anything failed.
 */
export async function report(stages: readonly (readonly Section[])[]): Promise<number> {
  const outcomes: Outcome[] = []
  for (const stage of stages) outcomes.push(...(await runStage(stage)))
  const sum = { passed: 0, failed: 0 }
  for (const { tally } of outcomes) {
    sum.passed += tally.passed
    sum.failed += tally.failed
  }
  const failures = outcomes.flatMap(({ tally }) => (tally.failures ?? []).map((failure) => `✗ ${failure}`))
  const parts = [outcomes.map(lineOf), failures].filter((part) => part.length > 0).map((part) => part.join('\n'))
  console.log(`\n${[...parts, inWords(sum)].join('\n\n')}`)
  return sum.failed > 0 ? 1 : 0
}
