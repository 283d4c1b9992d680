import { ArrowLeftRight, Check, Minus } from 'lucide-react'
import { currencyScript } from '#app/lib/currency.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import type { Currency } from '#contract/brand.ts'
import { listLanguage } from '#contract/i18n.ts'
import { siteMessages } from '#contract/messages.ts'
import { offerTextMessages } from '#contract/offer-messages.ts'
import {
  firstPlanWith,
  freeMonths,
  isUnlimited,
  lackedItems,
  offeredFeatures,
  offerTexts,
  paymentRequestPath,
  priceText,
  yearlyPerMonth,
  yearlySaving,
} from '#contract/offers.ts'
import { optionalAccountPath, paths, signInPath, site } from '#contract/paths.ts'
import { type BillingInterval, billingIntervals, type PaidPlanId, type PlanId, paidPlanIds, plans } from '#contract/plans.ts'
import { planMessages } from '#contract/visitor-messages.ts'
import { BySession } from './by-session.tsx'
import { IfSet } from './operator.tsx'
import { pricingMessages, teaserMessages } from './pricing-messages.ts'
import { textLink } from './text-link.ts'

/** The switches of billing interval and currency; they must come before the first price of a page, because a script selects the currency. */
export function PriceSwitches() {
  const t = pricingMessages
  const { save, toRupees, toDollars } = planMessages
  const currencies: readonly (readonly [shown: Currency, switches: string])[] = [
    ['usd', toRupees],
    ['inr', toDollars],
  ]
  // One figure for both plans; a test fails when they differ.
  const saving = save({ percent: yearlySaving('basic') })
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 sm:gap-4">
      <script>{currencyScript}</script>
      <fieldset aria-label={t.interval} data-needs-script className="inline-flex rounded-md border border-edge/60 bg-sunken p-0.5">
        {billingIntervals.map((interval) => (
          <button
            key={interval}
            type="button"
            data-interval={interval}
            aria-pressed={interval === 'monthly'}
            className="inline-flex min-h-9 items-center gap-2 rounded px-4 text-soft max-sm:gap-1.5 max-sm:px-2.5 text-sm hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-sm aria-pressed:ring-1 aria-pressed:ring-edge touch:min-h-11"
          >
            {t[interval]}
            {interval === 'yearly' && <Badge tone="good">{saving}</Badge>}
          </button>
        ))}
      </fieldset>
      <button type="button" data-currency-switch data-needs-script className={cn(buttonLook({ variant: 'secondary' }), 'max-sm:px-2.5')}>
        <ArrowLeftRight aria-hidden className="max-sm:hidden" />
        {currencies.map(([shown, switches]) => (
          <span key={shown} className={`in-${shown}`}>
            {switches}
          </span>
        ))}
      </button>
    </div>
  )
}

export function PlanCard({ id }: { id: PlanId }) {
  const t = pricingMessages
  const { name, description, popular } = plans[id]
  return (
    <section
      aria-label={t.planNamed({ plan: name })}
      data-plan={id}
      className={cn('flex flex-col rounded-lg border bg-surface p-6', popular && 'border-accent shadow-raised')}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
        <h2 className="text-2xl">{name}</h2>
        <span className="flex flex-wrap justify-end gap-1.5">
          {popular && <Badge tone="accent">{t.popular}</Badge>}
          <Badge tone="good" data-when="held">
            {planMessages.yours}
          </Badge>
        </span>
      </div>
      <p className="mt-1 text-soft text-sm lg:min-h-10">{description}</p>
      <div className="mt-5 mb-6">
        {billingIntervals.map((interval) => (
          <Price key={interval} id={id} interval={interval} />
        ))}
      </div>
      {id === 'free' ? <StartFree /> : <Choose id={id} popular={popular ?? false} />}
      <Offers id={id} />
    </section>
  )
}

/** The price in the chosen interval and currency; without scripts the monthly one in both currencies, because neither can be switched then. */
function Price({ id, interval, className }: { id: PlanId; interval: BillingInterval; className?: string }) {
  const t = pricingMessages
  const yearly = interval === 'yearly'
  return (
    <div className={yearly ? 'a-year' : 'a-month'}>
      <p>
        <span className={cn('font-serif text-4xl', className)}>
          <span className="in-usd">{priceText(id, interval, 'usd')}</span>
          <span className="between-currencies"> / </span>
          <span className="in-inr">{priceText(id, interval, 'inr')}</span>
        </span>
        <span className="text-soft"> {yearly ? t.aYear : t.aMonth}</span>
      </p>
      <p className={cn('mt-1 text-sm', yearly && id !== 'free' ? 'font-medium text-good' : 'text-soft')}>
        {id === 'free' ? t.noCard : yearly ? <YearlySaving id={id} /> : <YearlyPrice id={id} />}
      </p>
      {id !== 'free' && (
        <IfSet fact="dollarCards" not>
          <p className="in-usd mt-1 text-soft text-sm">{t.billedAs({ price: priceText(id, interval, 'inr') })}</p>
        </IfSet>
      )}
    </div>
  )
}

/** 'or $90 a year', in the chosen currency. */
function YearlyPrice({ id }: { id: PaidPlanId }) {
  const { orYearly } = pricingMessages
  return (['usd', 'inr'] as const).map((currency) => (
    <span key={currency} className={`in-${currency}`}>
      {orYearly({ price: priceText(id, 'yearly', currency) })}
      {currency === 'usd' && <span className="between-currencies"> / </span>}
    </span>
  ))
}

