import { drawn, samples } from 'virtual:samples'
import { useLoaderData } from 'react-router'
import { Comparison } from '#app/features/site/comparison.tsx'
import { Differences } from '#app/features/site/differences.tsx'
import { Hero } from '#app/features/site/hero.tsx'
import { HomeQuestions, homeQuestions } from '#app/features/site/home-questions.tsx'
import { Audience, CallToAction, FeatureCards } from '#app/features/site/home-sections.tsx'
import { Pictures } from '#app/features/site/pictures.tsx'
import { PlansTeaser } from '#app/features/site/plan-card.tsx'
import { Product } from '#app/features/site/product.tsx'
import { productData, questionsData, siteData, siteMeta } from '#app/lib/site-meta.ts'
import { siteMetaMessages } from '#app/lib/site-meta-messages.ts'
import { brand } from '#contract/brand.ts'
import { languageCodes, postPlatformCount } from '#contract/options.ts'
import { site } from '#contract/paths.ts'

/** Runs at build time only, so no sample enters the app's scripts. */
export const loader = () => ({ tryOut: samples.tryOut, languages: samples.languages, drawn })

export const meta = () =>
  siteMeta({
    path: site.home,
    title: brand.tagline,
    searchTitle: siteMetaMessages.homeTitle({ languages: languageCodes.length }),
    description: siteMetaMessages.home({ platforms: postPlatformCount, languages: languageCodes.length }),
    data: [...siteData, productData, questionsData(homeQuestions())],
  })

export default function Home() {
  const { tryOut, languages, drawn } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero sample={tryOut} />
      <Product />
      <Pictures {...drawn} />
      <Differences samples={languages} />
      <FeatureCards />
      <Audience />
      <Comparison />
      <PlansTeaser />
      <HomeQuestions />
      <CallToAction />
    </>
  )
}
