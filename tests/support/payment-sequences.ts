import { eq, sql } from 'drizzle-orm'
import type { Currency } from '#contract/brand.ts'
import { type BillingInterval, type PaidPlanId, plans } from '#contract/plans.ts'
import { intervalAfter } from '#server/core/billing/plan-terms.ts'
import { cardPayments, subscriptions } from '#server/infra/db/schema.ts'
import { type Cards, requestForm } from '#tests/support/billing.ts'
import type { TestUser } from '#tests/support/given.ts'
import { newClientAddress } from '#tests/support/network.ts'
import type { Choice, Step } from '#tests/support/payment-steps.ts'
import type { StripeEvent, Subscription } from '#tests/support/stripe-account.ts'

/** Runs sequences of payments, and keeps a ledger of the days that were paid. */

const hour = 3_600_000
const day = 24 * hour
/** Milliseconds by which two times may differ: the provider's have no fractions of a second, and steps take time. */
const tolerance = 60_000

/** Days that a payment bought, or that it was exchanged for. Milliseconds of the user's own time, which waits move ahead. */
interface Stretch {
  readonly plan: PaidPlanId
  interval: BillingInterval
  readonly from: number
  to: number
  /** `null` for a manual payment. */
  readonly invoice: string | null
  /** Charged after the server had ended the card subscription. */
  readonly isLate?: boolean
}

const priceId = ({ plan, interval, currency }: Choice) => `price_${plan}_${interval}_${currency}`
const ratePerYear = (plan: PaidPlanId, interval: BillingInterval) =>
  interval === 'monthly' ? plans[plan].price.monthly.inr * 12 : plans[plan].price.yearly.inr

/** What a sequence came to. */
export interface Outcome {
  /** What is wrong, as sentences; empty when all guarantees hold. */
  readonly faults: readonly string[]
  readonly log: readonly string[]
  readonly charges: number
  readonly refunds: number
  readonly processed: number
  readonly refused: number
}

