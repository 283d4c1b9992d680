import { brand, type Currency } from '#contract/brand.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { type BillingInterval, type PaidPlanId, type PlanId, plans } from '#contract/plans.ts'
import { type Letter, letter } from '#server/core/letter.ts'
import type { Mail } from '#server/platform/mail.ts'

interface Setting {
  /** Where links lead to; no slash at the end. */
  readonly appUrl: string
  /** Whose calendar days dates are told in. */
  readonly timeZone: string
}

const nameOf = (plan: PlanId): string => `${plans[plan].name} plan`

/** What is written to people about their payments and plans. */
export function createNoticeLetters({ appUrl, timeZone }: Setting) {
  const longDay = new Intl.DateTimeFormat(brand.dateLocale, { dateStyle: 'long', timeZone })
  const on = (date: Date): string => longDay.format(date)
  const write = (to: string, text: Omit<Letter, 'before'> & { before: string }): Mail =>
    letter(to, { ...text, before: [messages.mail.hello, text.before] })
  const dashboard = { label: `Open ${brand.name}`, url: appUrl + paths.dashboard }

  return {
    /** `amount` is in cents or paise. */
    paymentReceived: (to: string, sale: { plan: PaidPlanId; currency: Currency; amount: number; until: Date }): Mail =>
      write(to, {
        subject: messages.mail.paymentReceived.subject,
        before: messages.mail.paymentReceived.text(money(sale.amount, sale.currency), nameOf(sale.plan), on(sale.until)),
        link: dashboard,
        after: [messages.mail.paymentReceived.card, messages.mail.questions(brand.supportEmail)],
      }),

    planActive: (to: string, sale: { plan: PaidPlanId; interval: BillingInterval; expiresAt: Date; renews: boolean }): Mail =>
      write(to, {
        subject: messages.mail.planActive.subject(nameOf(sale.plan)),
        before: messages.mail.planActive.text(nameOf(sale.plan), sale.interval, on(sale.expiresAt)),
        link: dashboard,
        after: [
          sale.renews ? messages.mail.planActive.renews(on(sale.expiresAt)) : messages.mail.planActive.ends,
          messages.mail.questions(brand.supportEmail),
        ],
      }),

    /** `next` is what the account goes on with. */
    planEnding: (to: string, { plan, next, expiresAt }: { plan: PlanId; next: PlanId; expiresAt: Date }): Mail =>
      write(to, {
        subject: messages.mail.planEnding.subject(nameOf(plan), on(expiresAt)),
        before: messages.mail.planEnding.text(nameOf(plan), nameOf(next), on(expiresAt)),
        link: { label: messages.mail.planEnding.link, url: appUrl + paths.pricing },
        after: [messages.mail.planEnding.kept, messages.mail.questions(brand.supportEmail)],
      }),

    /** `known`: whoever has this address has an account with it. */
    chatReply: (to: string, { known }: { known: boolean }): Mail =>
      write(to, {
        subject: messages.mail.chatReply.subject,
        before: messages.mail.chatReply.text,
        link: known
          ? { label: messages.mail.chatReply.open, url: `${appUrl}${paths.dashboard}?showChat=1` }
          : { label: messages.mail.chatReply.signUp, url: appUrl + paths.signUp },
        after: [known ? messages.mail.chatReply.once : messages.mail.chatReply.needsAccount, messages.mail.chatReply.ignore],
      }),
  }
}

/** '$39', '₹750', '$9.50': whole units without a fraction, as prices stand everywhere. */
const money = (amount: number, currency: Currency): string =>
  new Intl.NumberFormat(brand.dateLocale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100)
