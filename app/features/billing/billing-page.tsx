import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#app/lib/format.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { brand } from '#contract/brand.ts'
import { paymentRequestPath, priceText, yearlySaving } from '#contract/offers.ts'
import { paths } from '#contract/paths.ts'
import { paymentMessages } from '#contract/paying-messages.ts'
import { billingIntervals, intervalNames, paidPlanIds, plans } from '#contract/plans.ts'
import { planMessages } from '#contract/visitor-messages.ts'
import type { Choice, Offer, Refused } from './choice.ts'

const words = paymentMessages.offer

/** The current plan of the user; renders nothing for the Free plan. */
export function CurrentPlan({ offer: { held, card, request } }: { offer: Offer }) {
  if (!held) return null
  // When both ways to pay are refused, the refusal names the plan and what to do.
  const refused = request.why !== null && card.why !== null ? request.why : null
  return (
    <Card className="grid gap-1">
      <CardTitle>{words.title}</CardTitle>
      <CardText role={refused ? 'alert' : undefined}>
        {refused ?? words.held(plans[held.plan].name, held.expires_at && formatDate(held.expires_at), held.renews)}
      </CardText>
    </Card>
  )
}

/** The chosen plan and its price. Manual payments are in rupees. */
export function PlanSummary({ plan, interval }: Choice) {
  const { name, description } = plans[plan]
  return (
    <Card className="grid gap-4">
      <CardTitle>Plan Summary</CardTitle>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <p className="font-medium text-lg">{name}</p>
          <CardText>{description}</CardText>
          <CardText>Billing interval: {interval}</CardText>
        </div>
        <p className="grid sm:text-end" aria-live="polite">
          <span>
            <span className="font-serif text-3xl">{priceText(plan, interval, 'inr')}</span>
            <span className="text-soft"> {intervalNames[interval].per}</span>
          </span>
          <span className="text-soft text-sm">{priceText(plan, interval, 'usd')} in dollars</span>
        </p>
      </div>
    </Card>
  )
}

/** The choices to offer when the URL names an invalid plan or interval. A valid one of the two is kept. */
export function PlanChoices({ refused, plan, interval }: Refused) {
  const offered = (plan ? [plan] : paidPlanIds).flatMap((id) =>
    (interval && !plan ? [interval] : billingIntervals).map((every): Choice => ({ plan: id, interval: every })),
  )
  return (
    <>
      <p role="alert" className="rounded-lg border bg-sunken px-4 py-3">
        {refused}
      </p>
      <section>
        <h2 className="text-xl">Choose one of these</h2>
        <ul className="mt-4 grid gap-3 sm:grid-cols-2">
          {offered.map(({ plan, interval }) => (
            <li key={`${plan} ${interval}`}>
              <Link
                to={paymentRequestPath(plan, interval)}
                className="grid gap-1 rounded-lg border border-edge/60 bg-surface p-4 no-underline transition-colors duration-150 hover:bg-sunken"
              >
                <span className="font-medium">
                  {plans[plan].name}, {interval}
                </span>
                <span className="text-soft text-sm">
                  {priceText(plan, interval, 'inr')} {intervalNames[interval].per}
                  {interval === 'yearly' && `. ${planMessages.save(yearlySaving(plan))}`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** The layout of the payment pages. They need no account, so they are outside the dashboard. Links to site pages are plain, because those are separate documents. */
export function BillingPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-8 px-4 py-6 sm:px-8 sm:py-10">
      <header className="flex items-center justify-between gap-4">
        <a href={paths.home} className="block rounded-md p-1 text-ink" aria-label={`${brand.name}, home page`}>
          <Wordmark />
        </a>
        <a href={paths.pricing} className={buttonLook({ variant: 'ghost', size: 'sm' })}>
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
          Back
        </a>
      </header>
      <main className="grid gap-6">
        <div>
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          <p className="mt-3 text-soft">{lead}</p>
        </div>
        {children}
      </main>
    </div>
  )
}
