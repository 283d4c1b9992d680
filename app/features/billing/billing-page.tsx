import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#app/lib/format.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { RadioCards } from '#app/ui/choices.tsx'
import { Wordmark } from '#app/ui/wordmark.tsx'
import { offerMessages } from '#contract/billing-messages.ts'
import { brand, type Currency } from '#contract/brand.ts'
import { paymentRequestPath, priceText, yearlySaving } from '#contract/offers.ts'
import { paths } from '#contract/paths.ts'
import { billingIntervals, intervalNames, type PaidPlanId, paidPlanIds, plans } from '#contract/plans.ts'
import { planMessages } from '#contract/visitor-messages.ts'
import type { Choice, Offer, Refused } from './choice.ts'
import { payMessages } from './messages.ts'

const savingOf = (plan: PaidPlanId): string => planMessages.save({ percent: yearlySaving(plan) })

/** The current plan of the user; renders nothing for the Free plan. */
export function CurrentPlan({ offer: { held, card, request } }: { offer: Offer }) {
  if (!held) return null
  // When both ways to pay are refused, the refusal names the plan and what to do.
  const refused = request.why !== null && card.why !== null ? request.why : null
  return (
    <Card className="grid gap-1">
      <CardTitle>{offerMessages.title}</CardTitle>
      <CardText role={refused ? 'alert' : undefined}>{refused ?? heldText(held)}</CardText>
    </Card>
  )
}

function heldText({ plan, expires_at, renews }: NonNullable<Offer['held']>): string {
  const t = offerMessages
  const { name } = plans[plan]
  if (expires_at === null) return t.heldEndless({ plan: name })
  return (renews ? t.heldRenews : t.held)({ plan: name, until: formatDate(expires_at) })
}

interface ChoiceFieldsProps {
  choice: Choice
  onChoice: (choice: Choice) => void
  currency: Currency
}

/** The fields for the plan and its billing interval. */
export function ChoiceFields({ choice: { plan, interval }, onChoice, currency }: ChoiceFieldsProps) {
  const t = payMessages
  return (
    <div className="grid gap-5">
      <RadioCards
        legend={t.plan}
        choices={paidPlanIds.map((id) => ({
          value: id,
          label: plans[id].name,
          description: `${priceText(id, interval, currency)} ${intervalNames[interval].per}`,
        }))}
        value={plan}
        onValueChange={(chosen) => onChoice({ plan: chosen, interval })}
        className="sm:grid-cols-2"
      />
      <RadioCards
        legend={t.interval}
        choices={billingIntervals.map((id) => ({
          value: id,
          label:
            id === 'monthly' ? (
              intervalNames[id].label
            ) : (
              <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
                {intervalNames[id].label} <Badge tone="good">{savingOf(plan)}</Badge>
              </span>
            ),
        }))}
        value={interval}
        onValueChange={(chosen) => onChoice({ plan, interval: chosen })}
        className="grid-cols-1 min-[22rem]:grid-cols-2 sm:grid-cols-2"
      />
    </div>
  )
}

/** The chosen plan and its price in the currency that it will be paid in. */
export function PlanSummary({ plan, interval, currency }: Choice & { currency: Currency }) {
  const t = payMessages
  const { name, description } = plans[plan]
  return (
    <Card className="grid gap-3">
      <CardTitle>{t.summary}</CardTitle>
      <div>
        <p className="font-medium text-lg">{name}</p>
        <CardText>{description}</CardText>
        <CardText>{t.intervalLine({ interval: intervalNames[interval].word })}</CardText>
      </div>
      <p aria-live="polite" className="border-t pt-3">
        <span className="font-serif text-3xl">{priceText(plan, interval, currency)}</span>
        <span className="text-soft"> {intervalNames[interval].per}</span>
      </p>
    </Card>
  )
}

/** The choices to offer when the URL names an invalid plan or interval. A valid one of the two is kept. */
export function PlanChoices({ refused, plan, interval, currency }: Refused & { currency: Currency }) {
  const t = payMessages
  const offered = (plan ? [plan] : paidPlanIds).flatMap((id) =>
    (interval && !plan ? [interval] : billingIntervals).map((every): Choice => ({ plan: id, interval: every })),
  )
  return (
    <div className="grid max-w-2xl gap-6">
      <p role="alert" className="rounded-lg border bg-sunken px-4 py-3">
        {refused}
      </p>
      <section>
        <h2 className="text-xl">{t.pickOne}</h2>
        <ul className="mt-4 grid gap-3 sm:grid-cols-2">
          {offered.map(({ plan, interval }) => (
            <li key={`${plan} ${interval}`}>
              <Link
                to={paymentRequestPath(plan, interval)}
                className="grid gap-1 rounded-lg border border-edge/60 bg-surface p-4 no-underline transition-colors duration-150 hover:bg-sunken"
              >
                <span className="font-medium">{t.planInterval({ plan: plans[plan].name, interval: intervalNames[interval].word })}</span>
                <span className="text-soft text-sm">
                  {priceText(plan, interval, currency)} {intervalNames[interval].per}
                </span>
                {interval === 'yearly' && <span className="text-good text-sm">{savingOf(plan)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** The layout of the payment pages. They need no account, so they are outside the dashboard. Links to site pages are plain, because those are separate documents. */
export function BillingPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const t = payMessages
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-8 px-4 py-6 sm:px-8 sm:py-10">
      <header className="flex items-center justify-between gap-4">
        <a href={paths.home} className="block rounded-md p-1 text-ink" aria-label={t.home({ name: brand.name })}>
          <Wordmark />
        </a>
        <a href={paths.pricing} className={buttonLook({ variant: 'ghost', size: 'sm' })}>
          <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
          {t.back}
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
