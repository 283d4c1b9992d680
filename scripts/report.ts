import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, relative, resolve } from 'node:path'
import { stripVTControlCharacters, styleText } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

/** The result of one part of `npm test`. A check without tests counts as one. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** The name and the first line of the error of each failure that has a name. */
  readonly failures?: readonly string[]
}

/** Without terminal colours, because reports are also read in files. */
const failureLine = (where: string, why: string | undefined) => `${where}: ${stripVTControlCharacters(why ?? '').split('\n')[0]}`

/** Reads Vitest's JSON report. A file that fails before its tests counts as one failure. */
export function readVitest(report: string): Tally {
  const { numPassedTests: passed, numPendingTests, numTodoTests, testResults } = JSON.parse(report) as JsonTestResults
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [failureLine(file, message)]
    return failed.map(({ fullName, failureMessages }) => failureLine(`${file} › ${fullName}`, failureMessages?.[0]))
  })
  return { passed, failed: failures.length, skipped: numPendingTests + numTodoTests, failures }
}

const failuresOf = ({ suites = [], specs }: JSONReportSuite): string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        failureLine(`[${projectName}] ${file}:${line} › ${title}`, results.flatMap(({ errors }) => errors)[0]?.message),
      ),
  ),
  ...suites.flatMap(failuresOf),
]

/** Reads Playwright's JSON report. A flaky test counts as failed, and so does an error outside of tests. */
export function readPlaywright(report: string): Tally {
  const { stats, errors, suites } = JSON.parse(report) as JSONReport
  const failures = [...suites.flatMap(failuresOf), ...errors.map(({ message }) => failureLine('outside the tests', message))]
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped, failures }
}

/** A run with a non-zero exit code counts as failed even without failures in its report: an error may occur after the last test. */
export const withExitCode = (tally: Tally, code: number): Tally => (code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally)

/** A command and its arguments. */
type CommandLine = readonly [string, ...string[]]

/** Where a command writes: to the terminal, or to a function that prints it later. */
export type Output = 'terminal' | ((text: string) => void)

/** Puts the commands of packages and their Node first, also when a script is not started through npm. */
const path = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter)

/**
 * Runs a command with additional environment variables. Resolves to its exit code; 1 when a signal ended it or it could not start.
 */
export async function run(
  [command, ...args]: CommandLine,
  variables: Record<string, string> = {},
  output: Output = 'terminal',
): Promise<number> {
  const print = output === 'terminal' ? console.error : output
  const stdio = output === 'terminal' ? 'inherit' : 'pipe'
  const child = spawn(command, args, { env: { ...process.env, PATH: path, ...variables }, stdio })
  if (output !== 'terminal') for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', output)
  try {
    const [code, signal] = await once(child, 'close')
    if (signal) print(`${command} was ended by ${signal}`)
    return code ?? 1
  } catch (error) {
    print(`${command} could not be started: ${(error as Error).message}`)
    return 1
  }
}

/** A named part of `npm test`. */
export interface Section {
  readonly name: string
  readonly check: (output: Output) => Promise<Tally>
}

/** A section that runs commands in order, up to the first that fails. */
export const command = (name: string, ...lines: readonly CommandLine[]): Section => ({
  name,
  async check(output) {
    for (const line of lines) if ((await run(line, {}, output)) !== 0) return { passed: 0, failed: 1, skipped: 0 }
    return { passed: 1, failed: 0, skipped: 0 }
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

/** Runs sections concurrently. A single section writes directly to the terminal; several are printed when each is done. */
async function runStage(sections: readonly Section[]): Promise<Outcome[]> {
  const [first, ...others] = sections
  if (first && others.length === 0) {
    console.log(title(first.name))
    return [await outcomeOf(first, 'terminal')]
  }
  return Promise.all(
    sections.map(async (section) => {
      const texts: string[] = []
      const outcome = await outcomeOf(section, (text) => texts.push(text))
      console.log([title(section.name), texts.join('').trimEnd()].filter(Boolean).join('\n'))
      return outcome
    }),
  )
}

const tallyText = ({ passed, failed }: Pick<Tally, 'passed' | 'failed'>) => `${passed} passed, ${failed} failed`

function lineOf({ name, tally, seconds }: Outcome): string {
  const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''
  return `${tally.failed > 0 ? '✗' : '✓'} ${name}: ${tallyText(tally)}${skipped} (${seconds} s)`
}

/**
 * Runs stages in order, the sections of each concurrently. Prints the result of each section, all failures, and a line with the totals.
 * Resolves to the exit code: 1 when anything failed.
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
  console.log(`\n${[...parts, tallyText(sum)].join('\n\n')}`)
  return sum.failed > 0 ? 1 : 0
}
