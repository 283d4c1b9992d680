import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { listLanguage } from '#contract/i18n.ts'
import { hashtagPostPlatforms, monthlyItems, offeredFeatures, tweetPostPlatforms } from '#contract/offers.ts'
import { exportFormatIds, ideaCount, languageCodes, titlesPerRequest } from '#contract/options.ts'
import { type Feature, featureNames, type PlanId, planIds, plans } from '#contract/plans.ts'
import { NarrowFold } from './narrow-fold.tsx'
import { compareMessages } from './pricing-messages.ts'

/** What each plan gives, side by side: items a month, and what every plan has. */
export function PlanTable() {
  const t = compareMessages
  const formats = new Intl.ListFormat(listLanguage, { type: 'disjunction' }).format(exportFormatIds.map((id) => id.toUpperCase()))
  const everywhere = [
    t.languages(languageCodes.length),
    t.limits,
    t.rewrites,
    t.sources,
    t.lists,
    t.kept,
    t.exports({ formats }),
    t.programs,
  ]
  return (
    <section className="mt-12 sm:mt-16">
      <h2 className="mb-2 text-2xl sm:mb-6 sm:text-3xl">{t.title}</h2>
      <NarrowFold summary={t.show}>
        <table className="w-full table-fixed border-collapse text-sm max-sm:text-[0.8125rem]">
          <colgroup>
            <col className="w-[34%] sm:w-2/5" />
          </colgroup>
          <thead>
            <tr className="border-b">
              <th scope="col" className="py-3 pe-2 text-start font-medium text-soft">
                {t.each}
              </th>
              {planIds.map((id) => (
                <th key={id} scope="col" className="px-1 py-3 text-start font-medium sm:text-base">
                  {plans[id].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {offeredFeatures.map((feature) => (
              <Row key={feature} head={<FeatureHead feature={feature} />}>
                {(plan) => <Amount plan={plan} feature={feature} />}
              </Row>
            ))}
          </tbody>
          <tbody>
            <tr>
              <th scope="colgroup" colSpan={planIds.length + 1} className="pt-8 pb-3 text-start font-medium text-soft">
                {t.everyPlan}
              </th>
            </tr>
            <Row head={t.voices}>{(plan) => plans[plan].voices}</Row>
            <Row head={t.photos}>{(plan) => plans[plan].photos.toLocaleString('en')}</Row>
            {everywhere.map((text) => (
              <Row key={text} head={text}>
                {() => (
                  <>
                    <Check aria-hidden className="size-4 text-good" />
                    <span className="sr-only">{t.included}</span>
                  </>
                )}
              </Row>
            ))}
          </tbody>
        </table>
      </NarrowFold>
    </section>
  )
}

function Row({ head, children }: { head: ReactNode; children: (plan: PlanId) => ReactNode }) {
  return (
    <tr className="border-b align-top">
      <th scope="row" className="wrap-anywhere py-3 pe-2 text-start font-normal">
        {head}
      </th>
      {planIds.map((id) => (
        <td key={id} className="px-1 py-3">
          {children(id)}
        </td>
      ))}
    </tr>
  )
}

/** The name of a feature, and what else its requests are used for. */
function FeatureHead({ feature }: { feature: Feature }) {
  const t = compareMessages
  const notes: Partial<Record<Feature, string>> = {
    titles: t.titlesNote({ titles: titlesPerRequest }),
    ideas: t.ideasNote({ ideas: ideaCount.max }),
    hashtags: t.hashtagsNote,
    tweets: t.tweetsNote({ platforms: tweetPostPlatforms }),
  }
  return (
    <>
      {feature === 'hashtags' ? t.hashtags({ platforms: hashtagPostPlatforms }) : featureNames[feature].label}
      {notes[feature] && <span className="block text-soft text-xs">{notes[feature]}</span>}
    </>
  )
}

function Amount({ plan, feature }: { plan: PlanId; feature: Feature }) {
  const t = compareMessages
  const items = monthlyItems(plan, feature)
  const requests = plans[plan].limits[feature]
  if (items === null || requests === null) return t.unlimited
  if (items === 0)
    return (
      <>
        <span aria-hidden className="text-soft">
          –
        </span>
        <span className="sr-only">{t.none}</span>
      </>
    )
  return (
    <>
      {feature === 'ideas' ? t.upTo({ items }) : items}
      {items !== requests && <span className="block text-soft text-xs">{t.requests(requests)}</span>}
    </>
  )
}
