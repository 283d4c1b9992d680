import { configDefaults, defineConfig } from 'vitest/config'
import { contractModule } from '#scripts/vite/contract-module.ts'
import { lockedSamples } from '#scripts/vite/locked-samples.ts'
import { runsAllTests } from '#tests/support/test-scope.ts'

/**
 * Milliseconds. Tests wait for conditions; these generous limits only end tests that hang, also on a busy machine.
 */
const patient = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } } as const

/** `npm test` runs every `*.test.ts` on PGlite, `npm run test:all` the slow ones and PostgreSQL, too. */
const exclude = [...configDefaults.exclude, ...(runsAllTests ? [] : ['**/*.slow.test.ts'])]

/** Tests that take minutes and are not in `npm test`: they kill and overload whole servers, one file at a time. */
const longRun = {
  environment: 'node',
  globalSetup: 'tests/support/databases.ts',
  fileParallelism: false,
  testTimeout: 1_800_000,
  hookTimeout: 120_000,
} as const

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{contract,pictures,kinds,api,writer,server,scripts,eval}/**/*.test.ts'],
          exclude,
          // No shared state between files, so each worker loads the writers and phrases only once.
          isolate: false,
          // To optimize PGlite takes more than its queries.
          execArgv: ['--liftoff-only'],
          ...patient,
        },
      },
      {
        plugins: [contractModule(), lockedSamples()],
        test: {
          name: 'app',
          // For all files: a worker ends at a file with another environment, and to load jsdom takes longer than most files.
          environment: 'jsdom',
          include: ['app/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: ['app/lib/clean-window.fixture.ts'],
          sequence: { groupOrder: 2 },
          ...patient,
        },
      },
      {
        test: {
          name: 'integration',
          environment: 'node',
          include: ['tests/{integration,fault,house}/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/support/memory-folder.ts', ...(runsAllTests ? ['tests/support/databases.ts'] : [])],
          execArgv: ['--liftoff-only', '--import', '#tests/support/quick-passwords.ts'],
          isolate: false,
          // Tests of servers and databases wait now and then: three workers even on two cores.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          ...patient,
        },
      },
      { test: { ...longRun, name: 'faults', include: ['tests/fault/**/*.fault.ts'] } },
      { test: { ...longRun, name: 'load', include: ['tests/load/**/*.load.ts'] } },
    ],
  },
})
