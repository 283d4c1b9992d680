import type { Page } from '@playwright/test'
import { firstVisitMessages, homeMessages } from '#app/features/composer/messages.ts'
import { formMessages } from '#app/features/generation/form/messages.ts'
import { startersFor } from '#app/features/generation/starter-messages.ts'
import { lockMessages } from '#app/lib/locks/messages.ts'
import { givenMessages } from '#contract/messages.ts'
import { occasions } from '#contract/occasion-messages.ts'
import { postPlatforms } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import { questionFor } from '#contract/role-messages.ts'
import type { Role } from '#contract/roles.ts'
import { tradeNames } from '#contract/voice-messages.ts'
import { type Appearance, accessibilityFaults, setAppearance } from '#tests/e2e/support/axe.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { newUser, signUp } from '#tests/e2e/support/users.ts'

const t = formMessages
const write = 'Generate post'

/** The clicks on a page since it was opened, by the names of what was clicked. */
async function clicksOn(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const names: string[] = []
    Object.assign(window, { clickedNames: names })
    const record = ({ target }: Event) => names.push((target as Element).closest('button, a, label')?.textContent?.trim() ?? '')
    addEventListener('click', record, true)
  })
  return () => page.evaluate(() => (window as unknown as { clickedNames: string[] }).clickedNames)
}

test('a new user on Free has a post with three facts on the clipboard: three fields and two presses after the topic', async ({
  page,
  server,
  browser,
}) => {
  const user = newUser()
  const context = await browser.newContext()
  await signUp(context.request, server, user)
  await context.close()
  await page.goto(paths.signIn)
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: true }).fill(user.password)
  // Before the page's script runs, its button is disabled and Enter sends nothing.
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled()
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(paths.dashboard)
  await page.getByRole('button', { name: firstVisitMessages.skip }).click()
  await expect(page.getByRole('textbox', { name: t.topic })).toBeFocused()
  await page.getByRole('textbox', { name: t.topic }).fill('Easter brunch at our garden café')
  await expect(page.getByRole('radio', { name: givenMessages.guessed({ label: occasions.event }) })).toBeVisible()
  const clicks = await clicksOn(page)

  const fact = (role: Role) => page.getByRole('textbox', { name: questionFor('event', role), exact: true })
  await fact('where').fill('24 Harbour Lane')
  await page.keyboard.press('Enter')
  await expect(fact('price')).toBeFocused()
  await page.keyboard.type('£18')
  await fact('who').fill('families and dogs')
  await page.getByRole('button', { name: write, exact: true }).click()
  await page.getByRole('region', { name: t.results }).getByRole('button', { name: 'Copy', exact: true }).click()

  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Easter brunch')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  for (const given of ['24 Harbour Lane', '£18', 'families and dogs']) expect(copied).toContain(given)
  expect(await clicks()).toHaveLength(2)

  // What was written last is listed below.
  await expect(page.getByRole('button', { name: /^Copy “/ })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

const looks: readonly Appearance[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
  { width: 320, colorScheme: 'light' },
]

async function expectNoFaults(page: Page, at: string): Promise<void> {
  for (const look of looks) {
    await setAppearance(page, look)
    expect.soft(await accessibilityFaults(page), `${at}, ${look.colorScheme} at ${look.width} px`).toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${at} at ${look.width} px`).toBe(look.width)
  }
}

test('the first visit, the desk and a locked screen pass the WCAG 2.2 AA checks and fit a phone', async ({ free: { page } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(paths.dashboard)
  await page.getByRole('radio', { name: tradeNames.food }).check()
  await page.getByRole('checkbox', { name: /^LinkedIn/ }).check()
  await expectNoFaults(page, 'the first visit')

  await page.getByRole('button', { name: firstVisitMessages.start }).click()
  const topic = page.getByRole('textbox', { name: t.topic })
  // The example is no text that would have to be deleted.
  await expect(topic).toHaveAttribute('placeholder', startersFor('food', 'en')[0])
  await expect(topic).toBeFocused()
  await page.keyboard.type('20% off all candles until Sunday')
  await expect(page.getByRole('list', { name: givenMessages.found })).toContainText('20%')
  await page.getByRole('radio', { name: occasions.offer }).check()
  await page.getByRole('textbox', { name: questionFor('offer', 'order') }).fill('WhatsApp 98765 43210')
  await page.getByRole('radio', { name: /^LinkedIn/ }).check()
  await page.getByRole('button', { name: givenMessages.addDetails }).click()
  await page.getByText(t.moreOptions).click()
  await page.getByText(homeMessages.tools).click()
  await expectNoFaults(page, 'the desk')

  await page.getByRole('link', { name: t.example }).click()
  await expect(page.getByRole('region', { name: lockMessages.example })).toBeVisible()
  await expectNoFaults(page, 'a locked screen')
})

test('with the keyboard alone a post is copied and cleared for the next one, with the focus in the topic', { tag: '@smoke' }, async ({
  owner,
}) => {
  await owner.goto(paths.dashboard)
  const skip = owner.getByRole('button', { name: firstVisitMessages.skip })
  const topic = owner.getByRole('textbox', { name: t.topic })
  await expect(skip.or(topic)).toBeVisible()
  if (await skip.isVisible()) await skip.press('Enter')
  await expect(topic).toBeFocused()
  await owner.keyboard.type('20% off all candles till Sunday, Rs 250 a box, at 12 Mill Street. Order on WhatsApp 98765 43210')
  await owner.keyboard.press('ControlOrMeta+Enter')
  await expect(owner.getByRole('region', { name: t.results }).getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
  await owner.keyboard.press('ControlOrMeta+Shift+Enter')
  await expect(topic).toBeFocused()
  await expect(topic).toHaveValue('')
  await expect(owner.getByRole('region', { name: t.results }).getByRole('article')).toHaveCount(0)
})

/** With sticky bars at the foot of a form, whatever is asked for stays reachable and no form is long. */
const presets = ['titles', 'description', 'hashtags', 'ideas', 'script'].map((tool) => `/dashboard/content-tools/${tool}`)

test('every generator’s form is at most 900 px high, and a bar hides no field that has the focus', async ({ owner }) => {
  for (const width of [1280, 375])
    for (const path of [...presets, ...postPlatforms.map((id) => paths[id])]) {
      await owner.setViewportSize({ width, height: 800 })
      await owner.goto(path)
      const form = owner.getByRole('main').locator('form').first()
      await expect(form.getByLabel('Voice').or(form.getByText('Add your voice'))).toBeVisible()
      if (width === 1280) expect((await form.boundingBox())?.height, path).toBeLessThanOrEqual(900)
      const bar = form.locator('button[type=submit]')
      for (const field of await form.locator('textarea, select, input').all()) {
        await field.focus()
        const [at, foot] = [await field.boundingBox(), await bar.boundingBox()]
        expect.soft((at?.y ?? 0) + (at?.height ?? 0), `${path} at ${width} px`).toBeLessThanOrEqual((foot?.y ?? 0) + 1)
      }
    }
})
