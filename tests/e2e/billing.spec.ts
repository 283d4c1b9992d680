import type { Locator, Page } from '@playwright/test'
import { payMessages } from '#app/features/billing/messages.ts'
import { pricingMessages } from '#app/features/site/pricing-messages.ts'
import { adminMessages } from '#contract/admin-messages.ts'
import { payCardMessages, paymentMessages } from '#contract/billing-messages.ts'
import { chatMessages } from '#contract/chat-messages.ts'
import { checkoutMessages, paymentSuccessMessages, siteMessages } from '#contract/messages.ts'
import { paymentRequestPath } from '#contract/offers.ts'
import { cardWebhookPath, chatPath, checkoutReturns, paths } from '#contract/paths.ts'
import { callbackMessages } from '#contract/screen-messages.ts'
import { planMessages } from '#contract/visitor-messages.ts'
import type { RunningServer } from '#tests/e2e/support/server.ts'
import { test as base, expect, upi } from '#tests/e2e/support/test.ts'
import { linkMailedTo, type NewUser, newUser } from '#tests/e2e/support/users.ts'
import { signedDelivery } from '#tests/support/stripe.ts'

/** Uses the worker's server with payments. */
const test = base.extend({
  server: async ({ shop }, use) => use(shop.server),
  ownerCookies: async ({ shop }, use) => use(shop.ownerCookies),
})

// One server with payments is enough for these tests.
test.describe.configure({ mode: 'default' })
test.use({
  expectedErrors: [
    /^A message could not be sent|^To process a request failed|^Failed to start checkout process|net::ERR_INTERNET_DISCONNECTED/,
  ],
})

const toast = (page: Page, words: string) => page.getByRole('region', { name: /^Notifications/ }).getByText(words)
const badge = (page: Page) => page.getByRole('banner').getByText(/^(FREE|BASIC|PRO)$/)

/** Opens a screen and waits for its event stream: from then on it does not poll. */
async function openLinked(page: Page, path: string): Promise<void> {
  const linked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/events')
  await page.goto(path)
  await linked
}

/** A visitor opens the free plan, an unknown plan and yearly Pro, and requests Pro. */
async function askForPro(page: Page, { name, email }: NewUser): Promise<void> {
  await page.goto(`${paths.paymentRequest}?plan=free`)
  await expect(page.getByRole('alert')).toHaveText(planMessages.nothingToPay)
  await page.goto(`${paths.paymentRequest}?plan=gold&interval=yearly`)
  await expect(page.getByRole('alert')).toHaveText(planMessages.unknownPlan({ typed: 'gold' }))
  await page.getByRole('link', { name: 'Pro, yearly' }).click()
  await page.getByRole('tab', { name: payMessages.manual }).click()
  const summary = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Plan Summary' }) })
  await expect(summary).toContainText('₹32,000 per year')

  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Country').selectOption('India')
  await page.getByLabel('Phone Number').fill('+91 98765 43210')
  await page.getByLabel('Additional Message').fill('I pay from my bank in Pune.')
  // The server ignores price and status from the browser.
  await page.route('**/api/payment-requests', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), amount: 1, status: 'paid' } }),
  )
  await page.getByRole('button', { name: paymentMessages.submit }).click()
  await expect(toast(page, paymentMessages.submitted)).toBeVisible()
}

/** Signs up from the page of the request, and opens the emailed link. */
async function signUpFromThere(page: Page, { dataDir }: RunningServer, { name, email, password }: NewUser): Promise<void> {
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.goto(await linkMailedTo(dataDir, email))
  await expect(page.getByText(callbackMessages.successReturning)).toBeVisible()
}

async function expectInstructions(chat: Locator): Promise<void> {
  await expect(chat.getByRole('img', { name: payCardMessages.qr(upi) })).toBeVisible()
  const uri = new URL((await chat.getByRole('link', { name: payCardMessages.openApp }).getAttribute('href')) as string)
  const { pa, am, tr } = Object.fromEntries(uri.searchParams)
  expect({ pa, am }).toEqual({ pa: upi.id, am: '32000.00' })
  await expect(chat.getByRole('definition')).toHaveText(['₹32,000', tr as string, upi.id])
  await expect(chat.getByRole('link', { name: 'Net banking' })).toHaveAttribute('href', 'https://bank.example/pay')
}

