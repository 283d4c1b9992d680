import { type BrowserContext, test as base, type Cookie, expect, type Page, request } from '@playwright/test'
import { type DatabaseKind, type RunningServer, startServer } from '#tests/e2e/support/server.ts'
import { type NewUser, newUser, setUpOwner, signUp } from '#tests/e2e/support/users.ts'
import { newClientAddress } from '#tests/support/network.ts'
import { type StripeDouble, startStripe } from '#tests/support/stripe.ts'

/** A server and the session cookies of its owner. The caller stops it. */
export interface TestSite {
  readonly server: RunningServer
  readonly ownerCookies: Cookie[]
}

/** A server with manual and card payments. The caller also closes the provider double. */
export interface Shop extends TestSite {
  readonly stripe: StripeDouble
}

/** The UPI address for manual payments. */
export const upi = { id: 'postwright@bank', name: 'Postwright Shop' }

/** Of every test server. */
export const supportEmail = 'help@shop.example'

async function startSite(database: DatabaseKind, variables: Record<string, string> = {}): Promise<TestSite> {
  const server = await startServer(database, { SUPPORT_EMAIL: supportEmail, ...variables })
  const browser = await request.newContext()
  // Before any other account: the set-up link is valid only while none exists.
  await setUpOwner(browser, server, newUser('Olivia Owner'))
  const { cookies } = await browser.storageState()
  await browser.dispose()
  return { server, ownerCookies: cookies }
}

async function startShop(database: DatabaseKind): Promise<Shop> {
  const stripe = await startStripe()
  const byHand = { PAYMENT_UPI_ID: upi.id, PAYMENT_UPI_NAME: upi.name, PAYMENT_LINKS: 'Net banking=https://bank.example/pay' }
  return { ...(await startSite(database, { ...byHand, ...stripe.env })), stripe }
}

export interface WorkerOptions {
  database: DatabaseKind
}

interface Worker extends WorkerOptions {
  /** Shared by the tests of one worker; each test creates its own users. */
  place: TestSite
  /** The same with payments, started by the first test that uses it. */
  shop: Shop
}

interface Fixtures {
  /** The server of a test's pages. */
  server: RunningServer
  ownerCookies: Cookie[]
  /** A page signed in to the owner's account: pro plan, admin. Its history and library are shared by the tests of a worker. */
  owner: Page
  /** The same account in a second browser. */
  ownerElsewhere: Page
  /** A new user on the free plan, and a signed-in page. */
  free: { page: Page; user: NewUser }
  /** Console errors that are expected in the tests of a file or group. */
  expectedErrors: readonly RegExp[]
  /** Fails a test whose page threw an error or logged an unexpected one. */
  quietConsole: undefined
}

/** The browser itself logs refused calls to the console. */
const byBrowser = /^Failed to load resource: the server responded with a status of (401|403|404|409|422|429|50[234])/

/** Unexpected errors that the pages of a browser throw or log from now on. */
function errorsIn(context: BrowserContext, expected: readonly RegExp[]): string[] {
  const errors: string[] = []
  const note = (message: string) => {
    if (![byBrowser, ...expected].some((pattern) => pattern.test(message))) errors.push(message)
  }
  context.on('console', (message) => message.type() === 'error' && note(message.text()))
  context.on('weberror', (error) => note(error.error().message))
  return errors
}

/** Console errors of a page from now on, including refused calls. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

export const test = base.extend<Fixtures, Worker>({
  database: ['pglite', { option: true, scope: 'worker' }],
  place: [
    async ({ database }, use) => {
      const place = await startSite(database)
      await use(place)
      await place.server.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  shop: [
    async ({ database }, use) => {
      const shop = await startShop(database)
      await use(shop)
      await shop.server.stop()
      await shop.stripe.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  server: async ({ place }, use) => use(place.server),
  ownerCookies: async ({ place }, use) => use(place.ownerCookies),
  baseURL: async ({ server }, use) => use(server.url),
  // Each test has its own client address, so that rate limits do not affect it.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use) => use({ ...extraHTTPHeaders, ...newClientAddress() }),
  owner: async ({ page, context, ownerCookies }, use) => {
    await context.addCookies(ownerCookies)
    await use(page)
  },
  ownerElsewhere: async ({ browser, baseURL, ownerCookies, expectedErrors }, use) => {
    const context = await browser.newContext(baseURL ? { baseURL } : {})
    const errors = errorsIn(context, expectedErrors)
    await context.addCookies(ownerCookies)
    await use(await context.newPage())
    await context.close()
    expect(errors, 'errors in the console').toEqual([])
  },
  free: async ({ page, server }, use) => {
    const user = newUser()
    await signUp(page.request, server, user)
    await use({ page, user })
  },
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors = errorsIn(context, expectedErrors)
      await use(undefined)
      expect(errors, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'