/** Runs one sequence for a new user. `settle` reads the outcome: call it when the jobs of the server have run. */
export async function runSequence(cards: Cards, admin: TestUser, steps: readonly Step[]) {
  const { account } = cards.stripe
  const { db } = cards.server
  const user = await cards.given.user()
  const faults: string[] = []
  const log: string[] = []
  const pages: string[] = []
  /** The provider's pages for a change that were opened, newest first. */
  const changePages: string[] = []
  const requests: { id: string; plan: PaidPlanId; interval: BillingInterval }[] = []
  const subs: Subscription[] = []
  let stretches: Stretch[] = []
  /** What the user's card pays for by a page that the server has seen paid. */
  const admitted = new Set<string>()
  /** Of each card subscription: its first invoice, its first charge when it is later, and the plan that was bought. */
  const firstInvoice = new Map<string, string>()
  const trialEnds = new Map<string, number>()
  const boughtBy = new Map<string, Choice>()
  /** Card subscriptions that a manual payment has replaced. */
  const ended = new Set<string>()
  const waiting: StripeEvent[] = []
  let [shifted, processed, refused] = [0, 0, 0]

  const clock = () => Date.now() + shifted
  const at = (seconds: number) => seconds * 1000 + shifted
  const isLive = ({ status }: Subscription) => ['active', 'trialing', 'past_due'].includes(status)
  const pickFrom = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % (items.length || 1)]
  /** Lets something happen at the provider, whose events wait for their delivery. */
  const atProvider = (happen: () => void) => {
    const before = account.events.length
    happen()
    waiting.push(...account.events.splice(before))
  }
  const cut = (matches: (stretch: Stretch) => boolean) => {
    for (const stretch of stretches) if (matches(stretch)) stretch.to = Math.min(stretch.to, clock())
    stretches = stretches.filter(({ from, to }) => to > from)
  }
  /** Enters the newest charge of a subscription. */
  const enterCharge = (sub: Subscription) => {
    const invoice = sub.invoice && account.invoices.get(sub.invoice.id)
    if (!invoice || invoice.amount === 0 || stretches.some((stretch) => stretch.invoice === invoice.id)) return
    const [plan, interval] = sub.price.id.split('_').slice(1) as [PaidPlanId, BillingInterval]
    stretches.push({ plan, interval, from: at(sub.start), to: at(sub.end), invoice: invoice.id, isLate: ended.has(sub.id) })
  }
  const expectWords = (what: string, { status, body }: { status: number; body: unknown }) => {
    const { message } = (body ?? {}) as { message?: string }
    if (status !== 409 || !message) faults.push(`${what} answered ${status} ${message ?? 'without words'}`)
    else refused++
  }

  async function deliver(order: number) {
    const events = waiting
      .splice(0)
      .sort((one, other) => ((one.id.charCodeAt(4) * 31 + order) % 17) - ((other.id.charCodeAt(4) * 31 + order) % 17))
    for (const event of events) {
      const { status } = await cards.deliver(event)
      if (status !== 200) faults.push(`an event of type ${event.type} answered ${status}`)
    }
    await learnAdmissions()
  }

  /** Reads which card subscriptions the server counts by now. */
  async function learnAdmissions() {
    for (const sub of subs) {
      if (admitted.has(sub.id)) continue
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.providerSubscriptionId, sub.id))
      if (!row) continue
      admitted.add(sub.id)
      // What was left of a manual plan has become days of this one, up to the first charge.
      if (!sub.metadata.replaces) continue
      const [started, firstCharge] = [
        at(account.invoices.get(firstInvoice.get(sub.id) ?? '')?.created ?? 0),
        at(trialEnds.get(sub.id) ?? 0),
      ]
      for (const stretch of stretches) if (counts(stretch)) stretch.to = Math.min(stretch.to, started)
      const { plan, interval } = boughtBy.get(sub.id) ?? { plan: 'pro', interval: 'monthly' }
      stretches.push({ plan, interval, from: started, to: firstCharge, invoice: null })
    }
  }

  async function process(index: number): Promise<string> {
    const request = pickFrom(requests, index)
    if (!request) return 'none'
    await learnAdmissions()
    const answer = await admin.post(`/api/admin/payment-requests/${request.id}/process`)
    if (answer.status !== 200) {
      expectWords('processing', answer)
      return `${request.plan} ${answer.status}`
    }
    requests.splice(requests.indexOf(request), 1)
    processed++
    const { plan, interval } = request
    const me = (await user.get('/api/me')).body as { plan: string; expires_at: string }
    const ends = new Date(me.expires_at).getTime() + shifted
    const now = clock()
    const ahead = stretches.filter((stretch) => stretch.to > now && counts(stretch))
    const same = ahead.filter((stretch) => stretch.plan === plan)
    const start = Math.max(now, ...same.map(({ to }) => to))
    // The calendar of the server is the real one.
    const month = intervalAfter(new Date(start - shifted), interval).getTime() + shifted
    const credit = ahead
      .filter((stretch) => stretch.plan !== plan)
      .reduce(
        (sum, held) => sum + ((held.to - Math.max(now, held.from)) * ratePerYear(held.plan, held.interval)) / ratePerYear(plan, interval),
        0,
      )
    if (me.plan !== plan) faults.push(`after paying for ${plan} the plan is ${me.plan}`)
    if (ends < month + credit - tolerance)
      faults.push(`${((month + credit - ends) / day).toFixed(2)} paid days were lost when ${plan} was processed`)
    // The provider’s first charge is at least 48 hours ahead, which gives up to 50 hours free.
    if (ends > month + credit + 51 * hour) faults.push(`${((ends - month - credit) / day).toFixed(2)} days were given away`)
    cut((stretch) => stretch.plan !== plan && stretch.to > now)
    const cheapest = same.every((stretch) => stretch.interval === 'monthly') ? interval : 'yearly'
    for (const stretch of same) stretch.interval = cheapest
    stretches.push({ plan, interval: cheapest, from: start, to: ends, invoice: null })
    for (const sub of subs) ended.add(sub.id)
    return `${plan} ${interval} until day ${((ends - Date.now()) / day).toFixed(1)}`
  }
  /** Whether its days are the user's: not those of a charge that will be refunded. */
  const counts = ({ invoice, isLate }: Stretch) =>
    invoice === null || (!isLate && admitted.has(account.invoices.get(invoice)?.subscription ?? '') && !isRefunded(invoice))
  const isRefunded = (invoice: string | null) => invoice !== null && account.invoices.get(invoice)?.refunded === true

  /** Moves everything of this user into the past, which is the same as moving the clocks ahead. */
  async function shift(milliseconds: number) {
    const seconds = Math.round(milliseconds / 1000)
    const before = (date: string) => new Date(new Date(date).getTime() - seconds * 1000).toISOString()
    const moved = (metadata: Record<string, string>) => {
      const [id, until] = (metadata.covered ?? '').split(' ')
      if (until) metadata.covered = `${id} ${before(until)}`
      if (metadata.replacesUntil) metadata.replacesUntil = before(metadata.replacesUntil)
    }
    const metadatas = new Set<Record<string, string>>()
    for (const sub of subs) {
      sub.since -= seconds
      sub.start -= seconds
      sub.end -= seconds
      if (sub.invoice) sub.invoice.created -= seconds
      if (trialEnds.has(sub.id)) trialEnds.set(sub.id, (trialEnds.get(sub.id) ?? 0) - seconds)
      metadatas.add(sub.metadata)
    }
    for (const id of pages) {
      const session = account.sessions.get(id)
      if (session?.trialEnd) session.trialEnd -= seconds
      if (session) metadatas.add(session.metadata)
    }
    for (const metadata of metadatas) moved(metadata)
    const ids = new Set(subs.map(({ id }) => id))
    for (const invoice of account.invoices.values()) {
      if (!ids.has(invoice.subscription)) continue
      invoice.created -= seconds
      invoice.paidAt -= seconds
    }
    for (const { data } of waiting) {
      const { object } = data as { object: { created?: number; status_transitions?: { paid_at: number | null } } }
      if (object.created) object.created -= seconds
      if (object.status_transitions?.paid_at) object.status_transitions.paid_at -= seconds
    }
    const by = sql`make_interval(secs => ${seconds})`
    await db.execute(sql`update subscriptions set expires_at = expires_at - ${by} where user_id = ${user.id}`)
    await db.execute(sql`update card_subscriptions set period_end = period_end - ${by} where user_id = ${user.id}`)
    await db.execute(sql`update card_endings set created_at = created_at - ${by} where user_id = ${user.id}`)
    shifted += seconds * 1000
  }

  /** Periods that end meanwhile are renewed, cancelled or declined at their end. */
  async function wait(days: number, declined: boolean) {
    const until = clock() + days * day
    // The provider’s pages are open for 24 hours at most.
    for (const id of pages) expire(id)
    changePages.length = 0
    for (;;) {
      const due = subs.filter((sub) => isLive(sub) && at(sub.end) <= until).sort((one, other) => one.end - other.end)[0]
      if (!due) break
      await shift(Math.max(0, at(due.end) - clock()) + 1000)
      if (!isLive(due)) continue
      // The provider gives up after a second failure.
      const happen = due.status === 'past_due' ? account.cancel : declined && !due.cancelAtEnd ? account.failPayment : account.renew
      atProvider(() => happen.call(account, due.id))
      enterCharge(due)
      await deliver(days)
    }
    await shift(until - clock())
  }

  /** Takes a step; returns what came of it. */
  async function take(step: Step): Promise<unknown> {
    switch (step.do) {
      case 'wait':
        return wait(step.days, step.declined)
      case 'deliver':
        return deliver(step.order)
      case 'open':
        return openPage(step.choice)
      case 'change': {
        const opened = await openPage(step.choice)
        return `${opened} ${confirmChange(pickFrom(changePages, step.pick))}`
      }
      case 'request':
        return request(step.choice)
      case 'process':
        return process(step.pick)
      case 'reject': {
        const [request] = requests.splice(step.pick, 1)
        return request && (await admin.post(`/api/admin/payment-requests/${request.id}/reject`)).status
      }
      case 'expire':
        return expire(pickFrom(pages, step.pick))
      case 'pay':
        return payPage(step.pick)
      default:
        return changeCard(step.do, step.pick)
    }
  }

  async function request({ plan, interval }: Choice): Promise<string> {
    const form = requestForm({ plan_id: plan, billing_interval: interval, user_email: user.email })
    const answer = await user.post('/api/payment-requests', form, newClientAddress())
    if (answer.status === 200) requests.push({ id: (answer.body as { id: string }).id, plan, interval })
    else expectWords('a request', answer)
    return `${plan} ${interval} ${answer.status}`
  }

  function expire(page: string | undefined): string | undefined {
    const session = account.sessions.get(page ?? '')
    if (session?.status === 'open') session.status = 'expired'
    return session?.status
  }

  function changeCard(how: 'cancel' | 'resume' | 'recover', index: number): string {
    const sub = pickFrom(subs.filter(isLive), index)
    if (!sub) return 'none'
    if (how === 'recover') {
      atProvider(() => account.recoverPayment(sub.id))
      if (sub.status === 'active') enterCharge(sub)
    } else atProvider(() => account.setRenewal(sub.id, how === 'resume'))
    return sub.status
  }

  async function openPage(choice: Choice): Promise<string> {
    const { plan, interval, currency } = choice
    const answer = await cards.checkout(user, { priceId: priceId(choice), planId: plan, isAnnual: interval === 'yearly', currency })
    const { url } = (answer.body ?? {}) as { url?: string }
    if (answer.status !== 200 || !url) expectWords('checkout', answer)
    else if (url.includes('checkout.example')) pages.push(url.split('/').at(-1) ?? '')
    else changePages.unshift(url.split('=').at(-1) ?? '')
    return `${plan} ${interval} ${currency} ${answer.status} ${url?.includes('portal') ? 'change' : ''}`
  }

  /** Confirms a change on a page that may be an older one. The provider credits what is left of the old price. */
  function confirmChange(page: string | undefined): string {
    const change = account.changePages.get(page ?? '')
    const sub = subs.find(({ id }) => id === change?.subscription)
    if (!change || !sub || !isLive(sub)) return 'none to confirm'
    // What was left when the server ended it has become days of a manual plan.
    if (sub.status !== 'trialing' && !ended.has(sub.id))
      cut(({ invoice }) => invoice !== null && account.invoices.get(invoice)?.subscription === sub.id)
    atProvider(() => account.changePrice(sub.id, change.price))
    if (sub.status === 'active') enterCharge(sub)
    return `confirmed ${change.price}`
  }

  function payPage(index: number): string {
    const open = pages.filter((page) => account.sessions.get(page)?.status === 'open')
    const id = pickFrom(open, index)
    const session = account.sessions.get(id ?? '')
    if (!id || !session) return 'none open'
    atProvider(() => {
      const sub = account.pay(id)
      subs.push(sub)
      const [, plan, interval, currency] = session.price.split('_') as [string, PaidPlanId, BillingInterval, Currency]
      boughtBy.set(sub.id, { plan, interval, currency })
      firstInvoice.set(sub.id, sub.invoice?.id ?? '')
      if (session.trialEnd) trialEnds.set(sub.id, session.trialEnd)
      enterCharge(sub)
    })
    return session.trialEnd ? 'first charged later' : 'charged'
  }

  for (const step of steps) log.push(`${step.do}: ${(await take(step)) ?? ''}, day ${(shifted / day).toFixed(1)}`)
  await deliver(0)

  /** What is true in the end. */
  async function settle(): Promise<Outcome> {
    for (const { id } of subs) {
      const events = account.events.filter(({ data }) => data.object.id === id)
      for (const event of events) waiting.push(...account.events.splice(account.events.indexOf(event), 1))
    }
    await deliver(0)
    const ids = new Set(subs.map(({ id }) => id))
    const charges = [...account.invoices.values()].filter(({ subscription, amount }) => ids.has(subscription) && amount > 0)
    const recorded = new Set((await db.select().from(cardPayments).where(eq(cardPayments.userId, user.id))).map(({ id }) => id))
    const { rows } = await db.execute<{ about: string; count: number }>(
      sql`select data ->> 'about' as about, count(*)::int as count from pgboss.job where name = 'notice' and data ->> 'userId' = ${user.id} group by 1`,
    )
    const told = (about: string) => rows.find((row) => row.about === about)?.count ?? 0
    for (const { id, refunded } of charges) {
      if (refunded === recorded.has(id))
        faults.push(`the charge ${id} is ${refunded ? 'refunded and counted as income' : 'neither refunded nor recorded'}`)
    }
    const refunded = charges.filter((charge) => charge.refunded)
    if (told('payment-received') !== recorded.size) faults.push(`${recorded.size} charges, ${told('payment-received')} emails about them`)
    if (told('card-paid-late') < new Set(refunded.map(({ subscription }) => subscription)).size) faults.push('a refund without an email')
    for (const sub of subs)
      if (isLive(sub) && !admitted.has(sub.id)) faults.push(`the card subscription ${sub.id} still charges for nothing`)
    const kept = stretches.filter(({ invoice }) => !isRefunded(invoice)).sort((one, other) => one.from - other.from)
    for (const [index, one] of kept.entries()) {
      for (const other of kept.slice(index + 1)) {
        const overlap = Math.min(one.to, other.to) - other.from
        if (overlap > tolerance) faults.push(`${(overlap / day).toFixed(2)} days of ${one.plan} and ${other.plan} were paid twice`)
      }
    }
    return { faults, log, charges: charges.length, refunds: refunded.length, processed, refused }
  }
  return { settle }
}
