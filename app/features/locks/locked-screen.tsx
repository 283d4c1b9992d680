import { lockedSamples } from 'virtual:locked-samples'
import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import { generatorScreens, type KindScreen } from '#app/lib/generation/screens.ts'
import { iconOf } from '#app/lib/icons.ts'
import { featureOf, useLocks } from '#app/lib/locks/locks.ts'
import { lockMessages } from '#app/lib/locks/messages.ts'
import { usePlan } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { notOnPlan } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { type Feature, planIds, plans } from '#contract/plans.ts'

/** The name of the smallest plan with a feature. */
const planWith = (feature: Feature): string | undefined => planIds.map((id) => plans[id]).find(({ limits }) => limits[feature] !== 0)?.name

/** The screen of a generator that the plan lacks: an example of what it writes, the way to it, and what the plan has. */
export function LockedScreen({ screen }: { screen: KindScreen }) {
  const { plan } = usePlan()
  const isLocked = useLocks()
  const t = lockMessages
  const sample = lockedSamples[screen.path]
  const smallest = planWith(featureOf(screen))
  const open = generatorScreens.filter((one) => !isLocked(featureOf(one)))
  return (
    <>
      <PageHeader title={screen.title}>{screen.about}</PageHeader>
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid grid-cols-1 gap-4 rounded-lg border bg-surface p-5">
          <Lock aria-hidden className="size-6 text-accent" strokeWidth={1.5} />
          <div className="grid gap-1">
            <p className="font-medium">{notOnPlan(plan)}</p>
            {smallest && <p className="text-soft text-sm">{t.withPlan({ plan: smallest })}</p>}
          </div>
          <Button asChild size="lg">
            <a href={paths.pricing}>{t.upgrade}</a>
          </Button>
          {open.length > 0 && (
            <div className="grid gap-1 border-t pt-4">
              <h2 className="font-normal font-sans text-soft text-sm tracking-normal">{t.tryInstead}</h2>
              <ul className="-mx-2 grid">
                {open.map(({ path, navigation, icon }) => {
                  const Icon = iconOf(icon)
                  return (
                    <li key={path}>
                      <Link
                        to={path}
                        prefetch="intent"
                        className="flex min-h-9 items-center gap-2.5 rounded-md px-2 text-sm touch:min-h-11 hover:bg-sunken"
                      >
                        <Icon aria-hidden className="size-4 shrink-0 text-soft" />
                        {navigation.label}
                      </Link>
                    </li>
                  )
                })}
              </ul>
            </div>
          )}
        </div>
        {sample && (
          <section aria-labelledby="locked-example" className="min-w-0 rounded-lg border bg-surface">
            <header className="grid gap-0.5 border-b px-5 py-3">
              <h2 id="locked-example" className="text-base">
                {t.example}
              </h2>
              <p className="text-soft text-sm">{t.from({ given: [sample.topic, ...sample.details].join(' · ') })}</p>
            </header>
            <p className="whitespace-pre-wrap break-words p-5 leading-relaxed">{sample.text}</p>
          </section>
        )}
      </div>
    </>
  )
}