/** The admin panel. */
class Panel {
  readonly page: Page
  readonly main: Locator
  readonly tiles: Locator
  readonly requests: Locator
  readonly process: Locator
  readonly dialog: Locator
  readonly chat: Locator

  constructor(page: Page) {
    this.page = page
    this.main = page.getByRole('main')
    this.tiles = this.main.locator('dl dt + dd')
    this.requests = page.getByRole('list', { name: 'Payment requests' }).getByRole('listitem')
    this.process = this.requests.getByRole('button', { name: /^Process Payment/ })
    this.dialog = page.getByRole('dialog', { name: 'Process Payment' })
    this.chat = page.getByRole('region', { name: 'Chat', exact: true })
  }

  tab(name: string): Promise<void> {
    return this.page.getByRole('tab', { name }).click()
  }
}

/** The admin asks, and the user answers despite a short network failure. */
async function talk(page: Page, chat: Locator, admin: Panel): Promise<void> {
  await admin.requests.getByRole('link', { name: /^Chat/ }).click()
  await admin.chat.getByRole('textbox').fill('When did you pay?')
  await admin.chat.getByRole('textbox').press('Enter')
  await page.getByRole('button', { name: `${chatMessages.title}, ${chatMessages.unread(1)}` }).click()
  await expect(chat.getByRole('log').getByText('When did you pay?')).toBeVisible()
  await expect(admin.chat.getByText(new RegExp(`· ${chatMessages.seen}$`))).toBeVisible()

  const box = chat.getByRole('textbox')
  await page.context().setOffline(true)
  await box.fill('Yesterday,')
  await box.press('Shift+Enter')
  await box.pressSequentially('at noon.')
  await box.press('Enter')
  await expect(chat.getByRole('button', { name: chatMessages.sendAgain })).toBeVisible()
  await expect(box).toHaveValue('Yesterday,\nat noon.')
  await page.context().setOffline(false)
  await box.press('Enter')
  await expect(box).toHaveValue('')
  await expect(admin.chat.getByRole('log').getByText('Yesterday,\nat noon.')).toHaveCount(1)
}

async function expectDenied(page: Page): Promise<void> {
  await page.goto(paths.adminPanel)
  await expect(page.getByRole('heading', { name: siteMessages.accessDenied })).toBeVisible()
  await expect(page.getByText(siteMessages.noPermission)).toBeVisible()
  await expect(toast(page, siteMessages.adminRequired)).toBeVisible()
}

