import { expect, test } from 'vitest'
import {
  firstPlanWith,
  freeMonths,
  hashtagPostPlatforms,
  monthlyItems,
  offerText,
  paymentRequestPath,
  priceText,
  yearlySaving,
} from '#contract/offers.ts'
import { ideaCount, titlesPerRequest } from '#contract/options.ts'
import { safeReturnPath } from '#contract/paths.ts'
import { type Feature, features, planIds, plans } from '#contract/plans.ts'

test('the pricing page has the offers of specification §9, with the number of requests where it differs', () => {
  const lists = Object.fromEntries(planIds.map((plan) => [plan, features.map((feature) => offerText(plan, feature))]))

  expect(lists).toEqual({
    free: ['10 titles (2 requests)', '2 descriptions', '2 hashtag sets', '2 ideas', ...[null, null, null, null, null]],
    basic: [
      '150 titles (30 requests)',
      '25 descriptions',
      '25 hashtag sets',
      '25 ideas (6 requests)',
      '20 tweets',
      '20 LinkedIn posts',
      '20 Reddit posts',
      '20 YouTube community posts',
      '5 scripts',
    ],
    pro: [
      'Unlimited titles',
      'Unlimited descriptions',
      'Unlimited hashtag sets',
      'Unlimited ideas',
      'Unlimited tweets',
      'Unlimited LinkedIn posts',
      'Unlimited Reddit posts',
      'Unlimited YouTube community posts',
      'Unlimited scripts',
    ],
  })
})

test('no plan offers more items than its requests can produce', () => {
  const most: Partial<Record<Feature, number>> = { titles: titlesPerRequest, ideas: ideaCount.max }
  for (const plan of planIds)
    for (const feature of features) {
      const limit = plans[plan].limits[feature]
      if (limit !== null) expect(monthlyItems(plan, feature)).toBeLessThanOrEqual(limit * (most[feature] ?? 1))
    }
})

test('prices have the currency sign and grouping of brand.ts', () => {
  expect(priceText('pro', 'monthly', 'usd')).toBe('$39')
  expect(priceText('pro', 'yearly', 'inr')).toBe('₹32,000')
})

test('yearly billing saves 17%, two months, on both paid plans', () => {
  expect([yearlySaving('basic'), yearlySaving('pro')]).toEqual([17, 17])
  expect([freeMonths('basic'), freeMonths('pro')]).toEqual([2, 2])
})

test('a missing feature names the smallest plan that has it', () => {
  expect([firstPlanWith('tweets'), firstPlanWith('titles')]).toEqual(['basic', 'free'])
})

test('the platforms whose posts count as hashtags are listed', () => {
  expect(hashtagPostPlatforms).toBe('Instagram, TikTok and Facebook')
})

test('the payment page of a plan is a valid return path', () => {
  const path = paymentRequestPath('basic')

  expect(path).toBe('/manual-payment-request?plan=basic&interval=monthly')
  expect(safeReturnPath(path)).toBe(path)
})
