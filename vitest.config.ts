import { defineConfig } from 'vitest/config'
import { contractModule } from '#scripts/vite/contract-module.ts'

/**
 * Milliseconds. Tests wait for conditions, which are met as soon as the machine can; these limits only end what never comes, also where
 * other work takes most of two cores.
 */
const patient = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } } as const

/** What takes minutes and is no part of `npm test`: whole servers are killed, starved and loaded, one file after the other. */
const longRun = {
  environment: 'node',
  globalSetup: 'tests/support/global-setup.ts',
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
          include: ['{contract,kinds,writer,server,scripts,eval}/**/*.test.ts'],
          // They change nothing that another file sees, so each worker loads the writers and their lexicon once.
          isolate: false,
          ...patient,
        },
      },
      {
        plugins: [contractModule()],
        test: {
          name: 'app',
          environment: 'jsdom',
          include: ['app/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: 'app/lib/clean-window.fixture.ts',
          // Screens wait more than they work.
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
          ...patient,
        },
      },
      {
        test: {
          name: 'integration',
          environment: 'node',
          include: ['tests/{integration,fault,house}/**/*.test.ts'],
          globalSetup: ['tests/support/memory-folder.ts', 'tests/support/global-setup.ts'],
          execArgv: ['--liftoff-only', '--import', '#tests/support/quick-passwords.ts'],
          isolate: false,
          // Servers and databases wait more than they work: five at a time even where there are only two cores.
          maxWorkers: 5,
          sequence: { groupOrder: 1 },
          ...patient,
        },
      },
      { test: { ...longRun, name: 'faults', include: ['tests/fault/**/*.fault.ts'] } },
      { test: { ...longRun, name: 'load', include: ['tests/load/**/*.load.ts'] } },
    ],
  },
})
