import { defineConfig } from '@playwright/test'
import type { WorkerOptions } from '#tests/e2e/support/test.ts'
import { chromiumArgs, findChromium } from '#tests/support/chromium.ts'

const executablePath = findChromium()

/** Every flow on both databases. Each worker starts a server of its own, as `npm start` does, on a folder of its own. */
export default defineConfig<object, WorkerOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'test-results',
  workers: 2,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
    viewport: { width: 1280, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'pglite', use: { database: 'pglite' } },
    // What a screen looks like does not depend on where its data lies, and pages to read have none.
    { name: 'postgres', use: { database: 'postgres' }, testIgnore: ['**/accessibility.spec.ts', '**/site.spec.ts'] },
  ],
})
