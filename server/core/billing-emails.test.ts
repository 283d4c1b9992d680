import { expect, test } from 'vitest'
import { createBillingEmails } from './billing-emails.ts'

const to = 'asha@example.com'
const emails = createBillingEmails({ appUrl: 'https://post.example.com', timeZone: 'Asia/Kolkata' })
/** Already the 22nd in Kolkata. */
const evening = new Date('2026-11-21T20:00:00Z')

const paid = emails.paymentReceived(to, { plan: 'pro', currency: 'inr', amount: 320_000, until: evening })
const renewing = emails.planActive(to, { plan: 'pro', interval: 'monthly', expiresAt: evening, renews: true })
const byHand = emails.planActive(to, { plan: 'basic', interval: 'yearly', expiresAt: evening, renews: false })
const ending = emails.planEnding(to, { plan: 'pro', next: 'basic', expiresAt: evening })
const reply = emails.chatReply(to, { known: true })
const replyToStranger = emails.chatReply(to, { known: false })

test.each([paid, renewing, byHand, ending, reply, replyToStranger])(
  '“$subject” says the same as text and as HTML, and asks for one link',
  (mail) => {
    const words = mail.html
      .replace(/<head>.*?<\/head>/s, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#(\d+);/g, (_entity, code) => String.fromCharCode(Number(code)))

    expect(mail.to).toBe(to)
    for (const line of mail.text.split('\n\n')) expect(words).toContain(line)
    expect(mail.html.match(/<a /g)).toHaveLength(1)
    expect(mail.text).toContain(mail.link)
  },
)

test('days are those of the configured time zone, and money is written as prices are', () => {
  expect(paid.text).toContain('₹3,200. Your Pro plan is paid until 22 November 2026.')
  const cents = emails.paymentReceived(to, { plan: 'basic', currency: 'usd', amount: 950, until: evening })
  expect(cents.text).toContain('payment of $9.50.')
  expect(ending.subject).toBe('Your Pro plan ends on 22 November 2026')
})

test('a plan that renews is not said to end, and one that ends is not said to renew', () => {
  expect(renewing.text).toContain('It renews by itself then')
  expect(byHand.text).toContain('It does not renew by itself')
  expect(ending.text).toContain('goes on with the Basic plan')
})

test('who has no account yet is led to sign-up, everybody else to the open chat', () => {
  expect(reply.link).toBe('https://post.example.com/dashboard?showChat=1')
  expect(replyToStranger.link).toBe('https://post.example.com/signup')
})
