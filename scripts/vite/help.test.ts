import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { wordsOf } from '#app/site/words.ts'
import { readHelp } from '#scripts/vite/help.ts'

const { groups, pricing, contact } = await readHelp()
const questions = groups.flatMap((group) => group.questions)
const answer = (id: string) => questions.find((question) => question.id === id)?.answer

test('every question has its own address', () => {
  expect(questions.length).toBeGreaterThan(30)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
})

test('the pricing and contact pages show questions of the help', () => {
  expect(pricing.map(({ id }) => id)).toEqual(['one-use', 'month', 'hashtag-posts', 'ideas-per-use', 'paying', 'plan-ends'])
  expect(questions).toEqual(expect.arrayContaining([...pricing, ...contact]))
})

test('figures in the answers match the settings of the product', () => {
  expect(answer('limits')).toContain('Twitter/X 280, LinkedIn 3,000, Instagram 2,200, TikTok 2,200 and Reddit 40,000')
  expect(answer('languages')).toMatch(/^15: English, Hindi, .* and Urdu\./)
  expect(answer('library-room')).toContain('20,000 items or 50 MB')
  expect(answer('export')).toContain('Plain text (.txt), Markdown (.md), Spreadsheet (.csv), JSON (.json) and Word document (.docx)')
  expect(JSON.stringify(groups)).not.toMatch(/\{\{|undefined|NaN/)
})

test.each([
  ['an unknown placeholder', '{{topicMax}}', '{{topicsMax}}', '{{topicsMax}} has no value'],
  ['a broken link', 'to: /pricing', 'to: /prices', 'leads nowhere'],
  ['an unknown question of the pricing page', 'pricing: [one-use', 'pricing: [two-uses', "there is no question 'two-uses'"],
  ['an unknown field', 'question: How long is a post?', 'quesion: How long is a post?', 'Unrecognized key'],
])('%s fails the build, and the message has the file', async (_, before, after, message) => {
  const read = async (path: string) => {
    const text = await readFile(path, 'utf8')
    expect(text).toContain(before)
    return text.replace(before, after)
  }
  const reading = readHelp(read)
  await expect(reading).rejects.toThrow(message)
  await expect(reading).rejects.toThrow('content/help.yaml')
})

test.each(['refund', 'cancel', 'invoice', 'hinglish', 'credits'])('a search for "%s" finds an answer', (word) => {
  const found = questions.filter(({ question, answer, also = '' }) =>
    wordsOf(`${question} ${answer} ${also}`).some((one) => one.startsWith(word)),
  )
  expect(found.length).toBeGreaterThan(0)
})
