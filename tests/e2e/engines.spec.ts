import { engineSettingsMessages, laterMessages, testMessages } from '#contract/engine-settings-messages.ts'
import { authMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { tryOutMessages } from '#contract/visitor-messages.ts'
import { kinds } from '#kinds/index.ts'
import { becomeOwner, enterServer, generateFirst } from '#tests/e2e/support/first-text.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { test as base, expect } from '#tests/e2e/support/test.ts'
import { answers, type ModelDouble, startModel } from '#tests/support/model.ts'
import { goodAnswer, goodAnswers } from '#tests/support/model-answers.ts'

const words = engineSettingsMessages
const key = 'sk-a-key-of-this-test-wxyz'
const written = (goodAnswers.post as { caption: string }).caption

const test = base.extend({
  // A server without an owner, of this test alone.
  server: async ({ database }, use) => {
    const server = await startServer(database)
    await use(server)
    await server.stop()
  },
})

let model: ModelDouble
test.beforeEach(async () => {
  model = await startModel()
  model.always(answers(goodAnswer))
})
test.afterEach(() => model.close())

test('a new owner comes from the set-up link to the first text of a model by clicks alone, is told when its server does not answer, and the key is never shown again', async ({
  page,
  server,
}) => {
  await becomeOwner(page, server)
  // Nothing listens there.
  await enterServer(page, { url: 'http://127.0.0.1:1/v1', key, model: 'double-1' })
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible()
  await expect(page.getByText(testMessages.notSaved)).toBeVisible()

  // What was typed is still there: only the address is corrected.
  await page.getByLabel('Address').fill(model.url)
  await page.getByRole('button', { name: 'Test and use' }).click()

  await expect(page.getByRole('heading', { name: words.chosen({ model: 'double-1 (OpenAI-compatible server)' }) })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: words.worksTitle })).toBeVisible()
  await expect(page.getByText(written)).toBeVisible()
  await expect(page.getByText(/^First word in/)).toBeVisible()
  await generateFirst(page)
  const screen = new Generator(page, '')
  await expect(screen.said(kinds.post.messages.success)).toBeVisible()
  await expect(screen.results.getByText(written)).toBeVisible()
  expect(model.calls.map(({ authorization }) => authorization)).toEqual(model.calls.map(() => `Bearer ${key}`))

  await page.getByRole('link', { name: 'Admin Panel' }).click()
  await page.getByRole('tab', { name: 'Writing' }).click()
  await expect(page.getByText('Key ••••wxyz')).toBeVisible()
  expect(await page.content()).not.toContain(key)

  // Visitors are told where their topic goes.
  await page.goto(paths.home)
  await expect(page.getByText(tryOutMessages.compatible)).toBeVisible()
})

test('the one-time link creates the owner: signed in, admin, on the Pro plan; what was left open is asked at the next sign-in, until it is skipped', {
  tag: '@smoke',
}, async ({ page, context, server }) => {
  const { name, email, password } = await becomeOwner(page, server)
  await expect(page).toHaveURL(server.url + paths.setupEngine)
  const signIn = async () => {
    await context.clearCookies()
    await page.goto(paths.signIn)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
  }
  await signIn()
  await expect(page).toHaveURL(paths.setupEngine)
  await page.getByRole('button', { name: laterMessages.skip }).click()
  await expect(page).toHaveURL(paths.dashboard)

  await signIn()
  await expect(page.getByRole('heading', { name: `Welcome back, ${name}!` })).toBeVisible()
  await expect(page).toHaveURL(paths.dashboard)
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('menu')).toContainText('Pro')

  await context.clearCookies()
  await page.goto(server.setupLink)
  await expect(page.getByText(authMessages.setupInvalid)).toBeVisible()
})
