import { brand, type Currency } from '#contract/brand.ts'
import { paths } from '#contract/paths.ts'
import { type BillingInterval, type PaidPlanId, type PlanId, plans } from '#contract/plans.ts'
import { renderEmail } from '#server/core/email-template.ts'
import type { Mail } from '#server/platform/mail.ts'

interface EmailSettings {
  /** Base URL of links, without a slash at the end. */
  readonly appUrl: string
  /** Time zone of the dates in emails. */
  readonly timeZone: string
}

const questions = `Questions? Write to ${brand.supportEmail}.`
const nameOf = (plan: PlanId): string => `${plans[plan].name} plan`

/** The templates of emails to users about payments, plans and chat replies. */
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

    /** A card is set up; its first charge is at `from`. */
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

    /** `next` is the plan after the end. */
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

    /** `hasAccount`: whether there is an account with this address. */
    chatReply: (to: string, { hasAccount }: { hasAccount: boolean }): Mail =>
      renderEmail(to, {
        subject: 'You have a reply about your payment request',
        before: ['Hello,', `we answered you in the chat about your ${brand.name} payment request. Read the reply and write back here:`],
        link: hasAccount
          ? { label: 'Open the chat', url: `${appUrl}${paths.dashboard}?showChat=1` }
          : { label: 'Sign up', url: appUrl + paths.signUp },
        after: [
          ...(hasAccount ? [] : ['Sign up with this email address: the chat is on your dashboard.']),
          'We write once and then wait until you have looked.',
          'If you did not ask to pay for a plan, ignore this mail.',
        ],
      }),
  }
}

/** The template of emails to admins about open payment requests and unread chat messages. It contains no text that a customer typed. */
export const createAlertEmail =
  ({ appUrl }: Pick<EmailSettings, 'appUrl'>) =>
  (to: string, { requests, messages, requestId }: { requests: number; messages: number; requestId: string | null }): Mail => {
    const summary = [
      ...(requests > 0 ? [requests === 1 ? '1 new payment request' : `${requests} new payment requests`] : []),
      ...(messages > 0 ? [messages === 1 ? '1 unread message' : `${messages} unread messages`] : []),
    ].join(' and ')
    const query = requestId === null ? '?tab=requests' : `?tab=chat&request=${requestId}`
    return renderEmail(to, {
      subject: `${brand.name}: ${summary}`,
      before: [
        'Hello,',
        `${requests + messages === 1 ? 'there is' : 'there are'} ${summary} in the admin panel. Customers expect payment details within an hour.`,
      ],
      link: { label: 'Open the request', url: `${appUrl}${paths.adminPanel}${query}` },
      after: ['You get at most one of these emails in ten minutes. You get them because you are an admin.'],
    })
  }

/** '$39', '₹750', '$9.50': whole units without a fraction, as prices are shown everywhere. */
const money = (amount: number, currency: Currency): string =>
  new Intl.NumberFormat(brand.dateLocale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100)
