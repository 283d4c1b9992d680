import { Check, Minus } from 'lucide-react'
import { currencyScript } from '#app/lib/currency.ts'
import { Badge } from '#app/ui/badge.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import type { Currency } from '#contract/brand.ts'
import { hashtagPostPlatforms, offerText, paymentRequestPath, priceText } from '#contract/offers.ts'
import { optionalAccountPath, paths, signInPath, site } from '#contract/paths.ts'
import { features, type PaidPlanId, type PlanId, paidPlanIds, plans } from '#contract/plans.ts'
import { planMessages } from '#contract/visitor-messages.ts'

const otherCurrency: readonly (readonly [shown: Currency, switches: string])[] = [
  ['usd', planMessages.toRupees],
  ['inr', planMessages.toDollars],
]

/** The currency button; it must come before the first price of a page, because its script selects the currency. */
export function CurrencySwitch() {
  return (
    <>
      <script>{currencyScript}</script>
      <button type="button" data-currency-switch data-needs-script className={buttonLook({ variant: 'secondary' })}>
        {otherCurrency.map(([shown, switches]) => (
          <span key={shown} className={`in-${shown}`}>
            {switches}
          </span>
        ))}
      </button>
    </>
  )
}

export function PlanCard({ id }: { id: PlanId }) {
  const { name, description, popular, limits } = plans[id]
  return (
    <section
      aria-label={`${name} plan`}
      data-plan={id}
      className={cn('flex flex-col rounded-lg border bg-surface p-6', popular && 'border-accent shadow-raised')}
    >
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-2xl">{name}</h2>
        <span className="flex flex-wrap justify-end gap-1.5">
          {popular && <Badge tone="accent">Popular</Badge>}
          <Badge tone="good" data-your-plan hidden className="[&[hidden]]:hidden">
            {planMessages.yours}
          </Badge>
        </span>
      </div>
      <p className="mt-1 text-soft text-sm">{description}</p>
      <p className="mt-5 mb-6">
        {/* In the chosen currency; in both without scripts, because the currency cannot be switched then. */}
        <span className="font-serif text-4xl">
          <span className="in-usd">{priceText(id, 'monthly', 'usd')}</span>
          <span className="between-currencies"> / </span>
          <span className="in-inr">{priceText(id, 'monthly', 'inr')}</span>
        </span>
        <span className="text-soft"> a month</span>
      </p>
      {id === 'free' ? (
        <a
          href={paths.signUp}
          data-choose={optionalAccountPath}
          data-free-now={planMessages.alreadyFree}
          data-paid-now={planMessages.paidNow}
          className={buttonLook({ variant: 'secondary' })}
        >
          Start free
        </a>
      ) : (
        <Choose id={id} popular={popular ?? false} />
      )}
      <ul className="mt-6 grid gap-2.5 border-t pt-6 text-sm">
        {features.map((feature) => {
          const included = limits[feature] !== 0
          const Mark = included ? Check : Minus
          return (
            <li key={feature} className={cn('flex gap-2.5', !included && 'text-soft')}>
              <Mark aria-hidden className={cn('mt-0.5 size-4 shrink-0', included && 'text-good')} />
              <span>
                {offerText(id, feature)}
                {feature === 'hashtags' && <span className="block text-soft">or posts for {hashtagPostPlatforms}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Choose({ id, popular }: { id: PaidPlanId; popular: boolean }) {
  const chosen = paymentRequestPath(id)
  const { name } = plans[id]
  const larger = paidPlanIds[paidPlanIds.indexOf(id) + 1]
  return (
    <a
      href={chosen}
      data-choose={optionalAccountPath}
      {...(larger && {
        'data-larger': larger,
        'data-larger-now': planMessages.largerNow(plans[larger].name, name),
        'data-larger-endless': planMessages.largerEndless(plans[larger].name),
      })}
      data-sign-in={signInPath(chosen)}
      data-sign-in-first={planMessages.signIn}
      className={buttonLook({ variant: popular ? 'primary' : 'secondary' })}
    >
      Choose {name}
    </a>
  )
}

const list = new Intl.ListFormat('en-GB')

/** The quotas of a plan as text, with the labels of the pricing page. */
export function planInShort(id: PlanId): string {
  const included = features.filter((feature) => plans[id].limits[feature] !== 0)
  if (included.every((feature) => plans[id].limits[feature] === null)) return 'Everything, as often as you like.'
  return `${list.format(included.map((feature) => offerText(id, feature)))}.`
}

/** A short version of the three plans; /pricing has all details. */
export function PlansTeaser() {
  return (
    <section className="mx-auto max-w-6xl px-4 py-16 sm:px-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 className="text-3xl sm:text-4xl">Start free. Upgrade when you need more.</h2>
        <a href={site.pricing} className={buttonLook({ variant: 'link', size: 'inline' })}>
          Compare the plans
        </a>
      </div>
      <ul className="mt-10 grid gap-4 md:grid-cols-3">
        {Object.values(plans).map(({ id, name, description, popular, price }) => (
          <li key={id} className={cn('rounded-lg border bg-surface p-6', popular && 'border-accent')}>
            <div className="flex items-center justify-between gap-2">
              <h3 className="text-xl">{name}</h3>
              {popular && <Badge tone="accent">Popular</Badge>}
            </div>
            <p className="mt-3">
              <span className="font-serif text-3xl">{priceText(id, 'monthly', 'usd')}</span>
              {price.monthly.inr > 0 && <span className="text-soft"> or {priceText(id, 'monthly', 'inr')}</span>}
              <span className="text-soft"> a month</span>
            </p>
            <p className="mt-3 text-sm">{description}.</p>
            <p className="mt-1 text-soft text-sm">{planInShort(id)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
