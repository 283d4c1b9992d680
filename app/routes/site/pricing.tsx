import { PlanCard } from '#app/features/site/plan-card.tsx'
import { SitePage } from '#app/features/site/site-page.tsx'
import { siteMeta } from '#app/lib/site-meta.ts'
import { productData } from '#app/lib/structured-data.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { site } from '#contract/paths.ts'
import { planIds } from '#contract/plans.ts'

export const meta = () =>
  siteMeta({
    path: site.pricing,
    title: 'Pricing',
    description: 'Three plans, their monthly prices and what each of them allows.',
    data: [productData],
  })

const toInr = 'Switch to INR'
const toUsd = 'Switch to USD'

export default function Pricing() {
  return (
    <SitePage title="Pricing" lead="Prices are per month. A use is one request, however many texts it returns.">
      <button
        type="button"
        data-currency-switch
        data-to-inr={toInr}
        data-to-usd={toUsd}
        data-needs-script
        className={buttonLook({ variant: 'secondary' })}
      >
        {toInr}
      </button>
      <div className="mt-6 grid gap-4 lg:grid-cols-3">
        {planIds.map((id) => (
          <PlanCard key={id} id={id} />
        ))}
      </div>
    </SitePage>
  )
}
