import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

const { library } = messages

test('an empty library says so', async ({ free: { page } }) => {
  await page.goto(paths.library)

  await expect(page.getByRole('heading', { name: 'Content Library' })).toBeVisible()
  await expect(page.getByText(library.empty)).toBeVisible()
})

test('what is saved is found, read, deleted and brought back', async ({ free: { page } }) => {
  const screen = new Generator(page)
  for (const topic of ['repairing old bicycles', 'baking rye bread']) {
    await screen.open(paths.description)
    await screen.generate(topic)
    await screen.results.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(screen.toast(library.saved)).toBeVisible()
  }
  await page.goto(paths.library)
  const rows = page.getByRole('table').getByRole('row')
  const row = rows.filter({ hasText: /bread/i })
  await expect(rows).toHaveCount(3)
  await expect(row).toContainText('Description')

  await page.getByRole('searchbox').fill('BREAD')
  await expect(rows).toHaveCount(2)
  await page.getByRole('searchbox').fill('nothing like this')
  await expect(page.getByText(library.empty)).toBeVisible()
  await page.getByRole('button', { name: library.clearSearch }).click()
  await expect(rows).toHaveCount(3)

  await row.getByRole('button', { name: /^View/ }).click()
  await expect(page.getByRole('dialog')).toContainText(/bread/i)
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: /^Delete/ }).click()
  await expect(screen.toast(library.deleted)).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: library.undo }).click()
  await expect(rows).toHaveCount(3)
})

test('every result stands in History, saved or not', async ({ free: { page } }) => {
  const screen = new Generator(page)
  await screen.open(paths.ideas)
  await screen.generate('a small ceramics studio')
  await expect(screen.toast(messages.kinds.ideas.success)).toBeVisible()
  await page.goto(paths.history)

  await expect(page.getByRole('main')).toContainText('a small ceramics studio')
})
