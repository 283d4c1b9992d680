import type { IdeaCategory, PostPlatform } from '#contract/options.ts'

/**
 * One kind of idea. `{core}` and `{Core}` are the topic where a title could stand; `{step}`, `{why}`, `{mistake}` and `{exercise}`
 * come from one lesson, `{step1}` to `{step3}` from several, `{claim}` and `{truth}` from one myth, `{says}` and `{answer}` from one objection.
 */
export interface IdeaShape {
  /** `any`: serves every category. */
  readonly categories: readonly IdeaCategory[]
  readonly platforms: readonly PostPlatform[]
  /** Needs something that is done step by step; of a thing that no field knows there are no steps to show. */
  readonly steps?: true
  /** Needs something one does: a cracker has no corner at home. */
  readonly doing?: true
  /** Speaks with tools and moments that only a known field has. */
  readonly field?: true
  readonly titles: readonly string[]
  /** What makes it worth watching. */
  readonly angles: readonly string[]
  /** The first shot or the first line. */
  readonly openings: readonly string[]
}
