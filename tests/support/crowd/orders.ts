import { randomUUID } from 'node:crypto'
import { kinds } from '#kinds/index.ts'
import { allEvents } from '#tests/support/events.ts'
import { pathOf } from '#tests/support/generating.ts'
import type { Member } from './members.ts'

/** One text that somebody wants, under a key: however often it is asked for, it is written and counted once. */
export interface Order {
  readonly member: Member
  readonly key: string
  readonly streamed: boolean
  readonly topic: string
}

export const newOrder = (member: Member, streamed: boolean, topic = kinds.post.sample.topic): Order => ({
  ...{ member, streamed, topic },
  key: randomUUID(),
})

/** What whoever asked was told. */
export type Ending =
  | { readonly how: 'delivered'; readonly id: string; readonly result: unknown }
  | { readonly how: 'refused'; readonly status: number; readonly code: string }
  /** Nobody took the connection: the server never heard of it. */
  | { readonly how: 'unreachable' }
  /** The connection ended before the answer did. */
  | { readonly how: 'cut' }

type Said = { readonly id?: string; readonly code?: string; readonly status?: number }

/** Asks a server for an order, and reads the answer to its end. */
export async function place(url: string, { member, key, streamed, topic }: Order): Promise<Ending> {
  const headers = {
    cookie: member.cookie,
    'content-type': 'application/json',
    'idempotency-key': key,
    ...(streamed && { accept: 'text/event-stream' }),
  }
  const init = { method: 'POST', body: JSON.stringify({ ...kinds.post.sample, topic }), headers }
  try {
    const answer = await fetch(url + pathOf('post'), init)
    if (!answer.headers.get('content-type')?.startsWith('text/event-stream')) return said(answer.ok, (await answer.json()) as Said)
    const last = (await allEvents(answer)).at(-1)
    return last && last.event !== 'message' ? said(last.event === 'done', last.data as Said) : { how: 'cut' }
  } catch (error) {
    return { how: brokenBy(error) }
  }
}

function said(well: boolean, { id, code, status, ...result }: Said): Ending {
  if (well && id) return { how: 'delivered', id, result }
  return { how: 'refused', status: status ?? 0, code: code ?? 'none' }
}

/** Why a call threw. */
export function brokenBy(error: unknown): 'unreachable' | 'cut' {
  const { cause } = error as { cause?: NodeJS.ErrnoException }
  return cause?.code === 'ECONNREFUSED' ? 'unreachable' : 'cut'
}
