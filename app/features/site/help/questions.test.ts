import { expect, test } from 'vitest'
import { pricingQuestions, questions } from './account-questions.ts'

test('every question has an address of its own', () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  expect(questions.filter(({ id }) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
})

test('the questions about plans are those of the help', () => {
  expect(pricingQuestions.map(({ id }) => id)).toEqual(['one-use', 'month', 'hashtag-posts', 'ideas-per-use', 'paying', 'plan-ends'])
})

test('figures in the answers are the ones that the product works by', () => {
  const answer = (asked: string) => questions.find(({ id }) => id === asked)?.answer

  expect(answer('limits')).toContain('Twitter/X 280, LinkedIn 3,000, Instagram 2,200, TikTok 2,200 and Reddit 40,000')
  expect(answer('languages')).toMatch(/^15: English, Hindi, .* and Urdu\./)
  expect(answer('library-room')).toContain('20,000 entries or 50 MB')
  expect(answer('export')).toContain('Plain text (.txt), Markdown (.md), Spreadsheet (.csv), JSON (.json) and Word document (.docx)')
})
