import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { linkMailedTo } from '#tests/e2e/support/outbox.ts'
import type { RunningServer } from '#tests/e2e/support/server.ts'

export interface Person {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** Somebody new, whose address nobody else has. */
export const newPerson = (name = 'Asha Rao'): Person => ({ name, email: `${randomUUID()}@example.com`, password: 'a long enough password' })

/** Milliseconds that an answer may take where other work takes most of the machine. */
const patience = 180_000

/** Calls the account service as a page of the site would. The cookies it sets stay in `browser`. */
async function call(browser: APIRequestContext, server: RunningServer, path: string, data?: object): Promise<void> {
  const answer = await browser.fetch(`${server.url}/api/auth/${path}`, {
    method: data ? 'POST' : 'GET',
    headers: { origin: server.url },
    timeout: patience,
    ...(data && { data }),
  })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
}

/** Makes a free account and opens the link of its mail: `browser` is signed in afterwards. */
export async function signUp(browser: APIRequestContext, server: RunningServer, person: Person): Promise<void> {
  await call(browser, server, 'sign-up/email', person)
  const link = await linkMailedTo(server.dataDir, person.email)
  await call(browser, server, 'confirm-email', { token: inFragment(link, 'access_token') })
}

/** Makes the owner's account (admin, pro plan) with the one-time link: `browser` is signed in afterwards. */
export async function setUpOwner(browser: APIRequestContext, server: RunningServer, person: Person): Promise<void> {
  await call(browser, server, 'setup', { token: inFragment(server.setupLink, 'token'), ...person })
}

const inFragment = (link: string, name: string) => new URLSearchParams(new URL(link).hash.slice(1)).get(name)
