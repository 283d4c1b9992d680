import { Check, Minus } from 'lucide-react'
import { Badge } from '#app/ui/badge.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { hashtagPostPlatforms, offerText, paymentRequestPath } from '#contract/offers.ts'
import { optionalAccountPath, paths, signInPath } from '#contract/paths.ts'
import { type Feature, features, type PaidPlanId, type PlanId, paidPlanIds, plans } from '#contract/plans.ts'
import { planMessages } from '#contract/visitor-messages.ts'
import { MonthlyPrice } from './price.tsx'

export function PlanCard({ id }: { id: PlanId }) {
  const { name, description, popular } = plans[id]
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
        <span className="font-serif text-4xl">
          <MonthlyPrice id={id} />
        </span>
        <span className="text-soft"> a month</span>
      </p>
      {id === 'free' ? <StartFree /> : <Choose id={id} popular={popular ?? false} />}
      <ul className="mt-6 grid gap-2.5 border-t pt-6 text-sm">
        {features.map((feature) => (
          <Line key={feature} plan={id} feature={feature} />
        ))}
      </ul>
    </section>
  )
}

function Line({ plan, feature }: { plan: PlanId; feature: Feature }) {
  const included = plans[plan].limits[feature] !== 0
  const Mark = included ? Check : Minus
  return (
    <li className={cn('flex gap-2.5', !included && 'text-soft')}>
      <Mark aria-hidden className={cn('mt-0.5 size-4 shrink-0', included && 'text-good')} />
      <span>
        {offerText(plan, feature)}
        {feature === 'hashtags' && <span className="block text-soft">or posts for {hashtagPostPlatforms}</span>}
      </span>
    </li>
  )
}

function StartFree() {
  return (
    <a
      href={paths.signUp}
      data-choose={optionalAccountPath}
      data-free-now={planMessages.alreadyFree}
      data-paid-now={planMessages.paidNow}
      className={buttonLook({ variant: 'secondary' })}
    >
      Start free
    </a>
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
