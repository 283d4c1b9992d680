import { type Cookie, request } from '@playwright/test'
import { newPerson, setUpOwner } from '#tests/e2e/support/people.ts'
import { type DatabaseKind, type RunningServer, startServer } from '#tests/e2e/support/server.ts'
import { type StripeDouble, startStripe } from '#tests/support/stripe.ts'

/** A server, and what signs a browser in as its owner. Stop it in the end. */
export interface Place {
  readonly server: RunningServer
  readonly ownerCookies: Cookie[]
}

/** One that takes payments by hand and by card. Close its provider in the end. */
export interface Shop extends Place {
  readonly stripe: StripeDouble
}

/** The address that a shop's buyers pay to. */
export const upi = { id: 'postwright@bank', name: 'Postwright Shop' }

export async function startPlace(database: DatabaseKind, variables: Record<string, string> = {}): Promise<Place> {
  const server = await startServer(database, variables)
  const browser = await request.newContext()
  // Before anybody else: once an account exists the set-up link is closed.
  await setUpOwner(browser, server, newPerson('Olivia Owner'))
  const { cookies } = await browser.storageState()
  await browser.dispose()
  return { server, ownerCookies: cookies }
}

export async function startShop(database: DatabaseKind): Promise<Shop> {
  const stripe = await startStripe()
  const byHand = { PAYMENT_UPI_ID: upi.id, PAYMENT_UPI_NAME: upi.name, PAYMENT_LINKS: 'Net banking=https://bank.example/pay' }
  return { ...(await startPlace(database, { ...byHand, ...stripe.env })), stripe }
}
