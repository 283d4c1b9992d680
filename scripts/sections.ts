import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CommandLine, run } from '#scripts/run.ts'
import { ensureChromium } from '#tests/support/chromium.ts'

/** What one part of `npm test` found. A check that is not made of tests counts as one. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

/** A part of `npm test`, under the name it prints. */
export interface Section {
  readonly name: string
  readonly check: () => Promise<Tally>
}

const command = (name: string, ...line: CommandLine): Section => ({
  name,
  check: async () => ((await run(line)) === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }),
})

/** Runs a test command that writes a report, and reads that; a run that failed outside its tests counts one failure. */
async function reported(start: (report: string) => Promise<number>, read: (report: string) => Tally): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'postwright-report-'))
  const report = join(folder, 'report.json')
  try {
    const code = await start(report)
    const tally = read(await readFile(report, 'utf8'))
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
  } catch (error) {
    console.error((error as Error).message)
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    await rm(folder, { recursive: true })
  }
}

interface VitestReport {
  numPassedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** A file that breaks before its tests has no failed test, so it counts as one itself. */
function readVitest(report: string): Tally {
  const { numPassedTests: passed, numPendingTests, numTodoTests, testResults } = JSON.parse(report) as VitestReport
  const failedIn = ({ status, assertionResults }: VitestReport['testResults'][number]) =>
    assertionResults.filter((test) => test.status === 'failed').length || (status === 'failed' ? 1 : 0)
  return { passed, failed: testResults.reduce((sum, file) => sum + failedIn(file), 0), skipped: numPendingTests + numTodoTests }
}

const vitest = (project: string, name: string): Section => ({
  name,
  check: () =>
    reported(
      (report) => run(['vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]),
      readVitest,
    ),
})

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

function readPlaywright(report: string): Tally {
  const { stats, errors } = JSON.parse(report) as PlaywrightReport
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped }
}

const browser: Section = {
  name: 'end to end, in Chromium',
  check: () =>
    reported(async (report) => {
      ensureChromium()
      return run(['playwright', 'test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report })
    }, readPlaywright),
}

/** What can be told without running the product. */
export const quickSections: readonly Section[] = [
  command('types of the routes', 'react-router', 'typegen'),
  command('types of the server', 'tsc', '-p', 'tsconfig.server.json'),
  command('types of the app', 'tsc', '-p', 'tsconfig.app.json'),
  command('lint and format', 'biome', 'check', '--error-on-warnings'),
]

export const sections: readonly Section[] = [
  ...quickSections,
  vitest('unit', 'unit'),
  vitest('app', 'app'),
  vitest('integration', 'integration, on PGlite and PostgreSQL'),
  browser,
]
