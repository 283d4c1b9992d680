import { count, i18n } from '#contract/i18n.ts'
import type { Feature } from '#contract/plans.ts'

/** What a plan gives, and what a press takes of it: '2 title requests'. One namespace, indexed by the feature. */
export const requestCounts = i18n('requests', {
  titles: count({ one: '{count} title request', other: '{count} title requests' }),
  descriptions: count({ one: '{count} description request', other: '{count} description requests' }),
  hashtags: count({ one: '{count} hashtag request', other: '{count} hashtag requests' }),
  ideas: count({ one: '{count} idea request', other: '{count} idea requests' }),
  tweets: count({ one: '{count} tweet request', other: '{count} tweet requests' }),
  linkedin: count({ one: '{count} LinkedIn request', other: '{count} LinkedIn requests' }),
  reddit: count({ one: '{count} Reddit request', other: '{count} Reddit requests' }),
  youtube: count({ one: '{count} YouTube post request', other: '{count} YouTube post requests' }),
  scripts: count({ one: '{count} script request', other: '{count} script requests' }),
} satisfies Readonly<Record<Feature, unknown>>)
