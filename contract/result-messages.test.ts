import { expect, test } from 'vitest'
import { waitingText } from '#contract/result-messages.ts'

test.each([
  ['queued', 1, null, 'Next in line'],
  ['queued', 2, 20, '2nd in line, about 20 seconds'],
  ['queued', 3, 38.2, '3rd in line, about 40 seconds'],
  ['queued', 11, 61, '11th in line, about a minute'],
  ['queued', 21, 140, '21st in line, about 2 minutes'],
  ['queued', null, null, 'Waiting in line'],
  ['loading', null, null, 'Loading the model...'],
  ['loading', null, 12, 'Loading the model, about 20 seconds'],
  ['reading', null, 3, 'Reading your topic, a few seconds'],
  ['reading', null, null, 'Reading your topic...'],
] as const)('a text that is %s at place %s, %s seconds before it begins, says so in words', (stage, place, seconds, text) => {
  expect(waitingText({ stage, place, seconds })).toBe(text)
})
