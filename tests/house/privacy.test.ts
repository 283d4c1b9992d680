import { readFileSync } from 'node:fs'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as authSchema from '#server/infra/db/auth-schema.ts'
import * as cardSchema from '#server/infra/db/card-schema.ts'
import * as schema from '#server/infra/db/schema.ts'

const page = readFileSync('content/legal/privacy.md', 'utf8')

/** What the privacy page calls the contents of each table; `null` for a table that names nobody. */
const named: Readonly<Record<string, string | null>> = {
  profiles: 'Your name and email address',
  sessions: 'Each sign-in',
  accounts: 'A scrambled form of your password',
  verifications: 'One-time links',
  two_factors: 'its secret and the backup codes',
  jwks: null,
  rate_limits: 'How many emails, downloads and calls with API keys',
  subscriptions: 'Your plan, its start and its end',
  generations: 'What you asked for and each finished text',
  earlier_texts: 'what you made of it',
  api_usage: 'Each request that counted',
  spent_quotas: 'under a code made from your email address',
  idempotency_keys: 'A number for each click',
  saved_content: 'What you save to the library',
  voices: 'Your voices',
  voice_edits: 'What you change in a text that a voice wrote',
  voice_rules: 'the rules you keep, put off or refuse',
  sources: 'Texts, pages and files you write from',
  photos: 'Photos and logos you add',
  topic_lists: 'Your topic lists',
  topic_list_rows: 'Your topic lists',
  api_keys: 'API keys: name',
  payment_requests: 'Payment requests: name',
  payment_request_chats: 'message and chat',
  card_payments: 'each payment’s amount and date',
  card_customers: 'your customer and subscription numbers',
  card_subscriptions: 'your customer and subscription numbers',
  card_endings: 'If we canceled a card subscription for you',
  stripe_events: null,
  admin_actions: 'What our team did with your account or payment requests',
  admin_alerts: 'Emails waiting to be sent',
  failures: null,
  writing_settings: null,
  model_provider_access: null,
}

test('the privacy page names what every table of the database stores about people', () => {
  const tables = Object.values({ ...schema, ...authSchema, ...cardSchema }).filter((one) => is(one, PgTable))
  expect(tables.map(getTableName).sort()).toEqual(Object.keys(named).sort())
  expect(Object.entries(named).filter(([, words]) => words !== null && !page.includes(words))).toEqual([])
})
