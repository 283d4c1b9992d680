import { count, i18n, params } from '#contract/i18n.ts'

/** The header of a browser that is signed in. */
export const headerMessages = i18n('site-header-session', { ownDashboard: 'Dashboard' })

export const pricingMessages = i18n('pricing', {
  title: 'Pricing',
  lead: 'Start free. Upgrade when you post more.',
  metaDescription: params(
    'Free, Basic and Pro plans for posts, titles, hashtags, ideas and scripts. Start free, or pay from {usd} or {inr} a month.',
  ),
  /** Before prices, for screen readers. */
  interval: 'Billing interval',
  monthly: 'Monthly',
  yearly: 'Yearly',
  planNamed: params('{plan} plan'),
  popular: 'Popular',
  aMonth: 'a month',
  aYear: 'a year',
  freeMonths: count({ one: '{count} month free', other: '{count} months free' }),
  orYearly: params('or {price} a year'),
  noCard: 'No card needed',
  startFree: 'Start free',
  /** On the card of the plan that the visitor has. */
  current: 'Current plan',
  choose: params('Choose {plan}'),
  extend: params('Extend {plan}'),
  manage: 'Manage',
  orPostsFor: params('or posts for {platforms}'),
  notIncluded: 'Not included:',
  missing: params('<s>{feature}</s> {plan} and up'),
  canceled: "Payment canceled. You weren't charged.",
  backToCheckout: 'Back to checkout',
  questions: 'Pricing questions',
  allQuestions: 'See all help articles',
})

/** The comparison table under the cards. */
export const compareMessages = i18n('pricing-compare', {
  title: 'Compare plans',
  each: 'Each month',
  requests: count({ one: '{count} request', other: '{count} requests' }),
  unlimited: 'Unlimited',
  none: 'Not included',
  hashtags: 'Hashtag sets',
  hashtagsNote: params('or {platforms} posts'),
  titlesNote: params('{titles} per request'),
  ideasNote: params('up to {most} per request'),
  everyPlan: 'In every plan',
  languages: count({ one: '{count} language', other: '{count} languages' }),
  limits: "Posts that fit each platform's limits",
  rewrites: 'One-click rewrites (1 request each)',
  kept: 'History and library',
  exports: params('Export to {formats}'),
  included: 'Included',
})

/** The short version of the plans on the home page. */
export const teaserMessages = i18n('pricing-teaser', {
  title: 'Start free. Upgrade when you need more.',
  compare: 'Compare plans',
  or: params('or {price}'),
  sentence: params('{text}.'),
})
