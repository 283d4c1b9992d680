import type { ChangeEvent } from '#contract/payment-calls.ts'
import type { Account } from '#server/core/accounts.ts'
import type { Events, Topic } from '#server/platform/events.ts'

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

  const changes = eventsFor(first, inbox, over, watch)
  const ending = async <Step>(step: Promise<Step>): Promise<Step> => {
    try {
      return await step
    } catch (error) {
      gone.abort()
      throw error
    }
  }
  await ending(watch.chatsOf(first.id).then((chatIds) => inbox.subscribe(first, chatIds)))
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

async function* eventsFor(
  first: Account,
  inbox: Inbox,
  over: AbortSignal,
  { identify, chatsOf, recheck }: Watch,
): AsyncGenerator<ChangeEvent, Ended> {
  let checked = performance.now()
  let who = first
  for (;;) {
    await inbox.waitForEvents(recheck)
    if (over.aborted) return { ended: 'stopping' }
    const changes = inbox.take()
    if (inbox.accountChanged() || performance.now() - checked >= recheck) {
      const account = await identify()
      if (!account) return { ended: 'signed-out' }
      inbox.subscribe(account, await chatsOf(account.id))
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

/** The events for one listener that were not sent yet. */
interface Inbox {
  /** Subscribes to what this user may see: their account and chats; as an admin every chat and every request. */
  subscribe(account: Account, chatIds: readonly string[]): void
  /** Whether the account itself has changed since the last call. */
  accountChanged(): boolean
  /** Takes the events; several of one thing are one. */
  take(): ChangeEvent[]
  /** Resolves once there are events, at the latest after so many milliseconds. */
  waitForEvents(atMost: number): Promise<void>
  /** Unsubscribes. */
  close(): void
}

function createInbox(events: Pick<Events, 'subscribe'>): Inbox {
  const pending = new Map<string, ChangeEvent>()
  const subscriptions: (() => void)[] = []
  let wake = Promise.withResolvers<void>()
  let changed = false
  let closed = false

  const listen = (topic: Topic, id: string | null) =>
    events.subscribe(topic, id, (about) => {
      pending.set(`${topic}:${about}`, { topic, id: about })
      changed ||= topic === 'account'
      wake.resolve()
    })
  const unsubscribe = () => {
    for (const end of subscriptions.splice(0)) end()
  }

  return {
    subscribe({ id, role }, chatIds) {
      if (closed) return
      unsubscribe()
      subscriptions.push(listen('account', id))
      if (role === 'admin') subscriptions.push(listen('requests', null), listen('chat', null))
      else for (const chatId of chatIds) subscriptions.push(listen('chat', chatId))
    },
    accountChanged() {
      const was = changed
      changed = false
      return was
    },
    take() {
      const taken = [...pending.values()]
      pending.clear()
      wake = Promise.withResolvers()
      return taken
    },
    async waitForEvents(atMost) {
      const timer = setTimeout(wake.resolve, atMost)
      await wake.promise
      clearTimeout(timer)
    },
    close() {
      closed = true
      unsubscribe()
      wake.resolve()
    },
  }
}
