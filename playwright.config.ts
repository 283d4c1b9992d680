import { defineConfig } from '@playwright/test'
import type { WorkerOptions } from '#tests/e2e/support/test.ts'
import { chromiumArgs, findChromium } from '#tests/support/chromium.ts'

const executablePath = findChromium()

/**
 * Pages to read, looks, letters, what markup does and how a text is rewritten do not depend on where data lies, and what the calls behind
 * them store is tested on both databases without a browser.
 */
const onOneDatabase = '**/{accessibility,choosing-a-plan,console,languages,markup,phone,rewrite,site,try-out}.spec.ts'

/** Each worker starts a server of its own, as `npm start` does, on a folder of its own. */
export default defineConfig<object, WorkerOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/global-setup.ts',
  outputDir: 'test-results',
  // Pages wait more than they work, as integration tests do: for frames, animations and texts that stream.
  workers: 3,
  // Tests and not files are dealt out, so that all workers end at about the same time.
  fullyParallel: true,
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
    { name: 'postgres', use: { database: 'postgres' }, testIgnore: onOneDatabase },
  ],
})
