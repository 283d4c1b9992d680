import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { chatMessages } from '#contract/chat-messages.ts'
import { paymentRequestPath } from '#contract/offers.ts'
import { type LanguageCode, languageCodes, languages } from '#contract/options.ts'
import { chatPath, paths, signInPath } from '#contract/paths.ts'
import { kinds } from '#kinds/index.ts'
import { Generator } from '#tests/e2e/support/generator.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { newUser, signUp } from '#tests/e2e/support/users.ts'
import { topics } from '#tests/support/language-topics.ts'

/** Runs if it is inserted as markup, as a script or at the end of an attribute. */
const markup = `'"><img src=x onerror=hacked()><svg/onload=hacked()><a href="javascript:hacked()">{{hacked()}}`

/** Calls the server as pages in the browser do. */
async function post(browser: APIRequestContext, origin: string, path: string, data: object): Promise<{ id: string }> {
  const answer = await browser.post(path, { data, headers: { origin } })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** The text is visible unchanged, and no element was created from it. */
async function expectText(page: Page, where: Locator): Promise<void> {
  await expect(where.first()).toBeVisible()
  const made = await page.evaluate(() => {
    const marked = document.querySelectorAll('[onerror], [onload], img[src="x"], [href^="javascript:"]')
    return [...marked].map(({ outerHTML }) => outerHTML)
  })
  expect(made).toEqual([])
}

test('markup that users type stays text on every screen that shows it, including admin screens', { tag: '@smoke' }, async ({
  page,
  ownerElsewhere: admin,
  server,
}) => {
  // Names have a shorter limit than texts.
  const user = newUser(`Asha ${markup.slice(0, 60)}`)
  await page.addInitScript(() => Object.assign(window, { hacked: () => console.error('a text was run') }))
  await admin.addInitScript(() => Object.assign(window, { hacked: () => console.error('a text was run') }))
  await signUp(page.request, server, user)
  const send = (path: string, data: object) => post(page.request, server.url, path, data)
  const saved = await send('/functions/v1/save-content', {
    title: `Title ${markup}`,
    content: `Text ${markup}`,
    feature: 'titles',
    tags: ['<b>tag'],
  })
  const written = await send('/functions/v1/generate-titles', {
    ...kinds.titles.sample,
    topic: `Bread ${markup}`,
    details: 'Every day from 7 am',
  })
  const request = await send('/api/payment-requests', {
    user_name: user.name,
    user_email: user.email,
    user_phone: '+91 98765 43210',
    country: 'India',
    plan_id: 'pro',
    billing_interval: 'monthly',
    message: `Note ${markup}`,
  })
  await send(`/api/payment-requests/${request.id}/chats`, { message: `Line ${markup} https://a.example/${markup}` })

  for (const [path, text] of [
    [paths.dashboard, user.name],
    [paths.settings, user.email],
    [`${paths.library}?open=${saved.id}`, `Text ${markup}`],
    [`${paths.history}?open=${written.id}`, 'Bread'],
    [chatPath, `Line ${markup}`],
  ] as const) {
    await page.goto(path)
    // An opened text stands in the place of its list, which is hidden meanwhile.
    await expectText(page, page.getByText(text).filter({ visible: true }))
  }
  await page.goto(paymentRequestPath('pro'))
  await expect(page.getByLabel('Full Name')).toHaveValue(user.name)
  await expectText(page, page.getByLabel('Full Name'))

  for (const [place, text] of [
    ['tab=requests', `Note ${markup}`],
    [`tab=chat&request=${request.id}`, `Line ${markup}`],
    [`tab=people&search=${user.email}`, user.name],
  ] as const) {
    await admin.goto(`${paths.adminPanel}?${place}`)
    await expectText(admin, admin.getByText(text))
  }
  const notes = { notes: `Reason ${markup}` }
  await post(admin.request, server.url, `/api/admin/payment-requests/${request.id}/reject`, notes)
  await admin.goto(`${paths.adminPanel}?tab=log`)
  await expectText(admin, admin.getByText(notes.notes))

  await page.goto(chatPath)
  // Text that begins like a URL is a link, up to the first character that ends a URL.
  const link = page.getByRole('dialog', { name: chatMessages.title }).getByRole('log').getByRole('link')
  await expect(link).toHaveAttribute('href', 'https://a.example/')
})

test('a sign-in never redirects to another site, whatever its return address', async ({ page, server }) => {
  const user = newUser()
  await signUp(page.request, server, user)
  // A signed-in user is redirected at once.
  // contract/paths.test.ts has them all.
  for (const from of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example', '/\t/evil.example']) {
    await page.goto(signInPath(from))
    await expect(page).toHaveURL(paths.dashboard)
  }
  await page.goto(signInPath('/..//evil.example'))
  await expect(page).not.toHaveURL(/signin/)
  expect(new URL(page.url()).origin).toBe(server.url)
})

test.describe('languages', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  /** A letter of each script that does not occur in the English interface. */
  const scripts: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
    hi: /\p{Script=Devanagari}/u,
    sa: /\p{Script=Devanagari}/u,
    bn: /\p{Script=Bengali}/u,
    ar: /\p{Script=Arabic}/u,
    ur: /\p{Script=Arabic}/u,
    ru: /\p{Script=Cyrillic}/u,
    ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    zh: /\p{Script=Han}/u,
    ko: /\p{Script=Hangul}/u,
  }

  test('a post in each language is marked as that language and runs in its direction', async ({ owner }) => {
    test.slow()
    const screen = new Generator(owner)
    await screen.open(paths.facebook)
    for (const code of languageCodes) {
      await screen.main.getByLabel('Language', { exact: true }).selectOption(code)
      await screen.generate(topics[code].everyday[0])
      const text = screen.results.locator(`[lang="${code}"]`).first()
      await expect(text, languages[code].name).toBeVisible()
      await expect(text, languages[code].name).toHaveCSS('direction', languages[code].direction)
      await expect(text).toContainText(scripts[code] ?? /\p{Script=Latin}/u)
    }
  })
})
