import { count, i18n, params } from '#contract/i18n.ts'

/** The names of plans, billing intervals and quotas; `plans.ts` reads them. */
export const planNameMessages = i18n('plan-names', {
  free: 'Free',
  basic: 'Basic',
  pro: 'Pro',
})

/** On the account's badge: 'Free Plan' (spec §3). */
export const planLabelMessages = i18n('plan-labels', { label: params('{plan} Plan') })

export const planDescriptionMessages = i18n('plan-descriptions', {
  free: 'Try posts, titles, descriptions, hashtags and ideas',
  basic: 'For creators and shops that post every week',
  pro: 'For teams and power users',
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

/** What a plan gives, and what a press takes of it: '2 title requests'. */
export const requestMessages = i18n('requests', {
  titles: count({ one: '{count} title request', other: '{count} title requests' }),
  descriptions: count({ one: '{count} description request', other: '{count} description requests' }),
  hashtags: count({ one: '{count} hashtag request', other: '{count} hashtag requests' }),
  ideas: count({ one: '{count} idea request', other: '{count} idea requests' }),
  tweets: count({ one: '{count} tweet request', other: '{count} tweet requests' }),
  linkedin: count({ one: '{count} LinkedIn post request', other: '{count} LinkedIn post requests' }),
  reddit: count({ one: '{count} Reddit post request', other: '{count} Reddit post requests' }),
  youtube: count({ one: '{count} YouTube post request', other: '{count} YouTube post requests' }),
  scripts: count({ one: '{count} script request', other: '{count} script requests' }),
})
