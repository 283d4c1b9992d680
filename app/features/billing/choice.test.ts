import { expect, test } from 'vitest'
import { messages } from '#contract/messages.ts'
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
  ['plan=gold&interval=yearly', { refused: messages.plans.unknownPlan('gold'), interval: 'yearly' }],
  ['plan=constructor', { refused: messages.plans.unknownPlan('constructor'), interval: 'monthly' }],
  ['plan=pro&interval=weekly', { refused: messages.plans.unknownInterval('weekly'), plan: 'pro' }],
  ['plan=free', { refused: messages.plans.nothingToPay, interval: 'monthly' }],
  [`plan=${'x'.repeat(500)}`, { refused: messages.plans.unknownPlan('x'.repeat(40)), interval: 'monthly' }],
])('what cannot be paid for is told in words, and what can be used of it is kept: ?%s', (query, expected) => {
  expect(choice(query)).toEqual(expected)
})
