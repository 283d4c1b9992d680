import { QuestionList } from '#app/features/site/help/question-list.tsx'
import { pricingQuestions } from '#app/features/site/help/questions.ts'
import { PlanCard } from '#app/features/site/plan-card.tsx'
import { CurrencySwitch } from '#app/features/site/price.tsx'
import { SitePage } from '#app/features/site/site-page.tsx'
import { siteMeta } from '#app/lib/site-meta.ts'
import { productData } from '#app/lib/structured-data.ts'
import { site } from '#contract/paths.ts'
import { planIds } from '#contract/plans.ts'

export const meta = () =>
  siteMeta({
    path: site.pricing,
    title: 'Pricing',
    description: 'Free, Basic and Pro: what each costs a month in dollars or rupees, and how many texts it allows.',
    data: [productData],
  })

export default function Pricing() {
  return (
    <SitePage title="Pricing" lead="Prices are per month. What stands in brackets is the number of requests that a line comes to.">
      <CurrencySwitch />
      <div className="mt-6 grid gap-4 lg:grid-cols-3">
        {planIds.map((id) => (
          <PlanCard key={id} id={id} />
        ))}
      </div>
      <section className="mt-16 max-w-2xl">
        <h2 className="mb-4 text-2xl sm:text-3xl">What people ask about plans</h2>
        <QuestionList questions={pricingQuestions} />
      </section>
    </SitePage>
  )
}
