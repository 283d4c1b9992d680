/**
 * `npm test`: types, lint and every test, with a part of the large grids, and most browser tests on one database only.
 * `npm run test:all`: the same with complete grids, more random requests, and all browser tests on both databases.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { checks } from '#scripts/check.ts'
import { readPlaywright, readVitest, report, run, type Section, type Tally, withExitCode } from '#scripts/report.ts'
import { ensureChromium } from '#tests/support/programs.ts'

/** Runs a test command and reads its report. A run without a report counts as one failure. */
async function runWithReport(start: (report: string) => Promise<number>, read: (report: string) => Tally): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'postwright-report-'))
  const report = join(folder, 'report.json')
  try {
    const code = await start(report)
    return withExitCode(read(await readFile(report, 'utf8')), code)
  } catch (error) {
    console.error((error as Error).message)
    return { passed: 0, failed: 1, skipped: 0 }
  } finally {
    await rm(folder, { recursive: true })
  }
}

const isWhole = process.argv.includes('--all')
/** Environment variables for the complete grids. */
const variables: Record<string, string> = isWhole ? { TEST_ALL: '1', FUZZ_REQUESTS: '5000', PAYMENT_SEQUENCES: '1000' } : {}

/** A compile cache: each test file runs in its own process, and compiling packages again was a quarter of the work of app tests. */
const compiled = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled-for-tests') }

const vitest = (project: string, name: string, flags: readonly string[] = []): Section => ({
  name,
  check: (output) =>
    runWithReport((report) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      return run(['vitest', 'run', '--project', project, ...flags, ...reporters], { ...compiled, ...variables }, output)
    }, readVitest),
})

const browser = (name: string): Section => ({
  name,
  check: (output) =>
    runWithReport(async (report) => {
      ensureChromium()
      return run(['playwright', 'test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...variables }, output)
    }, readPlaywright),
})

process.exitCode = await report([
  checks,
  // At the same time. The sampled unit tests then need one worker only: more would take turns on two cores.
  [isWhole ? vitest('unit', 'unit, whole grids') : vitest('unit', 'unit', ['--maxWorkers=1']), vitest('app', 'app')],
  [vitest('integration', `integration, on PGlite and PostgreSQL${isWhole ? ', with more random requests' : ''}`)],
  [browser(`end to end, in Chromium${isWhole ? ', on PGlite and PostgreSQL' : ''}`)],
])
