import type { ChangeEvent } from '#contract/payment-calls.ts'
import type { Account } from '#server/core/accounts.ts'
import type { Events } from '#server/platform/events.ts'
import { createInbox, type Inbox } from './inbox.ts'

export interface Watch {
  readonly events: Pick<Events, 'subscribe' | 'closed'>
  /** Who watches now; `null` once their session has ended. */
  readonly identify: () => Promise<Account | null>
  /** The requests whose chats a person sees. */
  readonly chatsOf: (userId: string) => Promise<readonly string[]>
  /** Aborted when the reader has gone. */
  readonly signal: AbortSignal
  /** Called once, however the stream ends. */
  readonly left: () => void
  /** Milliseconds after which it is asked again who watches: a session runs out by itself, and an event may be lost. */
  readonly recheck: number
}

type Ended = { ended: 'signed-out' | 'stopping' }

/**
 * What changes for one person, as it changes; when this resolves it is heard. Whoever's account changed is asked for again before
 * anything more is told, so a session that has ended is told nothing.
 */
export async function changesFor(first: Account, watch: Watch): Promise<AsyncIteratorObject<ChangeEvent, Ended>> {
  const gone = new AbortController()
  const over = AbortSignal.any([watch.signal, watch.events.closed, gone.signal])
  const inbox = createInbox(watch.events)
  const leave = () => {
    inbox.close()
    watch.left()
  }
  if (over.aborted) leave()
  else over.addEventListener('abort', leave, { once: true })

  const changes = told(first, inbox, over, watch)
  const ending = async <Step>(step: Promise<Step>): Promise<Step> => {
    try {
      return await step
    } catch (error) {
      gone.abort()
      throw error
    }
  }
  await ending(watch.chatsOf(first.id).then((chatIds) => inbox.follow(first, chatIds)))
  const stream: AsyncIteratorObject<ChangeEvent, Ended> = {
    async next() {
      const step = await ending(changes.next())
      if (step.done) gone.abort()
      return step
    },
    async return(value) {
      gone.abort()
      return { done: true, value: value as Ended }
    },
    [Symbol.asyncIterator]() {
      return this
    },
    async [Symbol.asyncDispose]() {
      gone.abort()
    },
  }
  return stream
}

async function* told(
  first: Account,
  inbox: Inbox,
  over: AbortSignal,
  { identify, chatsOf, recheck }: Watch,
): AsyncGenerator<ChangeEvent, Ended> {
  let checked = performance.now()
  let who = first
  for (;;) {
    await inbox.news(recheck)
    if (over.aborted) return { ended: 'stopping' }
    const changes = inbox.take()
    if (inbox.doubtful() || performance.now() - checked >= recheck) {
      const account = await identify()
      if (!account) return { ended: 'signed-out' }
      inbox.follow(account, await chatsOf(account.id))
      checked = performance.now()
      const asBefore = account.id === who.id && account.role === who.role
      // What was heard for another role may be about others: of that, only the person's own account is told.
      const told = asBefore ? changes : changes.filter(({ topic }) => topic === 'account')
      // A plan runs out by the clock, and nothing is published then.
      if (planOf(account) !== planOf(who) && !told.some(({ topic }) => topic === 'account')) told.push({ topic: 'account', id: account.id })
      who = account
      yield* told
    } else yield* changes
  }
}

const planOf = ({ plan, expiresAt }: Account): string => `${plan} ${expiresAt?.toISOString()}`
