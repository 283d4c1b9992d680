import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { postPlatforms } from '#contract/options.ts'
import { builtinEngine } from '#server/core/generation/engine.ts'
import { givenOn } from '#tests/support/given.ts'
import { chromiumArgs, ensureChromium } from '#tests/support/programs.ts'
import { startServer } from '#tests/support/server.ts'

/** The production build on a server with data of its own, and a browser. */
export interface Studio {
  /** A page of a signed-in user on the Basic plan, with still screens. The caller closes its context. */
  open(look: BrowserContextOptions): Promise<Page>
  close(): Promise<void>
}

/** First seed of the built-in writer. Seeds are fixed, so that new pictures show the same texts, and differ between platforms. */
const firstSeed = 6
const platformNames: readonly unknown[] = postPlatforms
const seedOf = (request: object): number => firstSeed + ('platform' in request ? platformNames.indexOf(request.platform) : 0)

export async function openStudio(): Promise<Studio> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
  // In production mode: in development another server serves the app.
  const server = await startServer({ env: { NODE_ENV: 'production' }, writing: { engine: builtinEngine(seedOf) } })
  const user = await givenOn(server).user({ plan: 'basic' })
  const [name = '', value = ''] = user.cookie.split('=')
  return {
    async open(look) {
      const context = await browser.newContext({ deviceScaleFactor: 2, reducedMotion: 'reduce', baseURL: server.url, ...look })
      await context.addCookies([{ name, value, url: server.url }])
      return context.newPage()
    },
    async close() {
      await browser.close()
      await server.stop()
    },
  }
}
