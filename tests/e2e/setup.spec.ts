import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { newPerson } from '#tests/e2e/support/people.ts'
import { startServer } from '#tests/e2e/support/server.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

test('the one-time link of a new server makes the owner: signed in, admin, on the Pro plan', async ({ page, database }) => {
  const server = await startServer(database)
  const { name, email, password } = newPerson('Olivia Owner')
  try {
    await page.goto(server.setupLink)
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Create owner account' }).click()

    await expect(page).toHaveURL(server.url + paths.dashboard)
    await expect(page.getByRole('heading', { name: `Welcome back, ${name}!` })).toBeVisible()
    await page.getByRole('button', { name: 'Your account' }).click()
    await expect(page.getByRole('menu')).toContainText('Pro')

    await page.context().clearCookies()
    await page.goto(server.setupLink)
    await expect(page.getByText(messages.auth.setupInvalid)).toBeVisible()
  } finally {
    await page.close()
    await server.stop()
  }
})
