import { Badge } from '#app/ui/badge.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { offerText, priceText } from '#contract/offers.ts'
import { site } from '#contract/paths.ts'
import { features, type PlanId, planIds, plans } from '#contract/plans.ts'

const list = new Intl.ListFormat('en-GB')

/** What a month of a plan holds, in the words of the pricing page. */
export function planInShort(id: PlanId): string {
  const held = features.filter((feature) => plans[id].limits[feature] !== 0)
  if (held.every((feature) => plans[id].limits[feature] === null)) return 'Everything, as often as you like.'
  return `${list.format(held.map((feature) => offerText(id, feature)))}.`
}

/** The three plans at a glance; /pricing has the whole of them. */
export function PlansTeaser() {
  return (
    <section className="mx-auto max-w-6xl px-4 py-16 sm:px-8">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 className="text-3xl sm:text-4xl">Begin free, pay when you post more</h2>
        <a href={site.pricing} className={buttonLook({ variant: 'link', size: 'inline' })}>
          Compare the plans
        </a>
      </div>
      <ul className="mt-10 grid gap-4 md:grid-cols-3">
        {planIds.map((id) => (
          <Plan key={id} id={id} />
        ))}
      </ul>
    </section>
  )
}

function Plan({ id }: { id: PlanId }) {
  const { name, description, popular, price } = plans[id]
  return (
    <li className={cn('rounded-lg border bg-surface p-6', popular && 'border-accent')}>
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
  )
}
