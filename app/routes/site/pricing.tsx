import { help } from 'virtual:help'
import { useLoaderData } from 'react-router'
import { CurrencySwitch, PlanCard } from '#app/features/site/plan-card.tsx'
import { AnswerGrid } from '#app/features/site/question-list.tsx'
import { SitePage } from '#app/features/site/site-page.tsx'
import { productData, siteMeta } from '#app/lib/site-meta.ts'
import { optionalAccountPath, site } from '#contract/paths.ts'
import { planIds } from '#contract/plans.ts'

/** Runs at build time only, so no question enters the app's scripts. */
export const loader = () => help.pricing

export const meta = () =>
  siteMeta({
    path: site.pricing,
    title: 'Pricing',
    description: 'Free, Basic and Pro: what each costs a month in dollars or rupees, and how many texts it allows.',
    data: [productData],
  })

export default function Pricing() {
  const questions = useLoaderData<typeof loader>()
  return (
    <SitePage
      title="Pricing"
      lead="What each plan lets you write in a month. Where one request brings several texts, the number of requests stands in brackets."
    >
      <CurrencySwitch />
      <div data-plans={optionalAccountPath} className="mt-6 grid gap-4 lg:grid-cols-3">
        {planIds.map((id) => (
          <PlanCard key={id} id={id} />
        ))}
      </div>
      <section className="mt-16">
        <h2 className="mb-6 text-2xl sm:text-3xl">What people ask about plans</h2>
        <AnswerGrid questions={questions} />
        <p className="mt-10 text-soft">
          More is answered in the{' '}
          <a href={site.help} className="text-accent underline underline-offset-4">
            help
          </a>
          .
        </p>
      </section>
    </SitePage>
  )
}
