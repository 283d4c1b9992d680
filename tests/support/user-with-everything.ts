import { randomUUID } from 'node:crypto'
import { symmetricEncrypt } from 'better-auth/crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { SessionView } from '#api/account.ts'
import { addressHashOf } from '#server/core/billing/quota.ts'
import { dataExportSections } from '#server/features/account/data-export.ts'
import { sessions, twoFactors } from '#server/infra/db/auth-schema.ts'
import { cardCustomers, cardEndings, cardSubscriptions } from '#server/infra/db/card-schema.ts'
import {
  cardPayments,
  paymentRequestChats,
  paymentRequests,
  photos,
  sources,
  subscriptions,
  topicListRows,
  topicLists,
  voiceEdits,
  voiceRules,
} from '#server/infra/db/schema.ts'
import { givenKey } from '#tests/support/api-keys.ts'
import { insertPaymentRequest } from '#tests/support/billing.ts'
import { generate, writableSample } from '#tests/support/generating.ts'
import { givenOn, subscribe, type TestUser } from '#tests/support/given.ts'
import type { TestServer } from '#tests/support/server.ts'
import type { StripeDouble } from '#tests/support/stripe.ts'

const inAMonth = () => new Date(Date.now() + 30 * 86_400_000)

/** A user with one of everything that a user can have. Every text contains the user's id. */
export interface Everything {
  readonly user: TestUser
  /** Titles, of the kind's sample request. */
  readonly generation: string
  readonly entry: string
  readonly deletedEntry: string
  readonly voice: string
  /** A kept rule of the voice, learned from an edit of the generation. */
  readonly voiceRule: string
  /** A paused topic list with one finished and one waiting row. */
  readonly list: string
  readonly source: string
  readonly photo: string
  /** A second session, besides that of the cookie. */
  readonly session: string
  readonly factor: string
  /** A pending payment request with two chat messages. */
  readonly request: string
  /** A checkout session that was opened and not paid. */
  readonly checkout: string
  /** A visitor's request with the user's address, which the user has disowned. */
  readonly disowned: string
  /** A failed cancellation of the card subscription of a deleted account. */
  readonly ending: string
  /** The id of an API key. */
  readonly apiKey: string
  /** API keys of either scope, whole. */
  readonly key: string
  readonly readKey: string
}

const idIn = ({ body }: { body: unknown }) => (body as { id: string }).id

/** The plan is paid manually and by a card that does not renew, so that both ways of paying are open. */
async function addPlans({ db }: TestServer, { account }: StripeDouble, { id, email }: TestUser): Promise<string> {
  // The provider's ids consist of word characters.
  const [customer, subscription, ends] = [...['cus', 'sub'].map(account.idOf), inAMonth()] as [string, string, Date]
  const [start, end] = [Date.now(), ends.getTime()].map((time) => Math.floor(time / 1000)) as [number, number]
  account.customers.set(customer, { email, metadata: {} })
  account.subscriptions.set(subscription, {
    id: subscription,
    customer,
    status: 'active',
    metadata: { userId: id },
    cancelAtEnd: true,
    endedAt: null,
    since: start,
    start,
    end,
    price: { id: 'price_pro_yearly_inr', interval: 'year', currency: 'inr', amount: 3_200_000 },
    invoice: null,
  })
  await db.insert(cardCustomers).values({ userId: id, id: customer })
  await db.insert(subscriptions).values({
    userId: id,
    plan: 'pro',
    status: 'active',
    billingInterval: 'yearly',
    expiresAt: ends,
    providerSubscriptionId: subscription,
  })
  await db
    .insert(cardSubscriptions)
    .values({ id: subscription, userId: id, state: 'active', currency: 'inr', periodEnd: ends, renews: false, ticket: 1 })
  await db.insert(cardPayments).values({ id: account.idOf('in'), userId: id, plan: 'pro', currency: 'inr', amount: 3_200_000 })
  const page = { id: account.idOf('cs'), status: 'open', customer, price: '', userId: id, metadata: {}, subscription: null } as const
  account.sessions.set(page.id, page)
  return page.id
}

async function addPaymentRequest({ db }: TestServer, { id, email }: TestUser): Promise<string> {
  const request = await insertPaymentRequest(
    { db },
    { userId: id, userEmail: email, userName: `Asha ${id}`, message: `Of ${id}`, claimedAt: new Date() },
  )
  const line = { paymentRequestId: request.id, senderEmail: email, message: `Of ${id}` }
  await db.insert(paymentRequestChats).values([
    { ...line, position: 1, author: 'person' },
    { ...line, position: 2, author: 'team' },
  ])
  await db.update(paymentRequests).set({ chatLength: 2, unreadByPerson: 1, unreadByAdmins: 1 }).where(eq(paymentRequests.id, request.id))
  return request.id
}

async function addVoiceRule({ db }: TestServer, { id: userId }: TestUser, voiceId: string, generationId: string): Promise<string> {
  const learned = { userId, voiceId, pattern: 'no-emoji', rule: { kind: 'no-emoji' } } as const
  await db.insert(voiceEdits).values({ ...learned, generationId, before: `${userId} 🥐`, after: userId })
  const [row] = await db
    .insert(voiceRules)
    .values({ ...learned, state: 'kept' })
    .returning({ id: voiceRules.id })
  return row?.id ?? ''
}

