import type { Page } from '@playwright/test'
import { fileOf, localOf, withFile } from '#app/features/engines/engines.fixture.ts'
import { arrangedMessages } from '#contract/arranged-messages.ts'
import { foundMessages, keyMessages, localMessages } from '#contract/engine-settings-messages.ts'
import { libraryMessages } from '#contract/messages.ts'
import { connectModelPath, paths, redirects } from '#contract/paths.ts'
import { appPaths, kindPaths } from '#kinds/paths.ts'
import { type Appearance, accessibilityFaults, setAppearance } from '#tests/e2e/support/axe.ts'
import { AllInOne, Generator } from '#tests/e2e/support/generator.ts'
import { consoleErrors, expect, test } from '#tests/e2e/support/test.ts'
import { totpCode } from '#tests/support/totp.ts'

const screens = [
  ...appPaths.filter(
    (path) => !(path in redirects) && (path.startsWith('/dashboard') || path === paths.adminPanel || path === paths.setupEngine),
  ),
  connectModelPath,
]
const open = [paths.signIn, paths.signUp, paths.authCallback, paths.paymentRequest]

/** Both themes at both widths, ordered so that each step changes as little as possible. */
const allAppearances: readonly Appearance[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 375, colorScheme: 'dark' },
  { width: 375, colorScheme: 'light' },
]

/** For dialogs and menus: each theme and each width once. */
const opposites = allAppearances.filter((_, at) => at % 2 === 0)