test('a visitor requests Pro, signs up, pays through the chat, and gets Pro as soon as an admin approves', { tag: '@smoke' }, async ({
  page,
  ownerElsewhere,
  server,
}) => {
  const user = newUser()
  const admin = new Panel(ownerElsewhere)
  await openLinked(admin.page, paths.adminPanel)
  await expect(admin.tiles).toHaveText(['0', '0', '0', '₹0'])
  await expect(admin.main.getByText(paymentMessages.listEmpty)).toBeVisible()

  await askForPro(page, user)
  await expect(admin.tiles).toHaveText(['1', '1', '0', '₹0'])
  await expect(admin.requests).toContainText([/₹32,000.*Pro, yearly/])
  await expect(admin.requests).toContainText(['I pay from my bank in Pune.'])
  await admin.process.click()
  await admin.dialog.getByRole('button', { name: 'Upgrade Subscription' }).click()
  await expect(admin.dialog.getByRole('alert')).toHaveText(adminMessages.noAccount)
  await admin.dialog.getByRole('button', { name: 'Cancel' }).click()
  await admin.requests.getByRole('button', { name: /^Mark as processing/ }).click()
  await expect(admin.requests.getByText('Processing', { exact: true })).toBeVisible()

  await signUpFromThere(page, server, user)
  await expect(page).toHaveURL(chatPath)
  const chat = page.getByRole('dialog', { name: chatMessages.title })
  await expect(admin.requests).toContainText(['Sent signed out, not confirmed'])
  await chat.getByRole('button', { name: /^Mine/ }).click()
  await expectInstructions(chat)
  await expect(admin.requests).toContainText(['Sent signed out, confirmed'])
  await expectDenied(page)

  await openLinked(page, chatPath)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await expect(badge(page)).toHaveText('FREE')
  // What was shown is read; the button would name an unread message.
  await expect(chat.getByRole('log').getByRole('img', { name: payCardMessages.qr(upi) })).toBeVisible()
  await chat.getByRole('button', { name: chatMessages.close }).click()
  await expect(page).toHaveURL(paths.dashboard)
  await expect(page.getByRole('button', { name: chatMessages.title, exact: true })).toBeFocused()

  await talk(page, chat, admin)

  await admin.tab('Payments')
  await admin.process.click()
  await expect(admin.dialog.getByRole('definition')).toContainText([user.email, 'Pro', 'Yearly', '₹32,000', /PW/, 'Free plan'])
  await admin.dialog.getByLabel('Admin notes').fill('Came by UPI at noon.')
  await admin.dialog.getByRole('button', { name: 'Upgrade Subscription' }).click()
  await expect(toast(admin.page, adminMessages.processed({ name: user.name, plan: 'Pro' }))).toBeVisible()
  await expect(badge(page)).toHaveText('PRO')
  await expect(chat.getByRole('log').getByText(/^Thanks, we received your payment. Your Pro plan is active until/)).toBeVisible()
  await expect(chat.getByText('Paid', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window), 'the page was not loaded again').toBe(true)

  await expect(admin.tiles).toHaveText(['1', '0', '1', '₹32,000'])
  await expect(admin.requests).toContainText(['Pro plan until'])
  await expect(admin.process).toHaveCount(0)
  await admin.tab('Audit log')
  const entry = admin.page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')
  await expect(entry).toContainText([/Payment processed.*Pro yearly, ₹32,000.*by Olivia Owner.*Came by UPI at noon\./])
})

test('a user cancels, then pays by card: the badge turns to PRO, and Billing and the price list lead to the page of the provider', async ({
  free: { page },
  shop: { server, stripe },
}) => {
  await page
    .context()
    .route(/^https:\/\/(checkout|portal)\.example\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><h1>Card provider</h1>' }),
    )
  await page.goto(paymentRequestPath('pro', 'yearly'))
  await page.getByRole('radio', { name: 'INR' }).check()
  const pay = page.getByRole('button', { name: 'Pay by card' })
  stripe.unavailable = true
  await pay.click()
  await expect(toast(page, checkoutMessages.failed({ why: 'We couldn’t open the payment page.' }))).toBeVisible()
  stripe.unavailable = false
  await pay.click()
  await page.waitForURL('https://checkout.example/*')
  const sessionId = new URL(page.url()).pathname.slice(1)

  await page.goto(`${checkoutReturns.canceled}?plan=pro&interval=yearly`)
  await expect(page.getByRole('status').filter({ hasText: pricingMessages.canceled })).toBeVisible()
  await page.getByRole('link', { name: pricingMessages.backToCheckout }).click()
  await expect(page.getByRole('radio', { name: /^Pro/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Yearly/ })).toBeChecked()

  const sent = stripe.calls.findLast(({ what }) => what === 'POST /v1/checkout/sessions')?.sent ?? {}
  expect(sent['line_items[0][price]']).toBe('price_pro_yearly_inr')
  stripe.account.pay(sessionId)
  for (const event of stripe.account.events) {
    expect((await fetch(server.url + cardWebhookPath, { method: 'POST', ...signedDelivery(event) })).status).toBe(200)
  }
  await page.goto((sent.success_url ?? '').replace('{CHECKOUT_SESSION_ID}', sessionId))
  await expect(toast(page, paymentSuccessMessages.done)).toBeVisible()
  await expect(page).toHaveURL(paths.dashboard)
  await expect(badge(page)).toHaveText('PRO')

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Billing' }).click()
  await page.waitForURL('https://portal.example/cus_*')

  await page.goto(paths.pricing)
  const pro = page.getByRole('region', { name: 'Pro plan' })
  await expect(pro.getByText(planMessages.yours)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /^Sign/ })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Dashboard' })).toHaveCount(1)
  await expect(pro.getByRole('link')).toHaveCount(0)
  await pro.getByRole('button', { name: pricingMessages.manage }).click()
  await page.waitForURL('https://portal.example/cus_*')
})