/** Paused, so that nothing is written. */
async function addTopicList({ db }: TestServer, { id }: TestUser, generationId: string): Promise<string> {
  const [list] = await db
    .insert(topicLists)
    .values({ userId: id, name: `Of ${id}`, state: 'paused' })
    .returning({ id: topicLists.id })
  const listId = list?.id ?? ''
  const row = { listId, kind: 'titles', feature: 'titles' as const, request: { ...writableSample('titles'), topic: id } } as const
  await db.insert(topicListRows).values([
    { ...row, position: 1, state: 'done', generationId },
    { ...row, position: 2, problem: id },
  ])
  return listId
}

/** Not by the call, which starts a process to read it. */
async function addSource({ db }: TestServer, { id: userId }: TestUser): Promise<string> {
  const text = `The shop of ${userId} opens on Sunday at nine with forty kinds of bread.`
  const points = [{ text, facts: ['Sunday'], at: 0 }]
  const source = { origin: 'text', title: `The shop of ${userId}`, text, points, language: 'en' } as const
  const [row] = await db
    .insert(sources)
    .values({ userId, ...source })
    .returning({ id: sources.id })
  return row?.id ?? ''
}

/** Its bytes are the user's id. */
async function addPhoto({ db }: TestServer, { id: userId }: TestUser): Promise<string> {
  const bytes = new TextEncoder().encode(userId)
  const [row] = await db
    .insert(photos)
    .values({ userId, width: 1, height: 1, mediaType: 'image/jpeg', size: bytes.length, bytes, thumbnail: bytes })
    .returning({ id: photos.id })
  return row?.id ?? ''
}

/** Belongs to no user. */
async function addFailedCancellation({ db }: TestServer): Promise<string> {
  const subscriptionIds = [`sub_${randomUUID().replaceAll('-', '')}`]
  const [row] = await db
    .insert(cardEndings)
    .values({ cause: 'account-deleted', subscriptionIds, failures: 1, failure: 'away' })
    .returning({ id: cardEndings.id })
  return row?.id ?? ''
}

export async function createUserWithEverything(server: TestServer, stripe: StripeDouble): Promise<Everything> {
  const { db } = server
  const user = await givenOn(server).user()
  await subscribe(server, user.id, 'pro', inAMonth())
  await db
    .insert(sessions)
    .values({ userId: user.id, token: randomUUID(), expiresAt: inAMonth(), ipAddress: '203.0.113.7', userAgent: user.id })
  const [secret, backupCodes] = await Promise.all(
    ['a secret', JSON.stringify([user.id])].map((data) => symmetricEncrypt({ key: server.secret, data })),
  )
  const [factor] = await db
    .insert(twoFactors)
    .values({ userId: user.id, secret: secret ?? '', backupCodes: backupCodes ?? '' })
    .returning()
  const { items } = (await user.get('/api/sessions')).body as { items: SessionView[] }

  // Their last use lies ahead, so that using them changes no row.
  const [apiKey, readKey] = await Promise.all([
    givenKey(server, user.id, { lastUsedAt: inAMonth() }),
    givenKey(server, user.id, { lastUsedAt: inAMonth(), scopes: ['read'] }),
  ])
  const answers = { trade: 'shop', offer: user.id, platforms: ['instagram'], language: 'en' }
  const { voice } = (await user.post('/api/first-visit', { answers })).body as { voice: { id: string } }
  const save = async () =>
    idIn(await user.post('/functions/v1/save-content', { title: `Of ${user.id}`, content: user.id, feature: 'titles', tags: [user.id] }))
  const deletedEntry = await save()
  await user.delete(`/api/saved-content/${deletedEntry}`)
  const generation = idIn(await generate(user, 'titles'))
  for (const copied of [true, false])
    await user.put(`/api/generations/${generation}/edited`, {
      result: { titles: [{ platform: 'youtube', title: `${copied ? 'Copied' : 'Changed'} by ${user.id}` }] },
      version: 1,
      copied,
    })
  return {
    user,
    generation,
    list: await addTopicList(server, user, generation),
    entry: await save(),
    deletedEntry,
    voice: voice.id,
    voiceRule: await addVoiceRule(server, user, voice.id, generation),
    source: await addSource(server, user),
    photo: await addPhoto(server, user),
    session: items.find(({ current }) => !current)?.id ?? '',
    factor: factor?.id ?? '',
    request: await addPaymentRequest(server, user),
    checkout: await addPlans(server, stripe, user),
    disowned: (await insertPaymentRequest(server, { userEmail: user.email, disownedAt: new Date() })).id,
    ending: await addFailedCancellation(server),
    apiKey: apiKey.id,
    key: apiKey.key,
    readKey: readKey.key,
  }
}

/** All stored rows of a user as one text: the tables of the data export, including the columns that it leaves out. */
export async function storedDataOf({ db, secret }: TestServer, { id, email }: TestUser): Promise<string> {
  const account = { id, email, addressHash: addressHashOf(secret, email) }
  const lists: SQL[] = dataExportSections.map(({ name, table, ownedBy, key }) => {
    const order = sql.join([...key], sql`, `)
    return sql`${name}::text, (select json_agg(to_json(${table}) order by ${order}) from ${table} where ${ownedBy(account)})`
  })
  const { rows } = await db.execute<{ stored: string }>(sql`select json_build_object(${sql.join(lists, sql`, `)})::text as stored`)
  return rows[0]?.stored ?? ''
}
