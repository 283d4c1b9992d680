import { expect, test } from 'vitest'
import { planMessages } from '#contract/visitor-messages.ts'
import { choiceOf } from './choice.ts'

const choice = (query: string) => choiceOf(new URLSearchParams(query))

test.each([
  ['', { plan: 'basic', interval: 'monthly' }],
  ['plan=&interval=', { plan: 'basic', interval: 'monthly' }],
  ['plan=pro', { plan: 'pro', interval: 'monthly' }],
  ['plan=pro&interval=yearly', { plan: 'pro', interval: 'yearly' }],
])('a URL without a plan or interval means Basic, monthly: ?%s', (query, expected) => {
  expect(choice(query)).toEqual(expected)
})

test.each([
  ['plan=gold&interval=yearly', { refused: planMessages.unknownPlan({ typed: 'gold' }), interval: 'yearly' }],
  ['plan=constructor', { refused: planMessages.unknownPlan({ typed: 'constructor' }), interval: 'monthly' }],
  ['plan=pro&interval=weekly', { refused: planMessages.unknownInterval({ typed: 'weekly' }), plan: 'pro' }],
  ['plan=free', { refused: planMessages.nothingToPay, interval: 'monthly' }],
  [`plan=${'x'.repeat(500)}`, { refused: planMessages.unknownPlan({ typed: 'x'.repeat(40) }), interval: 'monthly' }],
])('an invalid choice has a message, and its valid part is kept: ?%s', (query, expected) => {
  expect(choice(query)).toEqual(expected)
})
