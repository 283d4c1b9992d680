import { count, i18n, params } from '#contract/i18n.ts'

/** The names of plans and billing intervals; `plans.ts` and `offers.ts` read them. */
export const planNameMessages = i18n('plan-names', {
  free: 'Free',
  basic: 'Basic',
  pro: 'Pro',
})

export const planDescriptionMessages = i18n('plan-descriptions', {
  free: 'Try titles, descriptions, hashtags and ideas',
  basic: 'For creators and shops that post every week',
  pro: 'Unlimited everything, for teams and power users',
})

export const intervalMessages = i18n('intervals', {
  monthly: 'Monthly',
  yearly: 'Yearly',
  /** Inside a sentence. */
  monthlyWord: 'monthly',
  yearlyWord: 'yearly',
  /** After a price (spec §2). */
  perMonthly: 'per month',
  perYearly: 'per year',
})

/** Quotas. */
export const featureMessages = i18n('features', {
  titles: 'Titles',
  descriptions: 'Descriptions',
  hashtags: 'Hashtags',
  ideas: 'Ideas',
  tweets: 'Tweets',
  linkedin: 'LinkedIn posts',
  reddit: 'Reddit posts',
  youtube: 'YouTube community posts',
  scripts: 'Scripts',
})

/** What a plan offers, as a price list says it (spec §9). */
export const itemMessages = i18n('plan-items', {
  titles: count({ one: '{count} title', other: '{count} titles' }),
  descriptions: count({ one: '{count} description', other: '{count} descriptions' }),
  hashtags: count({ one: '{count} hashtag set', other: '{count} hashtag sets' }),
  ideas: count({ one: '{count} idea', other: '{count} ideas' }),
  tweets: count({ one: '{count} tweet', other: '{count} tweets' }),
  linkedin: count({ one: '{count} LinkedIn post', other: '{count} LinkedIn posts' }),
  reddit: count({ one: '{count} Reddit post', other: '{count} Reddit posts' }),
  youtube: count({ one: '{count} YouTube community post', other: '{count} YouTube community posts' }),
  scripts: count({ one: '{count} script', other: '{count} scripts' }),
})

export const unlimitedMessages = i18n('plan-unlimited', {
  titles: 'Unlimited titles',
  descriptions: 'Unlimited descriptions',
  hashtags: 'Unlimited hashtag sets',
  ideas: 'Unlimited ideas',
  tweets: 'Unlimited tweets',
  linkedin: 'Unlimited LinkedIn posts',
  reddit: 'Unlimited Reddit posts',
  youtube: 'Unlimited YouTube community posts',
  scripts: 'Unlimited scripts',
})

/** What a plan gives, without the number: 1 'title request', 2 'title requests'. */
export const requestMessages = i18n('plan-requests', {
  titles: count({ one: 'title request', other: 'title requests' }),
  descriptions: count({ one: 'description request', other: 'description requests' }),
  hashtags: count({ one: 'hashtag request', other: 'hashtag requests' }),
  ideas: count({ one: 'idea request', other: 'idea requests' }),
  tweets: count({ one: 'tweet request', other: 'tweet requests' }),
  linkedin: count({ one: 'LinkedIn post request', other: 'LinkedIn post requests' }),
  reddit: count({ one: 'Reddit post request', other: 'Reddit post requests' }),
  youtube: count({ one: 'YouTube community post request', other: 'YouTube community post requests' }),
  scripts: count({ one: 'script request', other: 'script requests' }),
})

export const offerTextMessages = i18n('plan-offers', {
  /** Several items of fewer requests: '150 titles (30 requests)'. */
  inRequests: params('{items} ({requests})'),
  requests: count({ one: '{count} request', other: '{count} requests' }),
  everything: 'Unlimited everything.',
  included: params('{list}.'),
})