/** Checks an open page in several themes and widths, as a user may change them. */
async function expectNoFaults(page: Page, at: string, within?: string, looks = within ? opposites : allAppearances): Promise<void> {
  for (const look of looks) {
    await setAppearance(page, look)
    expect.soft(await accessibilityFaults(page, within), `${at}, ${look.colorScheme} at ${look.width} px`).toEqual([])
    if (within) continue
    // The page answers a new width with its next frames.
    await expect
      .configure({ soft: true })
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${at} scrolls sideways at ${look.width} px`)
      .toBe(look.width)
  }
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/verified/] })
test.describe.configure({ mode: 'parallel', timeout: 600_000 })

test('every public screen passes the WCAG 2.2 AA checks', async ({ page }) => {
  for (const path of open) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFaults(page, path)
  }
})

test('every dashboard screen passes the WCAG 2.2 AA checks, fits a phone, and logs no error', async ({ owner }) => {
  const errors = consoleErrors(owner)
  for (const path of screens) {
    await owner.goto(path)
    await expect(owner.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoFaults(owner, path)
    expect.soft(errors.splice(0), path).toEqual([])
  }
})

test("toasts have their styles and visible focus under the app's content policy, which refuses none", async ({ owner }) => {
  const errors = consoleErrors(owner)
  const screen = new Generator(owner)
  await screen.open(paths.twitter)
  await screen.generate('repairing old bicycles')
  await screen.results.getByRole('button', { name: 'More' }).click()
  await screen.results.getByRole('menuitem', { name: 'Clear' }).click()
  await expect(owner.locator('[data-sonner-toaster]')).toHaveCSS('position', 'fixed')
  await expect(owner.locator('[data-sonner-toast]').first()).toHaveCSS('position', 'absolute')
  // A programmatic focus is visible when the keyboard was used last. All of it is read at once, before the toast goes.
  await owner.keyboard.press('Tab')
  const rings = await owner
    .locator('[data-sonner-toast]')
    .first()
    .evaluate((toast) =>
      [toast as HTMLElement, ...toast.querySelectorAll('button')].map((stop) => {
        stop.focus()
        return getComputedStyle(stop).outline
      }),
    )
  expect(rings.length).toBeGreaterThan(1)
  for (const ring of rings) expect(ring).toMatch(/solid 2px/)
  expect(errors).toEqual([])
})

test('a generated result passes the WCAG 2.2 AA checks', async ({ owner }) => {
  const screen = new Generator(owner)
  for (const path of [paths.twitter, paths.reddit, kindPaths.ideas, kindPaths.script]) {
    await screen.open(path)
    await screen.generate('repairing old bicycles')
    await expect(screen.results.getByRole('button', { name: /^Copy/ }).first()).toBeVisible()
    await expectNoFaults(owner, path)
  }
  const all = new AllInOne(owner)
  await all.open(paths.allInOne)
  await all.ask('repairing old bicycles', 'Titles', 'Description', 'Hashtags', 'LinkedIn')
  await expect(all.cards.getByText('4 of 4 ready')).toBeVisible()
  await expectNoFaults(owner, paths.allInOne)
})

test('dialogs and menus pass the WCAG 2.2 AA checks', async ({ free: { page, user } }) => {
  const screen = new Generator(page)
  const [dialog, menu] = ['[role=dialog], [role=alertdialog]', '[role=menu]']
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const close = async () => {
    await page.keyboard.press('Escape')
    await expect(page.locator(dialog).or(page.locator(menu))).toHaveCount(0)
  }

  await screen.open(paths.instagram)
  await screen.generate('Fahrradreparaturwerkstätten, साइकिल की मरम्मत')
  await screen.results.getByRole('button', { name: 'More' }).click()
  await expect(page.locator(menu)).toBeVisible()
  await expectNoFaults(page, 'More', menu)
  await close()
  await screen.results.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(screen.said(libraryMessages.saved)).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: /Fahrrad/ }).first()).toBeVisible()
  await expectNoFaults(page, 'palette', dialog)
  await close()

  await page.goto(paths.history)
  const history = page.getByRole('main')
  await expectNoFaults(page, 'all texts', 'main')
  await history.getByRole('row').nth(1).getByRole('button').first().click()
  await expect(history.getByRole('article')).toContainText(arrangedMessages.smallPrint)
  await expectNoFaults(page, 'a text of History', 'main')

  await page.goto(paths.library)
  await page.getByRole('checkbox', { name: /^Select:/ }).check()
  await expectNoFaults(page, 'ticked entries', 'fieldset, tbody')
  await button(/^View/).click()
  await expect(page.locator(dialog)).toBeVisible()
  await expectNoFaults(page, 'an entry', dialog)
  await button('Edit').click()
  await page.getByLabel('Title').fill('')
  await page.getByRole('textbox', { name: 'Tags' }).fill('साइकिल,')
  await button('Save changes').click()
  await expectNoFaults(page, 'an entry being edited', dialog)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectNoFaults(page, 'a question about changes', '[role=alertdialog]')
  await button('Discard changes').click()

  await page.goto(paths.settings)
  await button('Delete my account').click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectNoFaults(page, 'deleting the account', dialog)
  await close()
  await button('Turn on two-factor authentication').click()
  await expect(page.getByLabel('Your password')).toBeVisible()
  await expectNoFaults(page, 'the password before two-factor sign-in', 'main')
  await page.getByLabel('Your password').fill(user.password)
  await page.getByLabel('Your password').press('Enter')
  const key = page.getByText(/^([A-Z2-7]{4} ){3,}/)
  await expect(key).toBeVisible()
  await expectNoFaults(page, 'the QR code', 'main')
  await page.getByLabel('6-digit code').fill(totpCode(((await key.textContent()) ?? '').replaceAll(' ', '')))
  await button('Verify and turn on').click()
  await expect(button('I’ve saved them')).toBeVisible()
  await expectNoFaults(page, 'backup codes', 'main')
})

test('every card of the choice of what writes, and each stage of a download, passes the WCAG 2.2 AA checks', async ({ owner }) => {
  const localState = '**/api/admin/writing/local'
  const open = async ({ label }: { readonly label: string }, shown: string) => {
    const card = new RegExp(`^${label}`)
    await owner.goto(paths.setupEngine)
    await owner.getByRole('radio', { name: card }).press('Space')
    await expect(owner.getByRole('main').getByText(shown).first()).toBeVisible()
    await expectNoFaults(owner, String(card), 'main')
  }
  await open(foundMessages, 'At another address')
  await open(keyMessages, 'Key for OpenAI')

  const failed = { message: 'The file is damaged.', hint: 'Download it again.' }
  const stages = [
    [localOf(), 'Gemma 4 E4B'],
    [localOf({ engine: { status: 'installing', download: 63e6, version: '1' } }), localMessages.goesOn],
    [withFile(), localMessages.goesOn],
    [withFile({ phase: 'checking' }), localMessages.goesOn],
    [withFile({}, { engine: { status: 'failed', download: 63e6, version: '1' } }), localMessages.installFailed],
    [withFile({}, { files: [fileOf(), fileOf({ id: 'a', status: 'failed', phase: null, problem: failed })] }), 'Gemma 4 E4B'],
  ] as const
  // The last one stays for the screen that is opened next.
  for (const [state, shown] of stages) {
    await owner.unroute(localState)
    await owner.route(localState, (route) => route.fulfill({ json: state }))
    await open(localMessages, shown)
  }
  await owner.goto(connectModelPath)
  await expect(owner.getByText(failed.message)).toBeVisible()
  await expectNoFaults(owner, connectModelPath, 'main')
})
