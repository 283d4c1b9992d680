import type { LanguageCode, PostPlatform } from '#contract/options.ts'

/** What a user does. The composer's starters fit it. */
export const tradeIds = ['shop', 'food', 'beauty', 'fitness', 'creator', 'teacher', 'services', 'software', 'other'] as const
export type Trade = (typeof tradeIds)[number]

/** UTF-16 units of a voice's fields. */
export const voiceLimits = { offer: 200 } as const

/** Who writes: asked once at the first visit. Starters, platform and language of the composer follow it. */
export interface Voice {
  readonly id: string
  readonly name: string
  readonly trade: Trade
  /** What the user does or offers, in their own words; may be empty. */
  readonly offer: string
  /** Where they post, the most important first; may be empty. */
  readonly platforms: PostPlatform[]
  /** The language of their texts. */
  readonly language: LanguageCode
  /** ISO 8601, UTC. */
  readonly created_at: string
  readonly updated_at: string
}
