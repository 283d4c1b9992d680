import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

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
