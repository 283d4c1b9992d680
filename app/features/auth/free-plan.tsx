import { Check } from 'lucide-react'
import { offerText } from '#contract/offers.ts'
import { languageCodes } from '#contract/options.ts'
import { features, plans } from '#contract/plans.ts'
import { freePlanMessages } from './messages.ts'

/** What the free plan gives, beside the sign-up form. */
export function FreePlan() {
  const t = freePlanMessages
  const offers = features.filter((feature) => plans.free.limits[feature] !== 0).map((feature) => offerText('free', feature))
  return (
    <section aria-labelledby="free-plan" className="grid content-center gap-4 max-lg:px-2">
      <h2 id="free-plan" className="text-2xl">
        {t.title}
      </h2>
      <ul className="grid gap-2.5">
        {[...offers, t.languages(languageCodes.length), t.saved, t.noCard].map((line) => (
          <li key={line} className="flex gap-3">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-good" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}
