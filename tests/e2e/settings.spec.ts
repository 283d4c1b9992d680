import { readFile } from 'node:fs/promises'
import { settingsMessages } from '#contract/account-messages.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { kinds } from '#kinds/index.ts'
import { kindPaths } from '#kinds/paths.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'

const words = settingsMessages

test.use({ expectedErrors: [/password|sign in|deleting|status of 400/i] })

test('an account from its name to its end: renamed, signed out elsewhere, its uses charted, its data taken along, deleted', async ({
  free: { page, person },
  browser,
  server,
}) => {
  const screen = new Generator(page)
  await test.step('a new name is greeted and gives the initials', async () => {
    await page.goto(paths.settings)
    await screen.main.getByLabel('Full name').fill('Zoë बच्चन')
    await screen.main.getByRole('button', { name: 'Save name' }).click()
    await expect(screen.toast(words.nameSaved)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Your account' })).toContainText('Zब')
  })

  const elsewhere = await browser.newContext({ baseURL: server.url, userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:132.0) Firefox/132.0' })
  const other = await elsewhere.newPage()
  await test.step('another browser is listed, and out from the moment it is ended', async () => {
    await other.goto(paths.library)
    await other.getByLabel('Email').fill(person.email)
    await other.getByLabel('Password', { exact: true }).fill(person.password)
    await other.getByRole('button', { name: 'Sign In' }).click()
    await expect(other).toHaveURL(paths.library)

    await page.reload()
    const sessions = screen.main.getByRole('listitem').filter({ hasText: 'Sign out' })
    await expect(sessions).toHaveCount(2)
    await expect(sessions.first()).toContainText('This device')
    await screen.main.getByRole('button', { name: /^Sign out Firefox on Windows/ }).click()
    await expect(screen.toast(words.sessionEnded('Firefox on Windows'))).toBeVisible()
    await expect(sessions).toHaveCount(1)
    await other.reload()
    await expect(other).toHaveURL(new RegExp(paths.signIn))
    await elsewhere.close()
  })

  await test.step("today's use stands in the chart, read with the keyboard, and in the table", async () => {
    await screen.open(kindPaths.ideas)
    await screen.generate('a small ceramics studio')
    await expect(screen.toast(kinds.ideas.messages.success)).toBeVisible()
    await page.goto(`${paths.settings}?tab=usage`)
    await expect(screen.main.getByText('1 / 2')).toBeVisible()
    const chart = screen.main.getByRole('slider', { name: 'Uses a day' })
    await chart.focus()
    await expect(chart).toHaveAttribute('aria-valuetext', /1 use \(Ideas 1\)/)
    await page.keyboard.press('ArrowLeft')
    await expect(chart).toHaveAttribute('aria-valuetext', /0 uses$/)
    await screen.main.getByText('Show as a table').click()
    await expect(screen.main.getByRole('table').getByRole('row')).toHaveCount(31)
  })

  await test.step('all that is stored comes as one file', async () => {
    await page.getByRole('tab', { name: 'Account' }).click()
    const downloading = page.waitForEvent('download')
    await screen.main.getByRole('button', { name: 'Export my data' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^postwright-data-.*\.json$/)
    const data = JSON.parse(await readFile(await download.path(), 'utf8'))
    expect(data.profile).toMatchObject([{ email: person.email, full_name: 'Zoë बच्चन' }])
    expect(data.generations).toMatchObject([{ kind: 'ideas' }])
    expect(data.sessions).toHaveLength(1)
  })

  await test.step('deleted, it leads home with a message, and nobody can sign in to it', async () => {
    await screen.main.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Your password').fill('not this one')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(words.passwordWrong)).toBeVisible()
    await dialog.getByLabel('Your password').fill(person.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(paths.home)
    await expect(page.getByText(words.deleted)).toBeVisible()

    await page.goto(paths.signIn)
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText(messages.auth.noAccount)).toBeVisible()
  })
})
