import { CallToAction, FeatureCards, Hero, HowItWorks } from '#app/features/site/home-sections.tsx'
import { pageMeta } from '#app/lib/meta.ts'

export const meta = () =>
  pageMeta(
    undefined,
    'Turn one idea into posts, titles, descriptions, hashtags, ideas and video scripts that fit the platform they are written for.',
  )

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
