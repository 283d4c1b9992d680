import { postPlatforms } from '#contract/options.ts'
import { type Feature, type PlanId, planIds, plans, postFeatures } from '#contract/plans.ts'
import { platforms } from '#platforms/index.ts'

const list = new Intl.ListFormat('en-GB')
const holding = (feature: Feature): PlanId[] => planIds.filter((id) => plans[id].limits[feature] !== 0)

/** Which plans hold a feature, from the limits that the app counts by: 'On the Free, Basic and Pro plans.' */
export const planNote = (feature: Feature): string => `On the ${list.format(holding(feature).map((id) => plans[id].name))} plans.`

/** The same for posts, which draw on one feature or another by their platform. */
export function postPlanNote(): string {
  const free = postPlatforms.filter((platform) => holding(postFeatures[platform]).includes('free'))
  const paid = postPlatforms.filter((platform) => !free.includes(platform))
  const names = (some: readonly (typeof postPlatforms)[number][]) => list.format(some.map((platform) => platforms[platform].label))
  return `Posts for ${names(free)} are on every plan; those for ${names(paid)} on the paid ones.`
}
