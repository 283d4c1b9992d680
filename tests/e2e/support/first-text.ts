import type { Page } from '@playwright/test'
import { engineSettingsMessages, keyMessages, localMessages } from '#contract/engine-settings-messages.ts'
import type { RunningServer } from '#tests/e2e/support/server.ts'
import { type NewUser, newUser } from '#tests/e2e/support/users.ts'

const words = engineSettingsMessages

/** The way of a new owner from the set-up link to the first text of a model, by clicks and typing alone. */

/** Follows the set-up link and makes the owner's account; the choice of what writes is open afterwards. */
export async function becomeOwner(page: Page, { setupLink }: RunningServer): Promise<NewUser> {
  const owner = newUser('Olivia Owner')
  await page.goto(setupLink)
  await page.getByLabel('Name').fill(owner.name)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Create owner account' }).click()
  await page.getByRole('heading', { name: words.title }).waitFor()
  return owner
}

/** Enters an OpenAI-compatible server with a key and presses Test and use. */
export async function enterServer(page: Page, { url, key, model }: { url: string; key: string; model: string }): Promise<void> {
  // With the keyboard: the radio button of a card has no size.
  await page.getByRole('radio', { name: new RegExp(`^${keyMessages.label}`) }).press('Space')
  await page.getByRole('combobox', { name: words.provider }).selectOption('compatible')
  await page.getByLabel(/^Key/).fill(key)
  await page.getByLabel('Address').fill(url)
  await page.getByRole('textbox', { name: 'Model' }).fill(model)
  await page.getByRole('button', { name: 'Test and use' }).click()
}

/** Enters the address of a model file, and presses Add and use. */
export async function enterModelFile(page: Page, address: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${localMessages.label}`) }).press('Space')
  await page.getByRole('radio', { name: /^Another model/ }).press('Space')
  await page.getByLabel(localMessages.sourceLabel).fill(address)
  await page.getByRole('button', { name: localMessages.addAndUse }).click()
}

/** Lets visitors use the chosen model, goes on to a post screen, and generates. */
export async function generateFirst(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: words.visitors({ count: 100 }) }).check()
  await page.getByRole('button', { name: words.toDashboard }).click()
  const start = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Social Media Posts' })
  await start.getByRole('link').click()
  await page.getByRole('textbox', { name: 'Topic' }).fill('repairing old bicycles')
  await page.getByRole('button', { name: 'Generate post' }).click()
}
