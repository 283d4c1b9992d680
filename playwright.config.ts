import { defineConfig } from '@playwright/test'
import type { WorkerOptions } from '#tests/e2e/support/test.ts'
import { chromiumArgs, findChromium } from '#tests/support/chromium.ts'

const executablePath = findChromium()

/**
 * What a screen looks like and how it is used does not depend on where its data lies, and what the calls behind it store is tested on
 * both databases without a browser. So the flows that write and read most (accounts, uses, payments, library) run on both here, and
 * these on one: pages to read, looks, what markup does, and how a text is asked for, rewritten, stopped and shared.
 */
const onOneDatabase = '**/{accessibility,choosing-a-plan,generate,languages,markup,phone,rewrite,share,shell,site,stop,try-out}.spec.ts'

/** Each worker starts a server of its own, as `npm start` does, on a folder of its own. */
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
    { name: 'postgres', use: { database: 'postgres' }, testIgnore: onOneDatabase },
  ],
})
