import type { APIRequestContext, Page } from '@playwright/test'
import { paymentMessages } from '#contract/billing-messages.ts'
import { chatMessages, chatPlaceMessages } from '#contract/chat-messages.ts'
import { paymentRequestPath } from '#contract/offers.ts'
import { chatPath, paths } from '#contract/paths.ts'
import { expect, test } from '#tests/e2e/support/test.ts'
import { newUser, signUp } from '#tests/e2e/support/users.ts'

async function ask(page: Page): Promise<void> {
  await page.getByLabel('Country').selectOption('India')
  await page.getByLabel('Phone Number').fill('+91 98765 43210')
  await page.getByRole('button', { name: paymentMessages.submit }).click()
  await expect(page.getByText(paymentMessages.submitted)).toBeVisible()
}

/** The id of the payment request of a user's chat. */
async function latestOf({ request }: Page): Promise<string> {
  const { request: latest } = await (await request.get('/api/payment-requests/latest')).json()
  return latest.id
}

/** Calls the server as the owner's pages do. */
async function post(owner: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await owner.post(path, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('a reply of the team and a new plan appear in every open window without a reload', async ({
  free: { page, user },
  server,
  ownerCookies,
  playwright,
}) => {
  const owner = await playwright.request.newContext({
    baseURL: server.url,
    storageState: { cookies: ownerCookies, origins: [] },
    extraHTTPHeaders: { origin: server.url },
  })
  await page.goto(paymentRequestPath('pro'))
  await expect(page.getByLabel('Email Address')).toHaveValue(user.email)
  await ask(page)
  await expect(page).toHaveURL(chatPath)
  const chat = page.getByRole('dialog', { name: chatMessages.title })
  await expect(chat.getByText(/Thank you for choosing the Pro plan \(monthly, ₹3,200\)/)).toBeVisible()
  await chat.getByRole('textbox').fill('I have paid.')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('log').getByText('I have paid.')).toBeVisible()
  await expect(chat.getByRole('textbox')).toHaveValue('')

  const other = await page.context().newPage()
  await other.goto(paths.settings)
  await expect(other.getByRole('banner').getByText('FREE')).toBeVisible()
  const id = await latestOf(page)
  await post(owner, `/api/payment-requests/${id}/chats`, { message: 'Seen, see https://example.com/receipt' })
  await expect(chat.getByRole('link', { name: 'https://example.com/receipt' })).toBeVisible()
  await post(owner, `/api/admin/payment-requests/${id}/process`, {})
  await expect(chat.getByText(/^Thanks, we received your payment/)).toBeVisible()
  for (const window of [page, other]) await expect(window.getByRole('banner').getByText('PRO')).toBeVisible()
  await owner.dispose()
})

test('a visitor’s request gets its chat once the address is verified; the chat remembers size and position, and fills the screen of a phone', {}, async ({
  page,
  server,
}) => {
  const user = newUser()
  await page.goto(paymentRequestPath('basic', 'yearly'))
  await page.getByLabel('Full Name').fill(user.name)
  await page.getByLabel('Email Address').fill(user.email)
  await ask(page)
  await expect(page.getByText(user.email)).toBeVisible()

  await signUp(page.request, server, user)
  await page.goto(chatPath)
  const chat = page.getByRole('dialog', { name: chatMessages.title })
  await expect(chat.getByText(chatMessages.isThisYours)).toBeVisible()
  await chat.getByRole('button', { name: /^Mine/ }).click()
  await expect(chat.getByText('Basic plan, yearly')).toBeVisible()
  await chat.getByRole('button', { name: chatPlaceMessages.menu }).click()
  await page.getByRole('menuitemradio', { name: 'Bottom left' }).click()
  const left = async () => (await chat.boundingBox())?.x
  expect(await left()).toBeLessThan(100)
  await chat.getByRole('textbox').fill('Not sent yet')
  await page.reload()
  await expect(chat.getByRole('textbox')).toHaveValue('Not sent yet')
  expect(await left()).toBeLessThan(100)
  await page.setViewportSize({ width: 375, height: 700 })
  await expect(async () => expect((await chat.boundingBox())?.width).toBe(375)).toPass()
  await expect(chat.getByRole('textbox')).toHaveValue('Not sent yet')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: chatMessages.title })).toBeFocused()
  await expect(page).toHaveURL(paths.dashboard)
})
