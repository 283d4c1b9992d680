import { defineConfig } from '@playwright/test'
import type { WorkerOptions } from '#tests/e2e/support/test.ts'
import { chromiumArgs, findChromium } from '#tests/support/programs.ts'
import { inAllOnly, runsAllTests } from '#tests/support/test-scope.ts'

const executablePath = findChromium()

/**
 * Screens do not depend on the database, and integration tests cover both databases without a browser. So `npm test` runs most browser tests
 * on PGlite only; those for signing up and in, payment and a generation of each kind also on PostgreSQL. `npm run test:all` runs all on both.
 * This pattern matches a test's file and title.
 */
const onBothDatabases =
  /\baccount\.spec\.ts .*(?:signs up|signs in|signing in)|\bpaying\.spec\.ts|\bgenerate\.spec\.ts (?:.* Generator|Twitter\/X): generates, copies and saves/

/** Each worker starts its own server, like `npm start`, with its own data folder. */
export default defineConfig<object, WorkerOptions>({
  testDir: 'tests/e2e',
  globalSetup: ['./tests/support/memory-folder.ts', './tests/support/databases.ts'],
  outputDir: 'test-results',
  // Browser tests wait for frames, animations and streamed texts, so there can be more workers than cores.
  workers: 3,
  // Distributes tests instead of files, so that all workers finish at about the same time.
  fullyParallel: true,
  forbidOnly: true,
  ...(!runsAllTests && { grepInvert: new RegExp(inAllOnly) }),
  // Milliseconds; generous limits for tests that hang, also on a busy machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    // Rendering transitions takes a quarter of the CPU time: only `npm run test:all` does.
    ...(!runsAllTests && { contextOptions: { reducedMotion: 'reduce' } }),
    screenshot: 'only-on-failure',
  },
  projects: [
    // First and in one worker: few tests need one server and one browser, and others run beside them.
    { name: 'postgres', use: { database: 'postgres' }, ...(!runsAllTests && { grep: onBothDatabases, workers: 1 }) },
    { name: 'pglite', use: { database: 'pglite' } },
  ],
})
