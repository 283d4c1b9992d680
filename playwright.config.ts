import { defineConfig } from '@playwright/test'
import type { WorkerOptions } from '#tests/e2e/support/test.ts'
import { chromiumArgs, findChromium } from '#tests/support/programs.ts'
import { runsAllTests } from '#tests/support/test-scope.ts'

const executablePath = findChromium()

/** Each worker starts its own server, like `npm start`, with its own data folder. */
export default defineConfig<object, WorkerOptions>({
  testDir: 'tests/e2e',
  globalSetup: ['./tests/support/memory-folder.ts', ...(runsAllTests ? ['./tests/support/databases.ts'] : [])],
  outputDir: 'test-results',
  // Browser tests wait for frames, animations and streamed texts, so there can be more workers than cores.
  workers: 3,
  // Distributes tests instead of files, so that all workers finish at about the same time.
  fullyParallel: true,
  forbidOnly: true,
  ...(!runsAllTests && { grep: /@smoke/ }),
  // Milliseconds; generous limits for tests that hang, also on a busy machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
  },
  projects: [
    ...(runsAllTests ? [{ name: 'postgres', use: { database: 'postgres' } } as const] : []),
    { name: 'pglite', use: { database: 'pglite' } },
  ],
})
