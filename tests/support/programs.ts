import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Whether system packages can be installed: root on Debian or a derivative. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs a Debian package. @throws with the output of apt-get */
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

/** Chromium without windows, which takes a quarter less CPU time for the same tests. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** Usual paths of an installed Chromium or Chrome. */
const usual = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const isThere = (path: string | undefined): path is string => Boolean(path && existsSync(path))

/** The browser that tests drive: `CHROMIUM_PATH`, else one without windows, else Playwright's own, else the system's. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, headlessShell, chromium.executablePath(), ...usual].find(isThere)

/**
 * Disabled in every browser. Chromium takes only the last such list, so Playwright's own is repeated first. The pop-up under the
 * address bar adds two invisible pages to each window, which took more than half of the time to open a window.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

/** Flags for a Chromium without background traffic, screen, GPU or sandbox (which root and containers lack). */
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

/** With its libraries where packages can be installed. @throws when it fails */
function download(): void {
  const args = ['install', ...(canInstall() ? ['--with-deps'] : []), 'chromium']
  const { status } = spawnSync('node_modules/.bin/playwright', args, { stdio: 'inherit', timeout: downloadLimit })
  if (status !== 0) throw new Error("Playwright's browser could not be downloaded")
}

/** The path of a browser; installs one when there is none. @throws with instructions when that fails */
export function ensureChromium(): string {
  for (const attempt of [...(canInstall() ? [() => install('chromium-headless-shell')] : []), download]) {
    if (findChromium()) break
    try {
      attempt()
    } catch (error) {
      console.error((error as Error).message)
    }
  }
  const found = findChromium()
  if (found) return found
  throw new Error(
    'The end-to-end tests need Chromium. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH to one.',
  )
}
