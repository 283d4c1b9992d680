import { historyMessages } from '#app/features/texts/messages.ts'
import { libraryMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { anotherMessages } from '#contract/screen-messages.ts'
import { kinds } from '#kinds/index.ts'
import { kindPaths } from '#kinds/paths.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

test('an empty library shows an empty state', async ({ free: { page } }) => {
  await page.goto(paths.library)

  await expect(page.getByRole('heading', { name: 'Content Library' })).toBeVisible()
  await expect(page.getByText(libraryMessages.empty)).toBeVisible()
})

test('a saved entry can be searched, read, deleted and restored', async ({ free: { page } }) => {
  const screen = new Generator(page)
  for (const topic of ['repairing old bicycles', 'baking rye bread']) {
    await screen.open(kindPaths.description)
    await screen.generate(topic)
    await screen.results.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(screen.said(libraryMessages.saved)).toBeVisible()
  }
  await page.goto(paths.library)
  const rows = page.getByRole('table').getByRole('row')
  const row = rows.filter({ hasText: /bread/i })
  await expect(rows).toHaveCount(3)
  await expect(row).toContainText('Description')

  await page.getByRole('searchbox').fill('BREAD')
  await expect(rows).toHaveCount(2)
  await page.getByRole('searchbox').fill('nothing like this')
  await expect(page.getByText(libraryMessages.empty)).toBeVisible()
  await page.getByRole('button', { name: libraryMessages.clearSearch }).click()
  await expect(rows).toHaveCount(3)

  await row.getByRole('button', { name: /^View/ }).click()
  await expect(page.getByRole('dialog')).toContainText(/bread/i)
  await page.keyboard.press('Escape')

  await row.getByRole('button', { name: /^Delete/ }).click()
  await expect(screen.toast(libraryMessages.deleted)).toBeVisible()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: libraryMessages.undo }).click()
  await expect(rows).toHaveCount(3)
})

test('entries can be edited, tagged, selected by range, and deleted and restored in bulk', async ({ owner: page, ownerCookies }) => {
  const tag = `shelf ${ownerCookies.length} ${Date.now()}`
  const entries = ['Räder flicken', 'साइकिल की मरम्मत', 'A title'].map((title) => ({
    title,
    content: title === 'A title' ? JSON.stringify({ platform: 'youtube', title }) : `${title}: text`,
    feature: title === 'A title' ? 'titles' : 'reddit-post',
    tags: [tag],
  }))
  const saved = await page.request.post('/api/saved-content', { data: { entries } })
  expect(saved.ok()).toBe(true)
  await page.goto(paths.dashboard)
  await page.getByRole('link', { name: 'Library', exact: true }).click()
  await page.getByLabel('Tag', { exact: true }).selectOption(`${tag} (3)`)
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(4)

  // A saved title is shown and edited as text, and Esc asks before it discards a change.
  await page.getByRole('button', { name: 'View: A title' }).click()
  const dialog = page.getByRole('dialog', { name: 'A title' })
  await expect(dialog).not.toContainText('platform')
  await dialog.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit Title' })
  await form.getByLabel('Text').fill('Rye at home')
  await form.getByRole('textbox', { name: 'Tags' }).fill('bread,')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.goBack()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(form.getByLabel('Text')).toHaveValue('Rye at home')
  await form.getByLabel('Text').press('Control+Enter')
  const changed = page.getByRole('dialog', { name: 'Rye at home' })
  await expect(changed.getByRole('list', { name: 'Tags' })).toContainText('bread')
  // Back and Esc close a dialog without leaving a history entry.
  await page.goBack()
  await expect(changed).toBeHidden()
  await rows.filter({ hasText: 'Rye at home' }).getByRole('button', { name: 'Rye at home' }).first().click()
  await expect(changed).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(changed).toBeHidden()
  await expect(page).toHaveURL(/\?tag=[^&]*$/)
  await page.reload()
  await expect(rows.filter({ hasText: 'Rye at home' })).toContainText('bread')

  await page.getByLabel('Type').selectOption('reddit-post')
  await expect(rows).toHaveCount(3)
  await page.getByRole('searchbox').fill('RÄDER')
  await expect(rows).toHaveCount(2)
  await page.getByRole('searchbox').fill('nothing like this')
  await page.getByRole('button', { name: libraryMessages.clearFilters }).click()
  await page.goto(`${paths.library}?tag=${encodeURIComponent(tag)}`)

  const boxes = rows.getByRole('checkbox')
  await boxes.first().check()
  await boxes.last().click({ modifiers: ['Shift'] })
  await expect(page.getByText('3 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Delete selected' }).click()
  await expect(page.getByText(libraryMessages.empty)).toBeVisible()
  await page.getByRole('button', { name: libraryMessages.undo }).click()
  await expect(rows).toHaveCount(4)
})

test('History can be searched, and a result opened, saved and run again with its settings, without using quota', {}, async ({
  free: { page },
}) => {
  const screen = new Generator(page)
  await screen.open(kindPaths.ideas)
  await screen.generate('a small ceramics studio')
  await expect(screen.said(kinds.ideas.messages.success)).toBeVisible()
  await screen.topic.fill('a draft of something else')
  await page.goto(paths.history)

  const main = page.getByRole('main')
  await page.getByRole('searchbox').fill('CERAMICS')
  await expect(page).toHaveURL(/search=CERAMICS/)
  await page.getByLabel('Type').selectOption('post')
  await expect(main).toContainText(historyMessages.noMatch)
  await page.getByRole('button', { name: libraryMessages.clearFilters }).click()

  const row = main.getByRole('row').nth(1)
  await expect(row).toContainText('a small ceramics studio')
  await row.getByRole('button').first().click()
  await expect(main.getByRole('heading', { level: 1, name: 'a small ceramics studio' })).toBeFocused()
  await main.getByRole('button', { name: 'Save all' }).click()
  await expect(main.getByText(libraryMessages.savedMany(5))).toBeVisible()
  await page.goBack()
  await expect(row.getByRole('button', { name: /^Save:/, pressed: true })).toBeVisible()
  await page.reload()
  await expect(row.getByRole('button', { name: /^Save:/, pressed: true })).toBeVisible()
  await page.goForward()
  await expect(main.getByRole('button', { name: 'All saved', pressed: true })).toBeVisible()

  await main.getByRole('button', { name: anotherMessages.again }).click()
  await expect(page).toHaveURL(kindPaths.ideas)
  await expect(screen.topic).toHaveValue('a small ceramics studio')
  await expect(screen.generateButton).toBeEnabled()
  const filled = page.getByRole('listitem').filter({ hasText: anotherMessages.filledIn })
  await filled.getByRole('button', { name: libraryMessages.undo }).click()
  await expect(screen.topic).toHaveValue('a draft of something else')
  await page.goto(paths.history)
  await expect(main.getByRole('row')).toHaveCount(2)
})
