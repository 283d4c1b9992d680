import { expect, test } from 'vitest'
import { planMessages } from '#contract/visitor-messages.ts'
import { choiceOf } from './choice.ts'

const choice = (query: string) => choiceOf(new URLSearchParams(query))

test.each([
  ['', { plan: 'basic', interval: 'monthly' }],
  ['plan=&interval=', { plan: 'basic', interval: 'monthly' }],
  ['plan=pro', { plan: 'pro', interval: 'monthly' }],
  ['plan=pro&interval=yearly', { plan: 'pro', interval: 'yearly' }],
])('an address without a plan or interval means Basic by the month: ?%s', (query, expected) => {
  expect(choice(query)).toEqual(expected)
})

test.each([
  ['plan=gold&interval=yearly', { refused: planMessages.unknownPlan('gold'), interval: 'yearly' }],
  ['plan=constructor', { refused: planMessages.unknownPlan('constructor'), interval: 'monthly' }],
  ['plan=pro&interval=weekly', { refused: planMessages.unknownInterval('weekly'), plan: 'pro' }],
  ['plan=free', { refused: planMessages.nothingToPay, interval: 'monthly' }],
  [`plan=${'x'.repeat(500)}`, { refused: planMessages.unknownPlan('x'.repeat(40)), interval: 'monthly' }],
])('what cannot be paid for is told in words, and what can be used of it is kept: ?%s', (query, expected) => {
  expect(choice(query)).toEqual(expected)
})
