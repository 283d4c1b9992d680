/**
 * `npm test`: types, lint, every `*.test.ts` on PGlite, and the browser tests tagged `@smoke`.
 * `npm run test:all`: also every `*.slow.test.ts`, PostgreSQL, and every browser test. `-- --part static`, `pglite`, `postgres` or `browser` runs
 * a part of either.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
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

const { all: isWhole, part } = parseArgs({ options: { all: { type: 'boolean' }, part: { type: 'string' } } }).values
const variables: Record<string, string> = {
  ...(isWhole && { TEST_ALL: '1' }),
  // Integration tests on one of the databases; without it they run on those that there are.
  ...((part === 'pglite' || part === 'postgres') && { TEST_DATABASE: part }),
}

/** A compile cache: each test file runs in its own process, and compiling packages again was a quarter of the work of app tests. */
const compiled = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled-for-tests') }

const vitest = (project: string, name: string): Section => ({
  name,
  check: (output) =>
    runWithReport((report) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      return run(['vitest', 'run', '--project', project, ...reporters], { ...compiled, ...variables }, output)
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

const integration = vitest('integration', `integration, on PGlite${isWhole ? ' and PostgreSQL' : ''}`)
const endToEnd = browser(`end to end, in Chromium${isWhole ? ', on PGlite and PostgreSQL' : ', tagged @smoke'}`)
/** Each a list of sections that run at the same time. */
const parts: Readonly<Record<string, readonly (readonly Section[])[]>> = {
  static: [checks, [vitest('unit', 'unit'), vitest('app', 'app')]],
  pglite: [[integration]],
  postgres: [[integration]],
  browser: [[endToEnd]],
}
const chosen = part ? parts[part] : [...(parts.static ?? []), [integration], [endToEnd]]
if (!chosen) throw new Error(`There is no part ${part}: ${Object.keys(parts).join(', ')}`)
process.exitCode = await report(chosen)
