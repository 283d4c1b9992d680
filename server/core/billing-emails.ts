import { brand, type Currency } from '#contract/brand.ts'
import { paths } from '#contract/paths.ts'
import { type BillingInterval, type PaidPlanId, type PlanId, plans } from '#contract/plans.ts'
import { renderEmail } from '#server/core/email-template.ts'
import type { Mail } from '#server/platform/mail.ts'

interface EmailSettings {
  /** Where links lead to; no slash at the end. */
  readonly appUrl: string
  /** Whose calendar days dates are told in. */
  readonly timeZone: string
}

const questions = `Questions? Write to ${brand.supportEmail}.`
const nameOf = (plan: PlanId): string => `${plans[plan].name} plan`

/** What is written to people about their payments and plans. */
export function createBillingEmails({ appUrl, timeZone }: EmailSettings) {
  const longDay = new Intl.DateTimeFormat(brand.dateLocale, { dateStyle: 'long', timeZone })
  const day = (date: Date): string => longDay.format(date)
  const dashboard = { label: `Open ${brand.name}`, url: appUrl + paths.dashboard }

  return {
    /** `amount` is in cents or paise. */
    paymentReceived: (
      to: string,
      { plan, currency, amount, until }: { plan: PaidPlanId; currency: Currency; amount: number; until: Date },
    ): Mail =>
      renderEmail(to, {
        subject: 'We received your payment',
        before: ['Hello,', `we received your payment of ${money(amount, currency)}. Your ${nameOf(plan)} is paid until ${day(until)}.`],
        link: dashboard,
        after: ['It was paid by card. Your invoices, your card and the way to cancel are under Billing.', questions],
      }),

    planActive: (
      to: string,
      { plan, interval, expiresAt, renews }: { plan: PaidPlanId; interval: BillingInterval; expiresAt: Date; renews: boolean },
    ): Mail =>
      renderEmail(to, {
        subject: `Your ${nameOf(plan)} is active`,
        before: ['Hello,', `thank you for your payment. Your ${nameOf(plan)} (${interval}) is active until ${day(expiresAt)}.`],
        link: dashboard,
        after: [
          renews
            ? 'It renews by itself then, unless you cancel it under Billing before.'
            : 'It does not renew by itself. We write to you three days before it ends.',
          questions,
        ],
      }),

    /** Paying by card is set up, and the card is charged first at `from`. */
    planLater: (to: string, { plan, interval, from }: { plan: PaidPlanId; interval: BillingInterval; from: Date }): Mail =>
      renderEmail(to, {
        subject: `Your ${nameOf(plan)} will be paid by card`,
        before: [
          'Hello,',
          `your ${nameOf(plan)} (${interval}) is paid until ${day(from)}. Your card is charged for the first time on that day. You weren't charged today.`,
        ],
        link: dashboard,
        after: ['You can cancel before that day under Billing.', questions],
      }),

    /** `next` is what the account goes on with. */
    planEnding: (to: string, { plan, next, expiresAt }: { plan: PlanId; next: PlanId; expiresAt: Date }): Mail =>
      renderEmail(to, {
        subject: `Your ${nameOf(plan)} ends on ${day(expiresAt)}`,
        before: [
          'Hello,',
          `your ${nameOf(plan)} ends on ${day(expiresAt)} and does not renew by itself. Your account then goes on with the ${nameOf(next)}. To keep your plan, choose it again:`,
        ],
        link: { label: 'Choose a plan', url: appUrl + paths.pricing },
        after: ['Everything you saved stays in your library, and everything you generated stays in your history.', questions],
      }),

    /** `known`: whoever has this address has an account with it. */
    chatReply: (to: string, { known }: { known: boolean }): Mail =>
      renderEmail(to, {
        subject: 'You have a reply about your payment request',
        before: ['Hello,', `we answered you in the chat about your ${brand.name} payment request. Read the reply and write back here:`],
        link: known
          ? { label: 'Open the chat', url: `${appUrl}${paths.dashboard}?showChat=1` }
          : { label: 'Sign up', url: appUrl + paths.signUp },
        after: [
          ...(known ? [] : ['Sign up with this email address: the chat is on your dashboard.']),
          'We write once and then wait until you have looked.',
          'If you did not ask to pay for a plan, ignore this mail.',
        ],
      }),
  }
}

/** What admins are told of payment requests and chats that wait for them. Nothing that a customer typed stands in it. */
export const createAlertEmail =
  ({ appUrl }: Pick<EmailSettings, 'appUrl'>) =>
  (to: string, { requests, messages, requestId }: { requests: number; messages: number; requestId: string | null }): Mail => {
    const parts = [
      ...(requests > 0 ? [requests === 1 ? '1 new payment request' : `${requests} new payment requests`] : []),
      ...(messages > 0 ? [messages === 1 ? '1 unread message' : `${messages} unread messages`] : []),
    ].join(' and ')
    const place = requestId === null ? '?tab=requests' : `?tab=chat&request=${requestId}`
    return renderEmail(to, {
      subject: `${brand.name}: ${parts}`,
      before: [
        'Hello,',
        `${requests + messages === 1 ? 'there is' : 'there are'} ${parts} in the admin panel. Customers expect payment details within an hour.`,
      ],
      link: { label: 'Open the request', url: `${appUrl}${paths.adminPanel}${place}` },
      after: ['You get at most one of these emails in ten minutes. You get them because you are an admin.'],
    })
  }

/** '$39', '₹750', '$9.50': whole units without a fraction, as prices stand everywhere. */
const money = (amount: number, currency: Currency): string =>
  new Intl.NumberFormat(brand.dateLocale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100)
