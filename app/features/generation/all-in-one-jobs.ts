import { oneOf, someOf, textField } from '#app/lib/generation/draft.ts'
import type { Job } from '#app/lib/generation/run.ts'
import type { Issue } from '#contract/errors.ts'
import { messages } from '#contract/messages.ts'
import {
  type Complexity,
  complexityIds,
  defaultDescriptionPlatform,
  defaultHashtagPlatform,
  defaultScriptLength,
  ideaCount,
  type LanguageCode,
  languageCodes,
  type PostLength,
  type PostPlatform,
  postLengthIds,
  postLengths,
  postPlatforms,
  type Tone,
  toneIds,
  topicMax,
} from '#contract/options.ts'
import { postFeatures } from '#contract/plans.ts'
import { platforms } from '#platforms/index.ts'
import { type GivenValues, givenValues, withoutBlanks } from './form/common-fields.ts'
import { blankIssue } from './form/use-generator-form.ts'

/** What the all-in-one screen creates beside posts (spec §2). */
export const contents = {
  titles: 'Titles',
  description: 'Description',
  hashtags: 'Hashtags',
  ideas: 'Ideas',
  script: 'Script',
} as const
export type Content = keyof typeof contents
export const contentIds = Object.keys(contents) as Content[]

/** The lengths that this screen offers, shortest first. */
export const lengthIds = postLengthIds.filter((id) => postLengths[id].allInOne !== null)

export interface AllInOneValues extends GivenValues {
  topic: string
  contents: readonly Content[]
  posts: readonly PostPlatform[]
  language: LanguageCode
  /** `''`: none is chosen yet. */
  tone: Tone | ''
  length: PostLength
  complexity: Complexity
}

export const allInOneFields = {
  topic: textField(topicMax),
  ...givenValues,
  contents: someOf(contentIds, []),
  posts: someOf(postPlatforms, []),
  language: oneOf(languageCodes, 'en'),
  tone: oneOf<Tone | ''>(['', ...toneIds], ''),
  length: oneOf(lengthIds, 'short'),
  complexity: oneOf(complexityIds, 'moderate'),
}

/** What keeps 'Get Content' from being pressed (spec §5). */
export const missing = ({ topic, contents: chosen, posts, tone }: AllInOneValues): Issue[] => [
  ...blankIssue('topic', topic, messages.generation.topicFirst),
  ...blankIssue('contents', [...chosen, ...posts].join(), messages.generation.chooseSomething),
  ...blankIssue('tone', tone, messages.generation.chooseTone),
]

/** One job for each ticked tile, in the order of the tiles: its card's place, and its turn at what is left of a month. */
export function jobsOf({ contents: chosen, posts, tone: picked, length, complexity, ...values }: AllInOneValues): Job[] {
  // Without a tone nothing is sent; until then these jobs only foretell what they will take.
  const common = { ...withoutBlanks(values), tone: picked || 'casual' } as const
  const { topic, ...besideTopic } = common
  const asked: { readonly [Name in Content]: Job } = {
    titles: { kind: 'titles', slot: 'titles', feature: 'titles', request: { ...common, platforms: ['General'] } },
    description: {
      kind: 'description',
      slot: 'description',
      feature: 'descriptions',
      request: { ...common, platform: defaultDescriptionPlatform },
    },
    hashtags: { kind: 'hashtags', slot: 'hashtags', feature: 'hashtags', request: { ...common, platform: defaultHashtagPlatform } },
    ideas: {
      kind: 'ideas',
      slot: 'ideas',
      feature: 'ideas',
      request: { ...besideTopic, prompt: topic, category: 'any', count: ideaCount.default },
    },
    script: {
      kind: 'script',
      slot: 'script',
      feature: 'scripts',
      request: { ...common, length: defaultScriptLength, targetAudience: 'general' },
    },
  }
  const post = (platform: PostPlatform): Job => ({
    kind: 'post',
    slot: platform,
    feature: postFeatures[platform],
    request: { ...common, platform, length, complexity, premium: false },
  })
  return [
    ...contentIds.filter((id) => chosen.includes(id)).map((id) => asked[id]),
    ...postPlatforms.filter((id) => posts.includes(id)).map(post),
  ]
}

const isContent = (slot: string): slot is Content => Object.hasOwn(contents, slot)

/** What stands in a slot, as its tile and its card call it. */
export const slotName = (slot: string): string => (isContent(slot) ? contents[slot] : `${platforms[slot as PostPlatform].label} post`)
