import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import type { RunningServer } from '#tests/e2e/support/server.ts'

/** Decodes quoted-printable. */
const decode = (mail: string): string =>
  mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

async function mailsTo(dataDir: string, address: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
  return mails.map(decode).filter((mail) => mail.includes(`To: ${address}`))
}

/** The first link of the newest mail to an address; waits for the mail, which is sent after the answer. */
export async function linkMailedTo(dataDir: string, address: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      link = /https?:\/\/[^\s"<]+/.exec((await mailsTo(dataDir, address)).at(-1) ?? '')?.[0]
      return link
    })
    .toBeDefined()
  return link as string
}

export interface NewUser {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** The details of a new user, with an unused address. */
export const newUser = (name = 'Asha Rao'): NewUser => ({ name, email: `${randomUUID()}@example.com`, password: 'a long enough password' })

/** Milliseconds that an answer may take on a busy machine. */
const timeoutMs = 180_000

/** Calls the account service as the pages do. `browser` keeps the cookies. */
async function call(browser: APIRequestContext, server: RunningServer, path: string, data?: object): Promise<void> {
  const answer = await browser.fetch(`${server.url}/api/auth/${path}`, {
    method: data ? 'POST' : 'GET',
    headers: { origin: server.url },
    timeout: timeoutMs,
    ...(data && { data }),
  })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
}

/** Creates a free account and opens the link of its mail: `browser` is signed in afterwards. */
export async function signUp(browser: APIRequestContext, server: RunningServer, user: NewUser): Promise<void> {
  await call(browser, server, 'sign-up/email', user)
  const link = await linkMailedTo(server.dataDir, user.email)
  await call(browser, server, 'confirm-email', { token: inFragment(link, 'access_token') })
}

/** Creates the owner's account (admin, Pro plan) with the one-time link: `browser` is signed in afterwards. */
export async function setUpOwner(browser: APIRequestContext, server: RunningServer, user: NewUser): Promise<void> {
  await call(browser, server, 'setup', { token: inFragment(server.setupLink, 'token'), ...user })
}

const inFragment = (link: string, name: string) => new URLSearchParams(new URL(link).hash.slice(1)).get(name)
