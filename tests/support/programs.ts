import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Whether we may install packages of the system: root on Debian or a relative of it. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs a Debian package. Throws with apt-get's own words when that fails. */
export function install(name: string): void {
  console.log(`Installing ${name} with apt-get…`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    const { status, stderr, error } = spawnSync('apt-get', args, { env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed: ${error?.message ?? stderr.trim()}`)
  }
}

/** Where systems keep a Chromium or Chrome of their own. */
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const isThere = (path: string | undefined): path is string => Boolean(path && existsSync(path))

/** The browser that tests drive: `CHROMIUM_PATH`, else Playwright's own, else the system's. */
export const findChromium = (): string | undefined => [process.env.CHROMIUM_PATH, chromium.executablePath(), ...usual].find(isThere)

/**
 * Off in every browser here. Of several such lists Chromium takes the last, so Playwright's own stands in front. The list that opens under
 * an address bar is two pages more for each window: nobody sees them, and they took more than half of what a new window took to open.
 */
const disabledFeatures = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable'],
  ...['LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
]

/** What keeps a Chromium quiet and working without a screen, a GPU or a sandbox (which root and containers lack). */
export const chromiumArgs = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-software-rasterizer',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Milliseconds that Playwright's own download may take. */
const downloadLimit = 240_000

/** The path of a browser, which is installed when there is none; throws with what to do when that cannot be. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  // Its libraries come along where we may install them.
  const args = ['install', ...(canInstall() ? ['--with-deps'] : []), 'chromium']
  const download = spawnSync('node_modules/.bin/playwright', args, { stdio: 'inherit', timeout: downloadLimit })
  if (download.status !== 0 && canInstall()) install('chromium')
  const installed = findChromium()
  if (installed) return installed
  throw new Error('The end-to-end tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to one.')
}
