import { drawn, samples } from 'virtual:samples'
import { useLoaderData } from 'react-router'
import { featuresMessages, generatorMessages } from '#app/features/site/features-messages.ts'
import { CallToAction } from '#app/features/site/home-sections.tsx'
import {
  Around,
  CarouselSample,
  DescriptionSample,
  IdeasSample,
  isPaid,
  PostSample,
  planNote,
  postPlanNote,
  ScriptSample,
  Showcase,
} from '#app/features/site/showcase.tsx'
import { SitePage } from '#app/features/site/site-page.tsx'
import { siteMeta } from '#app/lib/site-meta.ts'
import { siteMetaMessages } from '#app/lib/site-meta-messages.ts'
import { carouselLimits } from '#contract/carousel.ts'
import { descriptionPlatforms, ideaCategoryIds, ideaCount, scriptLengths, wordsPerMinute } from '#contract/options.ts'
import { site } from '#contract/paths.ts'
import { descriptionHashtags, platforms } from '#platforms/index.ts'

/** Runs at build time only, so no sample enters the app's scripts. */
export const loader = () => ({ ...samples, drawn })

export const meta = () =>
  siteMeta({
    path: site.features,
    title: featuresMessages.title,
    searchTitle: siteMetaMessages.featuresTitle,
    description: siteMetaMessages.features,
  })

export default function Features() {
  const { post, carousel, description, script, ideas, drawn } = useLoaderData<typeof loader>()
  const { heading, lead } = featuresMessages
  const t = generatorMessages
  const { youtube } = platforms
  const { max } = descriptionHashtags('youtube')
  return (
    <SitePage title={heading} lead={lead}>
      <Showcase
        id="post-generator"
        name={t.posts}
        checks={[t.postsLength, t.postsLimit, t.postsFacts, t.postsHashtags, t.flagged]}
        plans={postPlanNote()}
        tryAt="instagram-caption-generator"
        sample={<PostSample sample={post} />}
      >
        {t.postsLead}
      </Showcase>
      <Showcase
        id="carousel-maker"
        name={t.carousels}
        checks={[t.carouselsSlides({ most: carouselLimits.most }), t.carouselsFacts, t.carouselsFiles, t.flagged]}
        plans={postPlanNote()}
        tryAt="instagram-carousel-maker"
        sample={<CarouselSample sample={carousel} slides={drawn.slides} />}
      >
        {t.carouselsLead}
      </Showcase>
      <Showcase
        id="description-generator"
        name={t.descriptions}
        checks={[t.descriptionsLimit, t.descriptionsSigns, t.descriptionsHashtags({ max, shown: youtube.shownHashtags ?? max }), t.flagged]}
        plans={planNote('descriptions')}
        sample={<DescriptionSample sample={description} />}
      >
        {t.descriptionsLead({ count: descriptionPlatforms.length - 1 })}
      </Showcase>
      <Showcase
        id="script-generator"
        name={t.scripts}
        checks={[t.scriptsTime({ words: wordsPerMinute }), t.scriptsSections, t.scriptsOnce, t.flagged]}
        plans={planNote('scripts')}
        paid={isPaid('scripts')}
        tryAt="video-script-generator"
        sample={<ScriptSample sample={script} />}
      >
        {t.scriptsLead({ min: scriptLengths.short.minMinutes, max: scriptLengths.long.maxMinutes })}
      </Showcase>
      <Showcase
        id="idea-studio"
        name={t.ideas}
        checks={[t.ideasCount({ max: ideaCount.max }), t.ideasTitles, t.ideasPlatforms, t.flagged]}
        plans={planNote('ideas')}
        sample={<IdeasSample sample={ideas} />}
      >
        {t.ideasLead({ count: ideaCategoryIds.length - 1 })}
      </Showcase>
      <Around />
      <CallToAction inside />
    </SitePage>
  )
}
