import { brand, type Currency } from '#contract/brand.ts'
import type { Operator } from '#contract/operator.ts'
import { apiKeysPath, chatPath, paths } from '#contract/paths.ts'
import { type BillingInterval, intervalNames, type PaidPlanId, type PlanId, plans } from '#contract/plans.ts'
import { renderEmail } from '#server/core/accounts/email-template.ts'
import { alertEmailMessages, apiKeyEmailMessages, billingEmailMessages } from '#server/core/billing/billing-email-messages.ts'
import type { Refund } from '#server/infra/card-provider.ts'
import type { Mail } from '#server/infra/mail.ts'

interface EmailSettings {
  /** Base URL of links, without a slash at the end. */
  readonly appUrl: string
  /** Time zone of the dates in emails. */
  readonly timeZone: string
  readonly operator: Pick<Operator, 'supportEmail' | 'operatorName' | 'operatorAddress'>
}

/** The last lines: where to write, and who sends the email, as far as it is configured. */
function closing({ supportEmail, operatorName, operatorAddress }: EmailSettings['operator']): string[] {
  const sender = [operatorName, operatorAddress].filter((line) => line !== null).join(', ')
  return [...(supportEmail === null ? [] : [billingEmailMessages.questions({ email: supportEmail })]), ...(sender ? [sender] : [])]
}

/** The templates of emails to users about payments, plans, API keys and chat replies. */
export function createBillingEmails({ appUrl, timeZone, operator }: EmailSettings) {
  const longDay = new Intl.DateTimeFormat(brand.dateLocale, { dateStyle: 'long', timeZone })
  const day = (date: Date): string => longDay.format(date)
  const t = billingEmailMessages
  const dashboard = { label: t.open({ name: brand.name }), url: appUrl + paths.dashboard }
  const end = closing(operator)

  return {
    /** `amount` is in cents or paise. */
    paymentReceived: (
      to: string,
      { plan, currency, amount, until }: { plan: PaidPlanId; currency: Currency; amount: number; until: Date },
    ): Mail =>
      renderEmail(to, {
        subject: t.receivedSubject,
        before: [t.hello, t.received({ price: money(amount, currency), plan: plans[plan].name, until: day(until) })],
        link: dashboard,
        after: [t.receivedMore, ...end],
      }),

    planActive: (
      to: string,
      { plan, interval, expiresAt, renews }: { plan: PaidPlanId; interval: BillingInterval; expiresAt: Date; renews: boolean },
    ): Mail =>
      renderEmail(to, {
        subject: t.activeSubject({ plan: plans[plan].name }),
        before: [t.hello, t.active({ plan: plans[plan].name, interval: intervalNames[interval].word, until: day(expiresAt) })],
        link: dashboard,
        after: [renews ? t.renews : t.ends, ...end],
      }),

    /** A card is set up; its first charge is at `from`. */
    planLater: (to: string, { plan, interval, from }: { plan: PaidPlanId; interval: BillingInterval; from: Date }): Mail =>
      renderEmail(to, {
        subject: t.laterSubject({ plan: plans[plan].name }),
        before: [t.hello, t.later({ plan: plans[plan].name, interval: intervalNames[interval].word, from: day(from) })],
        link: dashboard,
        after: [t.laterMore, ...end],
      }),

    /** The days of a card subscription were paid already; it was ended. `refund`: what it had charged. */
    cardPaidLate: (to: string, { refund }: { refund: Refund | null }): Mail =>
      renderEmail(to, {
        subject: refund ? t.refundedSubject : t.unchargedSubject,
        before: [t.hello, lateCardText(refund)],
        link: dashboard,
        after: end,
      }),

    /** To an admin. `customer`: an email address; `null` for a deleted account. */
    cardRefunded: (
      to: string,
      { customer, subscriptionId, refund }: { customer: string | null; subscriptionId: string; refund: Refund },
    ): Mail => {
      const words = alertEmailMessages
      const price = money(refund.amount, refund.currency)
      return renderEmail(to, {
        subject: words.refundedSubject({ name: brand.name, price }),
        before: [t.hello, words.refunded({ customer: customer ?? words.deletedAccount, price, subscription: subscriptionId })],
        link: { label: words.openLog, url: `${appUrl}${paths.adminPanel}?tab=log` },
        after: [words.refundedWhy],
      })
    },

    /** `start`: the first characters of the key. Its name is left out, because somebody else may have chosen it. */
    apiKey: (to: string, { start }: { start: string }): Mail => {
      const { hello, subject, created, open, notYou } = apiKeyEmailMessages
      return renderEmail(to, {
        subject: subject({ name: brand.name }),
        before: [hello, created({ start, name: brand.name })],
        link: { label: open, url: appUrl + apiKeysPath },
        after: [notYou, ...end],
      })
    },

    /** `next` is the plan after the end. */
    planEnding: (to: string, { plan, next, expiresAt }: { plan: PlanId; next: PlanId; expiresAt: Date }): Mail => {
      const facts = { plan: plans[plan].name, until: day(expiresAt) }
      return renderEmail(to, {
        subject: t.endingSubject(facts),
        before: [t.hello, t.ending({ ...facts, next: plans[next].name })],
        link: { label: t.choosePlan, url: appUrl + paths.pricing },
        after: [t.endingMore, ...end],
      })
    },

    /** `hasAccount`: whether there is an account with this address. */
    chatReply: (to: string, { hasAccount }: { hasAccount: boolean }): Mail =>
      renderEmail(to, {
        subject: t.replySubject,
        before: [t.hello, t.reply({ name: brand.name })],
        link: hasAccount ? { label: t.openChat, url: appUrl + chatPath } : { label: t.signUp, url: appUrl + paths.signUp },
        after: [...(hasAccount ? [] : [t.replySignUp]), t.replyOnce, t.replyIgnore, ...end],
      }),
  }
}

/** What a user is told, by email and in the chat, about a card payment for days that were paid already. */
export function lateCardText(refund: Refund | null): string {
  const { refunded, uncharged } = billingEmailMessages
  return refund ? refunded({ price: money(refund.amount, refund.currency) }) : uncharged
}

/** The template of emails to admins about open payment requests and unread chat messages. It contains no text that a customer typed. */
export const createAlertEmail =
  ({ appUrl }: Pick<EmailSettings, 'appUrl'>) =>
  (to: string, { requests, messages, requestId }: { requests: number; messages: number; requestId: string | null }): Mail => {
    const t = alertEmailMessages
    const counts = { requests: t.requests(requests), messages: t.messages(messages) }
    const news = requests === 0 ? counts.messages : messages === 0 ? counts.requests : t.both(counts)
    const query = requestId === null ? '?tab=requests' : `?tab=chat&request=${requestId}`
    return renderEmail(to, {
      subject: t.subject({ name: brand.name, news }),
      before: [billingEmailMessages.hello, t.waiting({ news })],
      link: { label: t.open, url: `${appUrl}${paths.adminPanel}${query}` },
      after: [t.why],
    })
  }

/** '$39', '₹750', '$9.50': whole units without a fraction, as prices are shown everywhere. */
const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat(brand.dateLocale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100)
