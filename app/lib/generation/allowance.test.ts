import { expect, test } from 'vitest'
import { forecastOf, usesText, verdictOn } from '#app/lib/generation/allowance.ts'
import { generationMessages } from '#contract/messages.ts'
import { type Feature, features, type Limit, type PlanId, plans } from '#contract/plans.ts'

const account = (plan: PlanId, feature: Feature, used: number, limit: Limit = plans[plan].limits[feature]) => ({
  plan,
  usage: [{ feature, used, limit }],
})
const jobs = (feature: Feature, count = 1) => Array.from({ length: count }, () => ({ feature }))

test('a feature that is not on the Free plan is refused with a message that names the plan', () => {
  expect(verdictOn(account('free', 'tweets', 0), jobs('tweets'))).toMatchObject({ go: false, message: generationMessages.notOnFree })
})

test('a feature that another plan lacks is refused with a message that does not name the Free plan', () => {
  expect(verdictOn(account('basic', 'tweets', 0, 0), jobs('tweets'))).toMatchObject({
    go: false,
    message: generationMessages.notOnPlan,
  })
})

test('a used-up quota is refused with the limit message', () => {
  expect(verdictOn(account('basic', 'ideas', 6), jobs('ideas'))).toMatchObject({
    go: false,
    message: generationMessages.limitReached,
  })
})

test.each([
  [1, null],
  [2, 'You have 4 uses remaining for this feature this month.'],
  [5, 'You have 1 uses remaining for this feature this month.'],
])('basic ideas with %i of 6 used show a warning only when fewer than five are left', (used, warning) => {
  expect(verdictOn(account('basic', 'ideas', used), jobs('ideas'))).toEqual({ go: true, warning })
})

test('a request for more platforms than generations left is refused', () => {
  expect(verdictOn(account('free', 'hashtags', 0), jobs('hashtags', 3))).toMatchObject({
    go: false,
    message: generationMessages.tooFewUses({ needed: 3, left: 2 }),
  })
})

test('an unlimited plan is neither refused nor warned', () => {
  expect(verdictOn(account('pro', 'scripts', 4000), jobs('scripts', 4))).toEqual({ go: true, warning: null })
})

test('while the account cannot be read, the server decides', () => {
  expect(verdictOn(null, jobs('tweets'))).toEqual({ go: true, warning: null })
})

const accountOn = (plan: PlanId, used: Partial<Record<Feature, number>> = {}) => ({
  plan,
  usage: features.map((feature) => ({ feature, used: used[feature] ?? 0, limit: plans[plan].limits[feature] })),
})
const planned = (...slots: [slot: string, feature: Feature][]) => slots.map(([slot, feature]) => ({ slot, feature }))

test.each<[Partial<Record<Feature, number>>, string]>([
  [{}, 'Uses 1 tweet request (20 left), 1 title request (30 left) and 2 hashtag requests (25 left)'],
  [{ tweets: 19, hashtags: 23 }, 'Uses 1 tweet request (1 left), 1 title request (30 left) and 2 hashtag requests (2 left)'],
  [{ tweets: 20, titles: 30 }, 'Uses 2 hashtag requests (25 left)'],
])('the usage of a press is shown in advance, as a sum for each feature (%j used)', (used, said) => {
  const plannedJobs = planned(['twitter', 'tweets'], ['titles', 'titles'], ['hashtags', 'hashtags'], ['instagram', 'hashtags'])
  expect(usesText(forecastOf(accountOn('basic', used), plannedJobs))).toBe(said)
})

test('features outside the plan and used-up features are refused with their messages; earlier items get the remaining quota', () => {
  const plannedJobs = planned(
    ['twitter', 'tweets'],
    ['script', 'scripts'],
    ['hashtags', 'hashtags'],
    ['instagram', 'hashtags'],
    ['tiktok', 'hashtags'],
  )
  const { refused, uses } = forecastOf(accountOn('free', { hashtags: 0 }), plannedJobs)
  expect(refused).toEqual([
    { message: generationMessages.notOnFree, slots: ['twitter', 'script'] },
    { message: generationMessages.limitReached, slots: ['tiktok'] },
  ])
  expect(uses).toEqual([{ feature: 'hashtags', taken: 2, left: 2 }])
})

test('a feature outside a paid plan is refused with the message of that plan', () => {
  const basic = { plan: 'basic' as const, usage: [{ feature: 'scripts' as const, used: 0, limit: 0 }] }
  expect(forecastOf(basic, planned(['script', 'scripts'])).refused).toEqual([{ message: generationMessages.notOnPlan, slots: ['script'] }])
})

test('fewer than five generations left give a warning, five do not', () => {
  const { low } = forecastOf(accountOn('basic', { ideas: 2, scripts: 0 }), planned(['ideas', 'ideas'], ['script', 'scripts']))
  expect(low).toEqual([{ message: generationMessages.usesRemaining({ uses: 4 }), slots: ['ideas'] }])
})

test('an unlimited plan and an unknown account have no forecast', () => {
  const plannedJobs = planned(['twitter', 'tweets'], ['script', 'scripts'])
  expect(usesText(forecastOf(accountOn('pro'), plannedJobs))).toBe('')
  expect(forecastOf(null, plannedJobs)).toEqual({ uses: [], refused: [], low: [] })
  expect(usesText(forecastOf(null, plannedJobs))).toBe('')
})