/** '2 months free · $7.50 a month', in the chosen currency. */
function YearlySaving({ id }: { id: PaidPlanId }) {
  const t = pricingMessages
  return (
    <>
      {t.freeMonths(freeMonths(id))}
      {(['usd', 'inr'] as const).map((currency) => (
        <span key={currency} className={`in-${currency}`}>
          {' · '}
          {t.perMonth({ price: yearlyPerMonth(id, currency) })}
        </span>
      ))}
    </>
  )
}

const list = new Intl.ListFormat(listLanguage)

/** What a plan gives, a line each, and in one more what it lacks. */
function Offers({ id }: { id: PlanId }) {
  const t = pricingMessages
  const missing = offeredFeatures.filter((feature) => plans[id].limits[feature] === 0)
  const [first] = missing
  return (
    <div className="mt-6 border-t pt-6 text-sm">
      {isUnlimited(id) && <p className="mb-3 font-medium">{t.unlimited}</p>}
      <ul className="grid gap-2.5">
        {offerTexts(id).map((text) => (
          <li key={text} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
            {text}
          </li>
        ))}
        {first && (
          <li className="flex gap-2.5 text-soft">
            <Minus aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t.missing({
              features: list.format(missing.flatMap(lackedItems)),
              plan: plans[firstPlanWith(first)].name,
            })}
          </li>
        )}
      </ul>
    </div>
  )
}

function StartFree() {
  const t = pricingMessages
  const { alreadyFree, paidNow } = planMessages
  const rules = { 'data-choose': optionalAccountPath, 'data-free-now': alreadyFree, 'data-paid-now': paidNow }
  const look = buttonLook({ variant: 'secondary' })
  // Separate links, because they also work before the scripts run: the sign-up is for people without an account.
  return (
    <>
      <a href={paths.signUp} data-when="not-held" {...rules} className={look}>
        {t.startFree}
      </a>
      <a href={paths.settings} data-when="held" {...rules} className={look}>
        {t.current}
      </a>
      <a href={paths.settings} data-when="included" {...rules} className={look}>
        {t.included}
      </a>
    </>
  )
}

/** The link to the payment page; a visitor who pays this plan by card gets the button to the card provider's page in its place. */
function Choose({ id, popular }: { id: PaidPlanId; popular: boolean }) {
  const t = pricingMessages
  const words = planMessages
  const { name } = plans[id]
  const larger = paidPlanIds[paidPlanIds.indexOf(id) + 1]
  const held = larger && plans[larger].name
  return (
    <>
      <a
        href={paymentRequestPath(id)}
        data-choose={optionalAccountPath}
        {...(held && {
          'data-larger': larger,
          'data-larger-now': words.largerNow({ held, wanted: name, until: '{until}' }),
          'data-larger-endless': words.largerEndless({ held, wanted: name }),
        })}
        data-sign-in={signInPath('')}
        data-sign-in-first={words.signIn}
        className={buttonLook({ variant: popular ? 'primary' : 'secondary' })}
      >
        <span data-when="not-held">{t.choose({ plan: name })}</span>
        <span data-when="held">{t.extend({ plan: name })}</span>
        {larger && <span data-when="included">{t.included}</span>}
      </a>
      <button
        type="button"
        data-manage
        data-failed={siteMessages.offline}
        hidden
        className={cn(buttonLook({ variant: 'secondary' }), '[&[hidden]]:hidden')}
      >
        {t.manage}
      </button>
      <p data-endless hidden className="flex min-h-10 items-center justify-center text-soft text-sm touch:min-h-11 [&[hidden]]:hidden">
        {t.noEnd}
      </p>
    </>
  )
}

/** The quotas of a plan as text, with the labels of the pricing page. */
export function planInShort(id: PlanId): string {
  const { everything, included } = offerTextMessages
  return isUnlimited(id) ? everything : included({ list: list.format(offerTexts(id)) })
}

/** A short version of the three plans; /pricing has all details. */
export function PlansTeaser() {
  const t = teaserMessages
  const { popular: popularLabel, lead, leadSignedIn } = pricingMessages
  return (
    <section className="mx-auto max-w-6xl px-4 py-8 sm:px-8 sm:py-16">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 className="text-3xl sm:text-4xl">
          <BySession signedIn={leadSignedIn}>{lead}</BySession>
        </h2>
        <a href={site.pricing} className={textLink}>
          {t.compare}
        </a>
      </div>
      <div className="mt-6">
        <PriceSwitches />
      </div>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {Object.values(plans).map(({ id, name, description, popular }) => (
          <li key={id} className={cn('rounded-lg border bg-surface p-4 sm:p-6', popular && 'border-accent')}>
            <div className="flex items-center justify-between gap-2">
              <h3 className="text-xl">{name}</h3>
              {popular && <Badge tone="accent">{popularLabel}</Badge>}
            </div>
            <div className="mt-2">
              {billingIntervals.map((interval) => (
                <Price key={interval} id={id} interval={interval} className="text-3xl" />
              ))}
            </div>
            <p className="mt-2 text-sm">{t.sentence({ text: description })}</p>
            <p className="mt-1 text-soft text-sm">{planInShort(id)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
