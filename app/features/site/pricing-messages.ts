import { count, i18n, params } from '#contract/i18n.ts'

export const pricingMessages = i18n('pricing', {
  title: 'Pricing',
  heading: 'What you get, and what it costs',
  searchTitle: params('Pricing: free plan, Basic {basic}, Pro {pro}'),
  lead: 'Start free. Upgrade when you need more.',
  leadSignedIn: 'Upgrade when you need more.',
  /** After either of them: where cards pay in dollars, only in rupees, or not at all. */
  leadPay: 'Pay monthly or yearly, in rupees or dollars.',
  leadPayRupees: 'Pay monthly or yearly by card, UPI or bank transfer, in rupees.',
  leadPayManual: 'Pay monthly or yearly by UPI or bank transfer, in rupees.',
  metaDescription: params(
    'Free, Basic and Pro plans for posts, titles, hashtags, ideas and scripts. Start free, or pay from {usd} or {inr} a month.',
  ),
  /** Before prices, for screen readers. */
  interval: 'Billing interval',
  monthly: 'Monthly',
  yearly: 'Yearly',
  planNamed: params('{plan} plan'),
  /** The badge of the plan that suits most visitors. */
  popular: 'Recommended',
  aMonth: 'a month',
  aYear: 'a year',
  freeMonths: count({ one: '{count} month free', other: '{count} months free' }),
  orYearly: params('or {price} a year'),
  /** On a yearly price, after the free months. */
  perMonth: params('{price} a month'),
  /** Under a price in dollars, where nobody can pay in dollars. */
  billedAs: params('billed as {price}'),
  noCard: 'No card needed',
  startFree: 'Start free',
  /** On the card of a smaller plan than the visitor has. */
  included: 'Already included',
  /** In place of the button, for a plan that cannot be extended. */
  noEnd: 'Never expires',
  /** On the card of the plan that the visitor has. */
  current: 'Current plan',
  choose: params('Choose {plan}'),
  extend: params('Extend {plan}'),
  manage: 'Manage',
  /** Over the list of a plan without limits. */
  unlimited: 'Everything, with no monthly limit:',
  missing: params('Not included: {features}. They start with {plan}.'),
  canceled: 'Payment canceled. You weren’t charged.',
  backToCheckout: 'Back to checkout',
  questions: 'Pricing questions',
  allQuestions: 'See all help articles',
})

/** The comparison table under the cards. */
export const compareMessages = i18n('pricing-compare', {
  title: 'Compare plans',
  /** On narrow screens, where the table is folded. */
  show: 'See what each plan gives you',
  each: 'Each month',
  requests: count({ one: '{count} request', other: '{count} requests' }),
  unlimited: 'Unlimited',
  none: 'Not included',
  hashtags: params('Posts for {platforms}'),
  hashtagsNote: 'or hashtag sets',
  tweetsNote: params('or posts for {platforms}'),
  titlesNote: params('{titles} per request'),
  ideasNote: params('up to {ideas} per request'),
  /** Items of requests that return as many as the person asks for. */
  upTo: params('up to {items}'),
  everyPlan: 'In every plan',
  languages: count({ one: '{count} language', other: '{count} languages' }),
  limits: 'Posts that fit each platform’s limits',
  rewrites: 'One-click rewrites (1 request each)',
  kept: 'History and library',
  voices: 'Voices, so posts sound like you',
  photos: 'Your own photos and logos in pictures',
  sources: 'Posts from a text, link or file',
  lists: 'Posts from a list of topics',
  programs: 'API and MCP',
  exports: params('Export to {formats}'),
  included: 'Included',
})

/** The short version of the plans on the home page. */
export const teaserMessages = i18n('pricing-teaser', {
  compare: 'Compare plans',
  sentence: params('{text}.'),
})
