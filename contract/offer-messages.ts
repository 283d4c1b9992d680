import { count, i18n, params } from '#contract/i18n.ts'

// The texts of `offers.ts`. Separate from `plan-messages.ts`, so that only price lists load them.

/** What a plan offers, as a price list says it (spec §9). */
export const itemMessages = i18n('plan-items', {
  titles: count({ one: '{count} title', other: '{count} titles' }),
  descriptions: count({ one: '{count} description', other: '{count} descriptions' }),
  hashtags: count({ one: '{count} hashtag set', other: '{count} hashtag sets' }),
  ideas: count({ one: '{count} idea', other: 'up to {count} ideas' }),
  tweets: count({ one: '{count} tweet', other: '{count} tweets' }),
  linkedin: count({ one: '{count} LinkedIn post', other: '{count} LinkedIn posts' }),
  reddit: count({ one: '{count} Reddit post', other: '{count} Reddit posts' }),
  youtube: count({ one: '{count} YouTube community post', other: '{count} YouTube community posts' }),
  scripts: count({ one: '{count} script', other: '{count} scripts' }),
})

/** The same without a number, inside a sentence. */
export const itemNames = i18n('plan-item-names', {
  titles: 'titles',
  descriptions: 'descriptions',
  hashtags: 'hashtag sets',
  ideas: 'ideas',
  tweets: 'tweets',
  linkedin: 'LinkedIn posts',
  reddit: 'Reddit posts',
  youtube: 'YouTube community posts',
  scripts: 'scripts',
})

export const offerTextMessages = i18n('plan-offers', {
  /** Several items of fewer requests: '150 titles (30 requests)'. */
  inRequests: params('{items} ({requests})'),
  requests: count({ one: '{count} request', other: '{count} requests' }),
  posts: count({ one: '{count} post', other: '{count} posts' }),
  /** A request for hashtags is one for a post, where the person uses it for one: '2 posts for Instagram or Facebook (or 2 hashtag sets)'. */
  postsOr: params('{posts} for {platforms} (or {sets})'),
  /** The same without a limit, and any other item without one. */
  anyPosts: params('Posts for {platforms}, and hashtag sets'),
  /** The same for tweets: '20 tweets (or posts for Threads or Bluesky)'. */
  orPosts: params('{items} (or posts for {platforms})'),
  andPosts: params('{items}, and posts for {platforms}'),
  /** In a list of what a plan lacks. */
  postsFor: params('{platform} posts'),
  everything: 'Unlimited everything.',
  included: params('{list}.'),
})
