import { CallToAction, FeatureCards, Hero, HowItWorks } from '#app/features/site/home-sections.tsx'
import { siteMeta } from '#app/lib/site-meta.ts'
import { productData, siteData } from '#app/lib/structured-data.ts'
import { site } from '#contract/paths.ts'

export const meta = () =>
  siteMeta({
    path: site.home,
    description:
      'Turn one idea into posts, titles, descriptions, hashtags, ideas and video scripts that fit the platform they are written for.',
    data: [...siteData, productData],
  })

export default function Home() {
  return (
    <>
      <Hero />
      <FeatureCards />
      <HowItWorks />
      <CallToAction />
    </>
  )
}
