// @vitest-environment node
import { expect, test } from 'vitest'
import { forecastOf, usesText } from '#app/lib/generation/forecast.ts'
import { messages } from '#contract/messages.ts'
import { type Feature, features, type PlanId, plans } from '#contract/plans.ts'

const account = (plan: PlanId, used: Partial<Record<Feature, number>> = {}) => ({
  plan,
  usage: features.map((feature) => ({ feature, used: used[feature] ?? 0, limit: plans[plan].limits[feature] })),
})
const jobs = (...wanted: [slot: string, feature: Feature][]) => wanted.map(([slot, feature]) => ({ slot, feature }))
const { generation } = messages

test.each<[Partial<Record<Feature, number>>, string]>([
  [{}, 'Uses 1 of 20 tweets, 1 of 30 titles requests, and 2 of 25 hashtag uses left this month'],
  [{ tweets: 19, hashtags: 23 }, 'Uses 1 of 1 tweet, 1 of 30 titles requests, and 2 of 2 hashtag uses left this month'],
  [{ tweets: 20, titles: 30 }, 'Uses 2 of 25 hashtag uses left this month'],
])('what a press takes is said beforehand, items of one feature summed (%j used)', (used, said) => {
  const wanted = jobs(['twitter', 'tweets'], ['titles', 'titles'], ['hashtags', 'hashtags'], ['instagram', 'hashtags'])
  expect(usesText(forecastOf(account('basic', used), wanted))).toBe(said)
})

test('what the plan does not hold and what is used up are named with their messages; those before them get what is left', () => {
  const wanted = jobs(
    ['twitter', 'tweets'],
    ['script', 'scripts'],
    ['hashtags', 'hashtags'],
    ['instagram', 'hashtags'],
    ['tiktok', 'hashtags'],
  )
  const { refused, uses } = forecastOf(account('free', { hashtags: 0 }), wanted)
  expect(refused).toEqual([
    { message: generation.notOnFree, slots: ['twitter', 'script'] },
    { message: generation.limitReached, slots: ['tiktok'] },
  ])
  expect(uses).toEqual([{ feature: 'hashtags', taken: 2, left: 2 }])
})

test('another plan is refused in its own words', () => {
  const basic = { plan: 'basic' as const, usage: [{ feature: 'scripts' as const, used: 0, limit: 0 }] }
  expect(forecastOf(basic, jobs(['script', 'scripts'])).refused).toEqual([{ message: generation.notOnPlan, slots: ['script'] }])
})

test('fewer than five left are warned of, five are not', () => {
  const { low } = forecastOf(account('basic', { ideas: 2, scripts: 0 }), jobs(['ideas', 'ideas'], ['script', 'scripts']))
  expect(low).toEqual([{ message: generation.usesRemaining(4), slots: ['ideas'] }])
})

test('an unlimited plan says so; an account that cannot be read foretells nothing', () => {
  const wanted = jobs(['twitter', 'tweets'], ['script', 'scripts'])
  expect(usesText(forecastOf(account('pro'), wanted))).toBe('Unlimited on your plan')
  expect(forecastOf(null, wanted)).toEqual({ uses: [], unlimited: false, refused: [], low: [] })
  expect(usesText(forecastOf(null, wanted))).toBe('')
})
