import { samples } from 'virtual:samples'
import { useLoaderData } from 'react-router'
import { Audience, CallToAction, FeatureCards, Hero, HowItWorks } from '#app/features/site/home-sections.tsx'
import { PlansTeaser } from '#app/features/site/plan-card.tsx'
import { productData, siteData, siteMeta } from '#app/lib/site-meta.ts'
import { site } from '#contract/paths.ts'

/** Runs at build time only, so no sample enters the app's scripts. */
export const loader = () => ({ sample: samples.tryOut })

export const meta = () =>
  siteMeta({
    path: site.home,
    description:
      'Turn one idea into posts, titles, descriptions, hashtags, ideas and video scripts that fit the platform they are written for.',
    data: [...siteData, productData],
  })

export default function Home() {
  const { sample } = useLoaderData<typeof loader>()
  return (
    <>
      <Hero sample={sample} />
      <FeatureCards />
      <Audience />
      <HowItWorks />
      <PlansTeaser />
      <CallToAction />
    </>
  )
}
