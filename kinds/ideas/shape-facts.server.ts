import type { IdeaCategory, PostPlatform } from '#contract/options.ts'
import type { IdeaShapeId } from '#writer/languages/phrase-book.ts'

/** What a shape is made of, beside the topic. */
export type IdeaMatter =
  | 'step'
  | 'steps'
  | 'mistake'
  | 'myth'
  | 'objection'
  | 'question'
  | 'exercise'
  | 'moment'
  | 'win'
  | 'tools'
  | 'topic'

interface ShapeFacts {
  readonly matter: IdeaMatter
  /** Every shape serves `any`. */
  readonly categories: readonly IdeaCategory[]
  readonly platforms: readonly PostPlatform[]
}

/** Whom each shape of idea suits, in any language. */
export const shapeFacts: Readonly<Record<IdeaShapeId, ShapeFacts>> = {
  tutorial: { matter: 'step', categories: ['education', 'tech', 'fitness'], platforms: ['youtube', 'tiktok', 'instagram'] },
  stepSlowly: { matter: 'step', categories: ['education', 'fitness', 'lifestyle'], platforms: ['instagram', 'tiktok'] },
  mistake: { matter: 'mistake', categories: ['education', 'fitness', 'business'], platforms: ['tiktok', 'instagram', 'youtube'] },
  mistakeFixed: { matter: 'mistake', categories: ['education', 'tech', 'business'], platforms: ['youtube', 'linkedin', 'tiktok'] },
  myth: { matter: 'myth', categories: ['education', 'entertainment', 'fitness'], platforms: ['tiktok', 'twitter', 'youtube'] },
  mythVote: { matter: 'myth', categories: ['entertainment', 'education'], platforms: ['instagram', 'twitter', 'youtube'] },
  objection: { matter: 'objection', categories: ['business', 'lifestyle'], platforms: ['linkedin', 'facebook', 'reddit'] },
  question: { matter: 'question', categories: ['education', 'tech', 'business'], platforms: ['youtube', 'reddit', 'facebook'] },
  askAudience: { matter: 'topic', categories: ['entertainment', 'lifestyle', 'business'], platforms: ['twitter', 'facebook', 'linkedin'] },
  exercise: { matter: 'exercise', categories: ['education', 'fitness', 'lifestyle'], platforms: ['instagram', 'tiktok', 'youtube'] },
  challenge: { matter: 'exercise', categories: ['entertainment', 'fitness', 'lifestyle'], platforms: ['tiktok', 'instagram'] },
  moment: { matter: 'moment', categories: ['lifestyle', 'entertainment'], platforms: ['instagram', 'tiktok', 'facebook'] },
  win: { matter: 'win', categories: ['lifestyle', 'business', 'fitness'], platforms: ['linkedin', 'instagram', 'facebook'] },
  tools: { matter: 'tools', categories: ['tech', 'education', 'lifestyle'], platforms: ['instagram', 'youtube', 'tiktok'] },
  beforeAfter: { matter: 'topic', categories: ['lifestyle', 'fitness', 'entertainment'], platforms: ['instagram', 'tiktok', 'facebook'] },
  firstTime: { matter: 'topic', categories: ['lifestyle', 'entertainment'], platforms: ['youtube', 'tiktok', 'reddit'] },
  behindTheScenes: {
    matter: 'topic',
    categories: ['business', 'lifestyle', 'entertainment'],
    platforms: ['instagram', 'linkedin', 'youtube'],
  },
  compare: { matter: 'topic', categories: ['tech', 'education', 'business'], platforms: ['youtube', 'linkedin', 'reddit'] },
  checklist: { matter: 'step', categories: ['education', 'business', 'tech'], platforms: ['linkedin', 'instagram', 'facebook'] },
  miniSeries: { matter: 'steps', categories: ['education', 'tech', 'fitness'], platforms: ['youtube', 'tiktok', 'instagram'] },
  teachSomebody: { matter: 'steps', categories: ['education', 'entertainment'], platforms: ['youtube', 'tiktok', 'facebook'] },
  dayWithIt: { matter: 'topic', categories: ['lifestyle', 'business', 'entertainment'], platforms: ['instagram', 'youtube', 'tiktok'] },
}
