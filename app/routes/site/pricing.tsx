import { help } from 'virtual:help'
import { useLoaderData } from 'react-router'
import { BySession } from '#app/features/site/by-session.tsx'
import { IfSet } from '#app/features/site/operator.tsx'
import { PlanCard, PriceSwitches } from '#app/features/site/plan-card.tsx'
import { PlanTable } from '#app/features/site/plan-table.tsx'
import { pricingMessages } from '#app/features/site/pricing-messages.ts'
import { AnswerGrid } from '#app/features/site/question-list.tsx'
import { SitePage } from '#app/features/site/site-page.tsx'
import { productData, siteMeta } from '#app/lib/site-meta.ts'
import { priceText } from '#contract/offers.ts'
import { optionalAccountPath, paths, site } from '#contract/paths.ts'
import { type PaidPlanId, planIds } from '#contract/plans.ts'

/** Runs at build time only, so no question enters the app's scripts. */
export const loader = () => help.pricing

export const meta = () => {
  const { title, searchTitle, metaDescription } = pricingMessages
  const inDollars = (plan: PaidPlanId) => priceText(plan, 'monthly', 'usd')
  const description = metaDescription({ usd: inDollars('basic'), inr: priceText('basic', 'monthly', 'inr') })
  return siteMeta({
    path: site.pricing,
    title,
    searchTitle: searchTitle({ basic: inDollars('basic'), pro: inDollars('pro') }),
    description,
    data: [productData],
  })
}

export default function Pricing() {
  const t = pricingMessages
  const questions = useLoaderData<typeof loader>()
  return (
    <SitePage
      title={t.heading}
      lead={
        <>
          <BySession signedIn={t.leadSignedIn}>{t.lead}</BySession> <IfSet fact="dollarCards">{t.leadPay}</IfSet>
          <IfSet fact="dollarCards" not>
            <IfSet fact="cardCurrencies">{t.leadPayRupees}</IfSet>
            <IfSet fact="cardCurrencies" not>
              {t.leadPayManual}
            </IfSet>
          </IfSet>
        </>
      }
    >
      <Canceled />
      <PriceSwitches />
      <div data-plans={optionalAccountPath} className="mt-6 grid gap-4 lg:grid-cols-3">
        {planIds.map((id) => (
          <PlanCard key={id} id={id} />
        ))}
      </div>
      <PlanTable />
      <section className="mt-16">
        <h2 className="mb-6 text-2xl sm:text-3xl">{t.questions}</h2>
        <AnswerGrid questions={questions} />
        <p className="mt-10">
          <a href={site.help} className="text-accent underline underline-offset-4">
            {t.allQuestions}
          </a>
        </p>
      </section>
    </SitePage>
  )
}

/** Shows the notice before the first paint, so that nothing moves. The payment page reads the plan from the same query. */
const canceledScript = `if(new URLSearchParams(location.search).has('canceled')){var n=document.currentScript.previousElementSibling;n.hidden=false;n.querySelector('a').search=location.search}`

/** Shown after a checkout that was canceled: `?canceled=1`, with its plan and interval. */
function Canceled() {
  const t = pricingMessages
  return (
    <>
      <div hidden data-canceled role="status" className="mb-6 rounded-lg border bg-sunken px-4 py-3 [&[hidden]]:hidden">
        {t.canceled}{' '}
        <a href={paths.paymentRequest} className="text-accent underline underline-offset-4">
          {t.backToCheckout}
        </a>
      </div>
      <script>{canceledScript}</script>
    </>
  )
}
