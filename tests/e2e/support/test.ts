import { type BrowserContext, test as base, type Cookie, expect, type Page, request } from '@playwright/test'
import { newPerson, type Person, setUpOwner, signUp } from '#tests/e2e/support/people.ts'
import { type DatabaseKind, type RunningServer, startServer } from '#tests/e2e/support/server.ts'
import { newClientAddress } from '#tests/support/network.ts'
import { type StripeDouble, startStripe } from '#tests/support/stripe.ts'

/** A server, and what signs a browser in as its owner. Stop it in the end. */
export interface TestSite {
  readonly server: RunningServer
  readonly ownerCookies: Cookie[]
}

/** One that takes payments by hand and by card. Close its provider in the end. */
export interface Shop extends TestSite {
  readonly stripe: StripeDouble
}

/** The address that a shop's buyers pay to. */
export const upi = { id: 'postwright@bank', name: 'Postwright Shop' }

async function startSite(database: DatabaseKind, variables: Record<string, string> = {}): Promise<TestSite> {
  const server = await startServer(database, variables)
  const browser = await request.newContext()
  // Before anybody else: once an account exists the set-up link is closed.
  await setUpOwner(browser, server, newPerson('Olivia Owner'))
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
  /** Shared by the tests of one worker: each makes people of its own. */
  place: TestSite
  /** The same where payments are taken, from the first test on that asks for it. */
  shop: Shop
}

interface Fixtures {
  /** What the pages of a test are asked of. */
  server: RunningServer
  ownerCookies: Cookie[]
  /** A page signed in to the owner's account: pro plan, admin. Its history and library are shared by the tests of a worker. */
  owner: Page
  /** The same account in a browser of its own, beside the one that `page` is in. */
  ownerElsewhere: Page
  /** Somebody with a new account on the free plan, and a page signed in to it. */
  free: { page: Page; person: Person }
  /** Errors that the page rightly writes to the console in the tests of a file or group. */
  expectedErrors: readonly RegExp[]
  /** Fails a test whose page threw an error or wrote an unexpected one to the console. */
  quietConsole: undefined
}

/** A refused call is written to the console by the browser itself, whatever the page does about it. */
const byBrowser = /^Failed to load resource: the server responded with a status of (401|403|404|409|422|429|50[234])/

/** What the pages of a browser throw or write to the console as an error from now on, without what is expected. */
function errorsIn(context: BrowserContext, expected: readonly RegExp[]): string[] {
  const errors: string[] = []
  context.on('console', (message) => {
    const isExpected = [byBrowser, ...expected].some((pattern) => pattern.test(message.text()))
    if (message.type() === 'error' && !isExpected) errors.push(message.text())
  })
  context.on('weberror', (error) => errors.push(error.error().message))
  return errors
}

/** What a page writes to the console as an error from now on, refused calls included. */
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
  // Each test is at a machine of its own: limits of one machine are no part of it.
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
    const person = newPerson()
    await signUp(page.request, server, person)
    await use({ page, person })
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
