// @vitest-environment node
import { expect, test } from 'vitest'
import { verdictOn } from '#app/lib/generation/allowance.ts'
import { messages } from '#contract/messages.ts'
import { type Feature, type Limit, type PlanId, plans } from '#contract/plans.ts'

const account = (plan: PlanId, feature: Feature, used: number, limit: Limit = plans[plan].limits[feature]) => ({
  plan,
  usage: [{ feature, used, limit }],
})
const jobs = (feature: Feature, count = 1) => Array.from({ length: count }, () => ({ feature }))

test('a feature that is not on the Free plan says so', () => {
  expect(verdictOn(account('free', 'tweets', 0), jobs('tweets'))).toMatchObject({ go: false, message: messages.generation.notOnFree })
})

test('a feature that another plan lacks says so without naming Free', () => {
  expect(verdictOn(account('basic', 'tweets', 0, 0), jobs('tweets'))).toMatchObject({ go: false, message: messages.generation.notOnPlan })
})

test('a used-up month is refused with the limit message', () => {
  expect(verdictOn(account('basic', 'ideas', 6), jobs('ideas'))).toMatchObject({ go: false, message: messages.generation.limitReached })
})

test.each([
  [1, null],
  [2, 'You have 4 uses remaining for this feature this month.'],
  [5, 'You have 1 uses remaining for this feature this month.'],
])('basic ideas with %i of 6 used warn only below five left', (used, warning) => {
  expect(verdictOn(account('basic', 'ideas', used), jobs('ideas'))).toEqual({ go: true, warning })
})

test('more platforms than uses left are refused before any is spent', () => {
  expect(verdictOn(account('free', 'hashtags', 0), jobs('hashtags', 3))).toMatchObject({
    go: false,
    message: messages.generation.tooFewUses(3, 2),
  })
})

test('an unlimited plan is neither refused nor warned', () => {
  expect(verdictOn(account('pro', 'scripts', 4000), jobs('scripts', 4))).toEqual({ go: true, warning: null })
})

test('an account that cannot be read is left to the server', () => {
  expect(verdictOn(null, jobs('tweets'))).toEqual({ go: true, warning: null })
})
