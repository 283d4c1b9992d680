import { defineConfig } from '@playwright/test'
import type { WorkerOptions } from '#tests/e2e/support/test.ts'
import { all } from '#tests/support/all.ts'
import { chromiumArgs, findChromium } from '#tests/support/programs.ts'

const executablePath = findChromium()

/**
 * Screens do not depend on where data lies, and what the calls behind them store is tested on both databases without a browser. So `npm test`
 * runs most of them on PGlite alone; signing in, paying and a generation of each kind on PostgreSQL too, and `npm run test:all` everything on
 * both. This is looked for in a test's file and title.
 */
const onBothDatabases = /\b(?:account|paying)\.spec\.ts|\bgenerate\.spec\.ts (?:.* Generator|Twitter\/X): generates, copies and saves/

/** Each worker starts a server of its own, as `npm start` does, on a folder of its own. */
export default defineConfig<object, WorkerOptions>({
  testDir: 'tests/e2e',
  globalSetup: ['./tests/support/memory-folder.ts', './tests/support/global-setup.ts'],
  outputDir: 'test-results',
  // Pages wait more than they work, as integration tests do: for frames, animations and texts that stream.
  workers: 4,
  // Tests and not files are dealt out, so that all workers end at about the same time.
  fullyParallel: true,
  forbidOnly: true,
  // Milliseconds that only end what never comes, also where other work takes most of two cores.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    // To draw the frames of every transition took a quarter of the processor time of a screen: `npm run test:all` has them drawn.
    ...(!all && { contextOptions: { reducedMotion: 'reduce' } }),
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'pglite', use: { database: 'pglite' } },
    { name: 'postgres', use: { database: 'postgres' }, ...(!all && { grep: onBothDatabases }) },
  ],
})
