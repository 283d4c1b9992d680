import { samples } from 'virtual:samples'
import { useLoaderData } from 'react-router'
import {
  Around,
  DescriptionSample,
  IdeasSample,
  PostSample,
  planNote,
  postPlanNote,
  ScriptSample,
  Showcase,
} from '#app/features/site/showcase.tsx'
import { SitePage } from '#app/features/site/site-page.tsx'
import { siteMeta } from '#app/lib/site-meta.ts'
import { descriptionPlatforms, ideaCategoryIds, ideaCount, scriptLengths, wordsPerMinute } from '#contract/options.ts'
import { site } from '#contract/paths.ts'
import { descriptionHashtags, platforms } from '#platforms/index.ts'

/** Runs at build time only, so no sample enters the app's scripts. */
export const loader = () => samples

export const meta = () =>
  siteMeta({
    path: site.features,
    title: 'Features',
    description:
      'Posts, video descriptions, scripts and ideas: four generators, what each of them checks, and a text that each of them wrote.',
  })

const grounded = 'No figures, names or links that you did not give'

export default function Features() {
  const { post, description, script, ideas } = useLoaderData<typeof loader>()
  const { youtube } = platforms
  const { max } = descriptionHashtags('youtube')
  return (
    <SitePage
      title="Features"
      lead="Four places to write in. Every text on this page was written by the built-in writer from what stands above it, and nobody has touched it up."
    >
      <Showcase
        id="post-generator"
        name="Post generator"
        checks={[
          'The length you pick; where you give few facts it stays shorter and says what to add',
          'Within the platform’s limit, in the platform’s own unit: X counts a link as 23 characters, and an emoji as 2',
          'Every fact that you typed, word for word',
          grounded,
        ]}
        plans={postPlanNote()}
        sample={<PostSample sample={post} />}
      >
        One topic becomes a post that looks at home on the platform you choose: your news first, your facts as you typed them, and an end
        that asks for an answer. You see it as your followers would, with the place where the platform cuts it off.
      </Showcase>
      <Showcase
        id="description-generator"
        name="Description generator"
        checks={[
          `Within ${youtube.description.max.toLocaleString('en')} bytes, because YouTube counts bytes: an Arabic letter takes two, a Hindi one three`,
          'No < or >, which YouTube does not accept',
          `Up to ${max} hashtags, of which the first ${youtube.shownHashtags} stand above the video’s title`,
          grounded,
        ]}
        plans={planNote('descriptions')}
        sample={<DescriptionSample sample={description} />}
      >
        What a viewer reads before pressing play: a first line that says what the video is, the facts you gave, and something to answer in
        the comments. For YouTube, and for videos on {descriptionPlatforms.length - 1} other platforms.
      </Showcase>
      <Showcase
        id="script-generator"
        name="Script generator"
        checks={[
          `Timed at ${wordsPerMinute} spoken words a minute, with cues for what you show or say in your own words`,
          'Each section with its time and its name',
          'No sentence twice',
          grounded,
        ]}
        plans={planNote('scripts')}
        sample={<ScriptSample sample={script} />}
      >
        A script to read aloud, from {scriptLengths.short.minMinutes} to {scriptLengths.long.maxMinutes} minutes, for beginners, for
        professionals or for anybody: each section under its time and its name, so that you know where you are while you film.
      </Showcase>
      <Showcase
        id="idea-studio"
        name="Idea studio"
        checks={[
          `As many ideas as you asked for, up to ${ideaCount.max}`,
          'No two with the same title',
          'For each one, the platforms that it suits',
          grounded,
        ]}
        plans={planNote('ideas')}
        sample={<IdeasSample sample={ideas} />}
      >
        For the day when nothing comes to mind. Say what you do, choose one of {ideaCategoryIds.length - 1} categories or none, and get
        things to make, each with what to show or to say first.
      </Showcase>
      <Around />
    </SitePage>
  )
}
