import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type CommandLine, run } from '#scripts/run.ts'
import { readPlaywright, readVitest, type Tally, withExitCode } from '#scripts/tally.ts'
import { ensureChromium } from '#tests/support/chromium.ts'

/** A part of `npm test`, under the name it prints. */
export interface Section {
  readonly name: string
  readonly check: () => Promise<Tally>
}

const command = (name: string, ...line: CommandLine): Section => ({
  name,
  check: async () => ((await run(line)) === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }),
})

/** Runs a test command that writes a report, and reads that. A run that leaves no report counts as one failure. */
async function reported(start: (report: string) => Promise<number>, read: (report: string) => Tally): Promise<Tally> {
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

/** A process for each test file would compile the same packages again: for screens that was a quarter of all work. */
const compiled = { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled-for-tests') }

/** What the tests of `npm run test:all` read to go through all that `npm test` goes through a part of. */
const everything = { TEST_ALL: '1', FUZZ_REQUESTS: '5000' }

const vitest = (project: string, name: string, variables: Record<string, string> = {}): Section => ({
  name,
  check: () =>
    reported((report) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      return run(['vitest', 'run', '--project', project, ...reporters], { ...compiled, ...variables })
    }, readVitest),
})

const browser = (name: string, variables: Record<string, string> = {}): Section => ({
  name,
  check: () =>
    reported(async (report) => {
      ensureChromium()
      return run(['playwright', 'test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...variables })
    }, readPlaywright),
})

/** What can be told without running the product. */
export const quickSections: readonly Section[] = [
  command('types of the routes', 'react-router', 'typegen'),
  command('types of the server', 'tsc', '-p', 'tsconfig.server.json'),
  command('types of the app', 'tsc', '-p', 'tsconfig.app.json'),
  command('lint and format', 'biome', 'check', '--error-on-warnings'),
  command('phrase files', 'node', 'scripts/phrases.ts', '--check'),
]

/** `npm test`. */
export const sections: readonly Section[] = [
  ...quickSections,
  vitest('unit', 'unit'),
  vitest('app', 'app'),
  vitest('integration', 'integration, on PGlite and PostgreSQL'),
  browser('end to end, in Chromium'),
]

/** `npm run test:all`. */
export const allSections: readonly Section[] = [
  ...quickSections,
  vitest('unit', 'unit, whole grids', everything),
  vitest('app', 'app'),
  vitest('integration', 'integration, on PGlite and PostgreSQL, with more random requests', everything),
  browser('end to end, in Chromium, on PGlite and PostgreSQL', everything),
]
