import { expect, test } from 'vitest'
import { noOperator } from '#contract/operator.ts'
import { createBillingEmails } from './billing-emails.ts'

const to = 'asha@example.com'
const operator = { supportEmail: 'help@shop.example', operatorName: 'Rao & Sons', operatorAddress: '12 MG Road, Pune' }
const settings = { appUrl: 'https://post.example.com', timeZone: 'Asia/Kolkata' }
const emails = createBillingEmails({ ...settings, operator })
/** Already the 22nd in Kolkata. */
const evening = new Date('2026-11-21T20:00:00Z')

const paid = emails.paymentReceived(to, { plan: 'pro', currency: 'inr', amount: 320_000, until: evening })
const renewing = emails.planActive(to, { plan: 'pro', interval: 'monthly', expiresAt: evening, renews: true })
const manual = emails.planActive(to, { plan: 'basic', interval: 'yearly', expiresAt: evening, renews: false })
const ending = emails.planEnding(to, { plan: 'pro', next: 'basic', expiresAt: evening })
const reply = emails.chatReply(to, { hasAccount: true })
const replyToVisitor = emails.chatReply(to, { hasAccount: false })

test.each([paid, renewing, manual, ending, reply, replyToVisitor])(
  '“$subject” has the same content as text and as HTML, and one link',
  (mail) => {
    const htmlText = mail.html
      .replace(/<head>.*?<\/head>/s, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#(\d+);/g, (_entity, code) => String.fromCharCode(Number(code)))

    expect(mail.to).toBe(to)
    for (const paragraph of mail.text.split('\n\n')) expect(htmlText).toContain(paragraph)
    expect(mail.html.match(/<a /g)).toHaveLength(1)
    expect(mail.text).toContain(mail.link)
  },
)

test('dates use the configured time zone, and amounts are formatted as prices', () => {
  expect(paid.text).toContain('₹3,200. Your Pro plan is paid until 22 November 2026.')
  const cents = emails.paymentReceived(to, { plan: 'basic', currency: 'usd', amount: 950, until: evening })
  expect(cents.text).toContain('payment of $9.50.')
  expect(ending.subject).toBe('Your Pro plan ends on 22 November 2026')
})

test('emails name automatic renewal only for a plan that renews, and an end only for one that ends', () => {
  expect(renewing.text).toContain('It renews on that day')
  expect(manual.text).toContain('It doesn’t renew automatically')
  expect(ending.text).toContain('you’ll be on the Basic plan')
})

test('a recipient without an account gets a link to sign up, other recipients one to the chat', () => {
  expect(reply.link).toBe('https://post.example.com/dashboard?showChat=1')
  expect(replyToVisitor.link).toBe('https://post.example.com/signup')
})

test('emails name the support address and the operator, and neither where none is configured', () => {
  expect(paid.text).toContain('Questions? Email us at help@shop.example.\n\nRao & Sons, 12 MG Road, Pune')
  const { paymentReceived } = createBillingEmails({ ...settings, operator: noOperator })
  const unnamed = paymentReceived(to, { plan: 'pro', currency: 'inr', amount: 320_000, until: evening })
  expect(unnamed.text).not.toMatch(/@|Questions|null/)
})
