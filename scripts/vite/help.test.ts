import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { bestMatches, soughtOf, wordsOf } from '#app/site/words.ts'
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
  expect(answer('limits')).toContain(
    'Twitter/X 280, LinkedIn 3,000, Instagram 2,200, TikTok 2,200, Reddit 40,000, Threads 500, Bluesky 300, Mastodon 500, Telegram 4,096, WhatsApp 700 and Pinterest 500',
  )
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

/** What customers type, and the question whose answer they need. */
const searches: readonly (readonly [search: string, id: string])[] = [
  ['refund', 'refund'],
  ['money back', 'refund'],
  ['charged twice', 'refund'],
  ['gst', 'invoice'],
  ['vat', 'invoice'],
  ['tax invoice', 'invoice'],
  ['invoices', 'invoice'],
  ['receipt', 'invoice'],
  ['bill', 'invoice'],
  ['cancel', 'cancel'],
  ['cancellation', 'cancel'],
  ['how do i cancel my subscription', 'cancel'],
  ['auto renewal', 'cancel'],
  ['upi', 'paying'],
  ['credit card', 'paying'],
  ['google pay', 'paying'],
  ['paypal', 'paying'],
  ['upgrade', 'change-plan'],
  ['payment failed', 'not-started'],
  ['I paid but nothing happened', 'not-started'],
  ['discount', 'yearly'],
  ['coupon code', 'yearly'],
  ['annual plan', 'yearly'],
  ['price', 'free-plan'],
  ['trial', 'free-plan'],
  ['limit', 'limit-reached'],
  ['limits', 'limits'],
  ['credits', 'one-use'],
  ['reset', 'month'],
  ['2fa', 'two-factor'],
  ['otp', 'two-factor'],
  ['lost phone', 'two-factor'],
  ['password', 'forgot-password'],
  ['forgot my password', 'forgot-password'],
  ['change password', 'change-details'],
  ['change email', 'change-details'],
  ['login', 'forgot-password'],
  ['logout', 'signed-in-elsewhere'],
  ['delete', 'delete-account'],
  ['how to delete my account', 'delete-account'],
  ['hashtag', 'hashtag-count'],
  ['language', 'languages'],
  ['hindi', 'languages'],
  ['hinglish', 'languages'],
  ['translate', 'topic-language'],
  ['tone', 'voices'],
  ['emoji', 'voices'],
  ['whatsapp', 'platforms'],
  ['youtube titles', 'titles-per-request'],
  ['schedule', 'posting'],
  ['image', 'pictures'],
  ['chatgpt', 'who-writes'],
  ['plagiarism', 'rights'],
  ['fake', 'facts'],
  ['pdf', 'source'],
  ['excel', 'lists'],
  ['download', 'export'],
  ['app', 'phone-app'],
  ['android', 'phone-app'],
  ['dark mode', 'look'],
  ['team', 'team'],
  ['support', 'contact'],
  ['phone number', 'contact'],
  ['complaint', 'contact'],
  ['spam', 'no-mail'],
  ['verification email', 'no-mail'],
  ['privacy', 'my-data'],
  ['api', 'programs'],
]

const texts = questions.map(({ question, answer, also = '' }) => wordsOf(`${question} ${answer} ${also}`))

test.each(searches)('a search for “%s” finds the answer %s', (search, id) => {
  const shown = bestMatches(texts, soughtOf(search))
  expect(questions.flatMap((question, at) => (shown[at] ? question.id : []))).toContain(id)
})

test('the help is for customers: nothing in it is about running a server', () => {
  expect(groups.map(({ title }) => title)).not.toContain('Running your own copy')
  expect(JSON.stringify(groups)).not.toMatch(/npm|DATABASE_URL|AI_MODEL|Admin Panel|owner account|restart/)
})
