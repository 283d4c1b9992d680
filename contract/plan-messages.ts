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

/** What a plan gives, without the number: 1 'title request', 2 'title requests'. */
export const requestMessages = i18n('plan-requests', {
  titles: count({ one: 'title request', other: 'title requests' }),
  descriptions: count({ one: 'description request', other: 'description requests' }),
  hashtags: count({ one: 'hashtag request', other: 'hashtag requests' }),
  ideas: count({ one: 'idea request', other: 'idea requests' }),
  tweets: count({ one: 'tweet request', other: 'tweet requests' }),
  linkedin: count({ one: 'LinkedIn post request', other: 'LinkedIn post requests' }),
  reddit: count({ one: 'Reddit post request', other: 'Reddit post requests' }),
  youtube: count({ one: 'YouTube post request', other: 'YouTube post requests' }),
  scripts: count({ one: 'script request', other: 'script requests' }),
})
