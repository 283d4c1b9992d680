import { brand, type Currency } from '#contract/brand.ts'
import { listLanguage } from '#contract/i18n.ts'
import { itemMessages, itemNames, offerTextMessages } from '#contract/offer-messages.ts'
import { ideaCount, titlesPerRequest } from '#contract/options.ts'
import { paths } from '#contract/paths.ts'
import {
  type BillingInterval,
  borrowsQuota,
  type Feature,
  featureNames,
  features,
  type Limit,
  type PaidPlanId,
  type PlanId,
  planIds,
  plans,
  postFeatures,
} from '#contract/plans.ts'
import { type PlatformId, platforms } from '#platforms/index.ts'
import type { Platform } from '#platforms/platform.ts'

/** What price lists show of plans: prices, items per month, and the address of the payment request. */

/** The most items that one request returns, where it is not one. Each of them can be had: people choose the number of ideas. */
const itemsPerRequest: Readonly<Partial<Record<Feature, number>>> = { titles: titlesPerRequest, ideas: ideaCount.max }

/** The most items that a plan offers per month; `null` is unlimited. */
export function monthlyItems(plan: PlanId, feature: Feature): Limit {
  const limit = plans[plan].limits[feature]
  return limit === null ? null : limit * (itemsPerRequest[feature] ?? 1)
}

/** The quotas in the order of price lists: first the one that every plan has for posts. */
export const offeredFeatures: readonly Feature[] = ['hashtags', ...features.filter((feature) => feature !== 'hashtags')]

/** What a plan offers of a feature it has: '150 titles (30 requests)', '25 descriptions', without a limit 'Scripts'; `null` for one that it lacks. */
export function offerText(plan: PlanId, feature: Feature): string | null {
  const items = monthlyItems(plan, feature)
  const requests = plans[plan].limits[feature]
  const { inRequests, requests: counts, posts, postsOr, anyPosts, orPosts, andPosts } = offerTextMessages
  if (items === null || requests === null) {
    if (feature === 'hashtags') return anyPosts({ platforms: hashtagPostPlatforms })
    const { label } = featureNames[feature]
    return feature === 'tweets' ? andPosts({ items: label, platforms: tweetPostPlatforms }) : label
  }
  if (items === 0) return null
  const counted = itemMessages[feature](items)
  if (feature === 'hashtags') return postsOr({ posts: posts(items), platforms: anyHashtagPostPlatform, sets: counted })
  if (feature === 'tweets') return orPosts({ items: counted, platforms: anyTweetPostPlatform })
  return items === requests ? counted : inRequests({ items: counted, requests: counts(requests) })
}

/** What a plan without a feature lacks: its items, and the posts that count as them. */
export const lackedItems = (feature: Feature): string[] => [
  itemNames[feature],
  ...(feature === 'tweets' ? countedAsTweets.map(({ label }) => offerTextMessages.postsFor({ platform: label })) : []),
]

/** All that a plan offers, in the order of price lists. */
export const offerTexts = (plan: PlanId): string[] => offeredFeatures.flatMap((feature) => offerText(plan, feature) ?? [])

/** Whether a plan has no limit at all. */
export const isUnlimited = (plan: PlanId): boolean => features.every((feature) => plans[plan].limits[feature] === null)

/** The smallest plan that has a feature; every feature is on one. */
export const firstPlanWith = (feature: Feature): PlanId => planIds.find((plan) => plans[plan].limits[feature] !== 0) ?? 'pro'

const listed = (some: readonly Platform[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
  new Intl.ListFormat(listLanguage, { type }).format(some.map(({ label }) => label))
const countsAsHashtags = ({ id }: { id: PlatformId }) => postFeatures[id] === 'hashtags'

/** The platforms whose posts count as tweets, besides X. */
const countedAsTweets = Object.values(platforms).filter(({ id }) => postFeatures[id] === 'tweets' && borrowsQuota(id))
/** The same as text: 'Threads, Bluesky and Mastodon', and of which a person picks one. */
export const tweetPostPlatforms = listed(countedAsTweets)
const anyTweetPostPlatform = listed(countedAsTweets, 'disjunction')

/** The platforms whose posts count against the hashtags quota, as text. */
export const hashtagPostPlatforms = listed(Object.values(platforms).filter(countsAsHashtags))
/** The same, of which a person picks one: 'Instagram, TikTok or Facebook'. */
export const anyHashtagPostPlatform = listed(Object.values(platforms).filter(countsAsHashtags), 'disjunction')
/** The others. */
export const ownQuotaPlatforms = listed(Object.values(platforms).filter((platform) => !countsAsHashtags(platform)))

/** '₹3,200': whole units of the currency. */
export const priceText = (plan: PlanId, interval: BillingInterval, currency: Currency): string =>
  brand.currencySymbols[currency] + plans[plan].price[interval][currency].toLocaleString(brand.dateLocale)

/** A twelfth of the yearly price, with cents where there are any: '$7.50', '₹625'. */
export function yearlyPerMonth(plan: PaidPlanId, currency: Currency): string {
  const amount = plans[plan].price.yearly[currency] / 12
  const digits = Number.isInteger(amount) ? 0 : 2
  const shown = amount.toLocaleString(brand.dateLocale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return brand.currencySymbols[currency] + shown
}

/** The saving of a yearly payment compared with twelve monthly ones, in whole percent. */
export function yearlySaving(plan: PaidPlanId): number {
  const { monthly, yearly } = plans[plan].price
  return Math.round((1 - yearly.inr / (12 * monthly.inr)) * 100)
}

/** How many months a yearly payment gives for free: 2, when it costs as much as ten months. */
export function freeMonths(plan: PaidPlanId): number {
  const { monthly, yearly } = plans[plan].price
  return 12 - Math.ceil(yearly.inr / monthly.inr)
}

/** The page for requesting a paid plan; a choice on the pricing page is always monthly (spec §9). */
export const paymentRequestPath = (plan: PaidPlanId, interval: BillingInterval = 'monthly'): string =>
  `${paths.paymentRequest}?plan=${plan}&interval=${interval}`
