import { expect, test } from 'vitest'
import {
  anyHashtagPostPlatform,
  firstPlanWith,
  freeMonths,
  hashtagPostPlatforms,
  isUnlimited,
  lackedItems,
  monthlyItems,
  offerTexts,
  paymentRequestPath,
  priceText,
  tweetPostPlatforms,
  yearlyPerMonth,
  yearlySaving,
} from '#contract/offers.ts'
import { ideaCount, titlesPerRequest } from '#contract/options.ts'
import { safeReturnPath } from '#contract/paths.ts'
import { type Feature, features, planIds, plans } from '#contract/plans.ts'

test('the pricing page has the offers of specification §9, posts first, with the number of requests where it differs', () => {
  const lists = Object.fromEntries(planIds.map((plan) => [plan, offerTexts(plan)]))

  expect(lists).toEqual({
    free: [
      '2 posts for Instagram, TikTok, Facebook, Telegram, WhatsApp or Pinterest (or 2 hashtag sets)',
      '10 titles (2 requests)',
      '2 descriptions',
      'up to 20 ideas (2 requests)',
    ],
    basic: [
      '25 posts for Instagram, TikTok, Facebook, Telegram, WhatsApp or Pinterest (or 25 hashtag sets)',
      '150 titles (30 requests)',
      '25 descriptions',
      'up to 60 ideas (6 requests)',
      '20 tweets (or posts for Threads, Bluesky or Mastodon)',
      '20 LinkedIn posts',
      '20 Reddit posts',
      '20 YouTube community posts',
      '5 scripts',
    ],
    pro: [
      'Posts for Instagram, TikTok, Facebook, Telegram, WhatsApp and Pinterest, and hashtag sets',
      'Titles',
      'Descriptions',
      'Ideas',
      'Tweets, and posts for Threads, Bluesky and Mastodon',
      'LinkedIn posts',
      'Reddit posts',
      'YouTube community posts',
      'Scripts',
    ],
  })
  expect(planIds.filter(isUnlimited)).toEqual(['pro'])
})

test('a plan offers exactly the items that its requests can produce', () => {
  const most: Partial<Record<Feature, number>> = { titles: titlesPerRequest, ideas: ideaCount.max }
  for (const plan of planIds)
    for (const feature of features) {
      const limit = plans[plan].limits[feature]
      if (limit !== null) expect(monthlyItems(plan, feature)).toBe(limit * (most[feature] ?? 1))
    }
})

test('prices have the currency sign and grouping of brand.ts', () => {
  expect(priceText('pro', 'monthly', 'usd')).toBe('$39')
  expect(priceText('pro', 'yearly', 'inr')).toBe('₹32,000')
})

test('a yearly price is also shown per month, to the cent', () => {
  expect([yearlyPerMonth('basic', 'usd'), yearlyPerMonth('basic', 'inr')]).toEqual(['$7.50', '₹625'])
  expect([yearlyPerMonth('pro', 'usd'), yearlyPerMonth('pro', 'inr')]).toEqual(['$32.50', '₹2,666.67'])
})

test('yearly billing saves 17%, two months, on both paid plans', () => {
  expect([yearlySaving('basic'), yearlySaving('pro')]).toEqual([17, 17])
  expect([freeMonths('basic'), freeMonths('pro')]).toEqual([2, 2])
})

test('a missing feature names the smallest plan that has it', () => {
  expect([firstPlanWith('tweets'), firstPlanWith('titles')]).toEqual(['basic', 'free'])
})

test('the platforms whose posts count as hashtags or as tweets are listed', () => {
  expect(hashtagPostPlatforms).toBe('Instagram, TikTok, Facebook, Telegram, WhatsApp and Pinterest')
  expect(anyHashtagPostPlatform).toBe('Instagram, TikTok, Facebook, Telegram, WhatsApp or Pinterest')
  expect(tweetPostPlatforms).toBe('Threads, Bluesky and Mastodon')
  expect(lackedItems('tweets')).toEqual(['tweets', 'Threads posts', 'Bluesky posts', 'Mastodon posts'])
  expect(lackedItems('scripts')).toEqual(['scripts'])
})

test('the payment page of a plan is a valid return path', () => {
  const path = paymentRequestPath('basic')

  expect(path).toBe('/manual-payment-request?plan=basic&interval=monthly')
  expect(safeReturnPath(path)).toBe(path)
})
