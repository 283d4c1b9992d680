import { postPlatforms } from '#contract/options.ts'
import { type KindName, kinds } from '#kinds/index.ts'
import type { StreamEvent } from '#tests/support/events.ts'
import { newKey } from '#tests/support/generating.ts'
import type { TestUser } from '#tests/support/given.ts'

export const togetherPath = '/functions/v1/generate-together'

export interface Item {
  readonly slot: string
  readonly kind: KindName
  readonly key: string
  readonly request: Record<string, unknown>
}

/** A kind's sample request with `changes`, in a slot of its own and under a new key. */
export const item = (kind: KindName, changes: object = {}, slot: string = kind): Item => ({
  slot,
  kind,
  key: newKey(),
  request: { ...kinds[kind].sample, ...changes },
})

/** All that the all-in-one screen can ask for: twelve items. */
export const everything = (changes: object = {}): Item[] => [
  ...(Object.keys(kinds) as KindName[]).filter((kind) => kind !== 'post').map((kind) => item(kind, changes)),
  ...postPlatforms.map((platform) => item('post', { platform, ...changes }, platform)),
]

export const askTogether = (user: TestUser, items: readonly unknown[], init: RequestInit = {}) =>
  user.fetch(togetherPath, {
    method: 'POST',
    body: JSON.stringify({ items }),
    ...init,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
  })

interface Told {
  readonly slot: string
  readonly partial?: object
  readonly done?: { readonly id: string } & Record<string, unknown>
  readonly error?: { readonly code: string; readonly message: string; readonly data?: unknown }
}

/** What a call tells of its items. */
export const tellings = (events: readonly StreamEvent[]): Told[] =>
  events.filter(({ event }) => event === 'message').map(({ data }) => data as Told)

/** How each slot ended: the code of its error, or `done`. */
export const endings = (events: readonly StreamEvent[]): Record<string, string> =>
  Object.fromEntries(tellings(events).flatMap(({ slot, done, error }) => (error ? [[slot, error.code]] : done ? [[slot, 'done']] : [])))
