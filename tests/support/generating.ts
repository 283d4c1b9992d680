import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { postPlatforms } from '#contract/options.ts'
import type { RewriteHow } from '#contract/rewrite.ts'
import type { KindName } from '#kinds/index.ts'
import { kinds } from '#kinds/index.ts'
import { apiUsage, generations } from '#server/infra/db/schema.ts'
import type { TestUser } from '#tests/support/given.ts'
import type { TestServer } from '#tests/support/server.ts'

/** One server-sent event with parsed data. */
export interface StreamEvent {
  readonly event: string
  readonly data: unknown
}

const parse = (block: string): StreamEvent | null => {
  const field = (name: string) => block.match(new RegExp(`^${name}: ?(.*)$`, 'm'))?.[1]
  const [event, data] = [field('event'), field('data')]
  return event === undefined ? null : { event, data: data ? JSON.parse(data) : undefined }
}

/** The events of an answer as they arrive, without keep-alive comments. */
export async function* eventsOf(response: Response): AsyncGenerator<StreamEvent> {
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = parse(block)
      if (event) yield event
    }
  }
}

/** All events of an answer, once it has ended. */
export const allEvents = (response: Response): Promise<StreamEvent[]> => Array.fromAsync(eventsOf(response))

export const kindNames = Object.keys(kinds) as KindName[]

export const pathOf = (kind: KindName) => `/functions/v1/${kinds[kind].call}`

/** Facts that suit every sample, without which the built-in writer asks: plain words, which nobody misses in the text of a model. */
export const someFacts = { steps: ['Start with one small part', 'Note down what works', 'Ask somebody who has done it'] } as const

/** A kind's sample request with facts: whoever writes, it becomes a text. */
export const writableSample = <Kind extends KindName>(kind: Kind) => ({ ...kinds[kind].sample, facts: someFacts })

/** Generates a kind as JSON, with its sample request, facts and `changes`. */
export const generate = (user: TestUser, kind: KindName, changes: object = {}, headers: Record<string, string> = {}) =>
  user.post(pathOf(kind), { ...writableSample(kind), ...changes }, headers)

/** Generates a kind as an event stream. */
export const stream = (user: TestUser, kind: KindName, changes: object = {}, init: RequestInit = {}) =>
  user.fetch(pathOf(kind), {
    method: 'POST',
    body: JSON.stringify({ ...writableSample(kind), ...changes }),
    ...init,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...(init.headers as Record<string, string>) },
  })

/** The ledger of a user: every generation, and every usage row. */
export async function ledgerOf({ db }: TestServer, { id }: TestUser) {
  return {
    rows: await db.select().from(generations).where(eq(generations.userId, id)),
    usage: await db.select().from(apiUsage).where(eq(apiUsage.userId, id)),
  }
}

export const newKey = () => randomUUID().replaceAll('-', '')

export interface WrittenPost {
  readonly id: string
  readonly post: { readonly caption: string }
}

/** A post that was generated before, as the user received it. */
export const writtenPost = async (user: TestUser, changes: object): Promise<WrittenPost> =>
  (await generate(user, 'post', changes)).body as WrittenPost

/** Rewrites a post; `changes` are added to the sample's fields. */
export const rewritePost = (user: TestUser, of: string, how: RewriteHow, changes: object, headers: Record<string, string> = {}) =>
  generate(user, 'post', { ...changes, rewrite: { of, how } }, headers)

export const batchPath = '/functions/v1/generate-together'

export interface BatchItem {
  readonly slot: string
  readonly kind: KindName
  readonly key: string
  readonly request: Record<string, unknown>
}

/** A kind's sample request with facts and `changes`, in its own slot and with a new key. */
export const batchItem = (kind: KindName, changes: object = {}, slot: string = kind): BatchItem => ({
  slot,
  kind,
  key: newKey(),
  request: { ...writableSample(kind), ...changes },
})

/** Everything that the all-in-one screen can request. */
export const allItems = (changes: object = {}): BatchItem[] => [
  ...(Object.keys(kinds) as KindName[]).filter((kind) => kind !== 'post').map((kind) => batchItem(kind, changes)),
  ...postPlatforms.map((platform) => batchItem('post', { platform, ...changes }, platform)),
]

export const requestBatch = (user: TestUser, items: readonly unknown[], init: RequestInit = {}) =>
  user.fetch(batchPath, {
    method: 'POST',
    body: JSON.stringify({ items }),
    ...init,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
  })

interface BatchEvent {
  readonly slot: string
  readonly partial?: object
  readonly done?: { readonly id: string } & Record<string, unknown>
  readonly error?: { readonly code: string; readonly message: string; readonly data?: unknown }
}

/** The events of a batch about its items. */
export const batchEvents = (events: readonly StreamEvent[]): BatchEvent[] =>
  events.filter(({ event }) => event === 'message').map(({ data }) => data as BatchEvent)

/** The outcome of each slot: its error code, or `done`. */
export const outcomesOf = (events: readonly StreamEvent[]): Record<string, string> =>
  Object.fromEntries(batchEvents(events).flatMap(({ slot, done, error }) => (error ? [[slot, error.code]] : done ? [[slot, 'done']] : [])))
