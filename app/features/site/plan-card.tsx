import { Check, Minus } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { brand } from '#contract/brand.ts'
import { paths, site } from '#contract/paths.ts'
import { featureLabels, features, type Limit, type PlanId, plans } from '#contract/plans.ts'

export function PlanCard({ id }: { id: PlanId }) {
  const { name, description, price, limits, popular } = plans[id]
  const { usd, inr } = brand.currencySymbols
  return (
    <section aria-label={`${name} plan`} className={cn('flex flex-col rounded-lg border bg-surface p-6', popular && 'border-accent')}>
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-2xl">{name}</h2>
        {popular && <Badge tone="accent">Popular</Badge>}
      </div>
      <p className="mt-1 text-soft text-sm">{description}</p>
      <p className="mt-5 mb-6">
        <span className="in-usd font-serif text-4xl">{usd + price.monthly.usd}</span>
        <span className="in-inr font-serif text-4xl">{inr + price.monthly.inr.toLocaleString(brand.dateLocale)}</span>
        <span className="text-soft"> a month</span>
      </p>
      <ul className="mb-8 grid gap-2 text-sm">
        {features.map((feature) => (
          <Included key={feature} label={featureLabels[feature]} limit={limits[feature]} />
        ))}
      </ul>
      <div className="mt-auto">{id === 'free' ? <StartFree /> : <AskFor name={name} popular={popular ?? false} />}</div>
    </section>
  )
}

function Included({ label, limit }: { label: string; limit: Limit }) {
  const Mark = limit === 0 ? Minus : Check
  return (
    <li className={cn('flex items-center gap-2.5', limit === 0 && 'text-soft')}>
      <Mark aria-hidden className={cn('size-4 shrink-0', limit !== 0 && 'text-good')} />
      <span>{label}</span>
      <span className="ms-auto text-soft tabular-nums">
        {limit === null ? 'Unlimited' : limit === 0 ? 'Not included' : `${limit} uses`}
      </span>
    </li>
  )
}

function StartFree() {
  return (
    <a href={paths.signUp} className={cn(buttonLook({ variant: 'secondary' }), 'w-full')}>
      Sign up free
    </a>
  )
}

/** Paid plans are switched on by hand, so the next step is a letter. */
function AskFor({ name, popular }: { name: string; popular: boolean }) {
  return (
    <>
      <a href={site.contact} className={cn(buttonLook({ variant: popular ? 'primary' : 'secondary' }), 'w-full')}>
        Ask for {name}
      </a>
      <p className="mt-2 text-center text-soft text-xs">Write to us, and we answer with how to pay.</p>
    </>
  )
}
