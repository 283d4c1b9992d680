import type { ChangeEvent } from '#api/changes.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import type { ClientTopic, Events } from '#server/infra/events.ts'

export interface ChangeStreamDeps {
  readonly events: Pick<Events, 'subscribe' | 'closed'>
  /** The account of the stream's session; `null` when the session has ended. */
  readonly identify: () => Promise<Account | null>
  /** The payment requests whose chats the user may see. */
  readonly chatsOf: (userId: string) => Promise<readonly string[]>
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal
  /** Called once when the stream ends, for any reason. */
  readonly onClose: () => void
  /** Milliseconds after which the session is checked again: it may expire without an event, and an event may be lost. */
  readonly recheck: number
}

type StreamEnd = { ended: 'signed-out' | 'stopping' }

/**
 * Streams the change events for one user. The subscription is active when the promise resolves. When the account has changed, it is read
 * again before further events are sent, so that an ended session gets none.
 */
export async function streamChanges(first: Account, deps: ChangeStreamDeps): Promise<AsyncIteratorObject<ChangeEvent, StreamEnd>> {
  const ended = new AbortController()
  const stopped = AbortSignal.any([deps.signal, deps.events.closed, ended.signal])
  const inbox = createInbox(deps.events)
  const close = () => {
    inbox.close()
    deps.onClose()
  }
  if (stopped.aborted) close()
  else stopped.addEventListener('abort', close, { once: true })

  const changes = eventsFor(first, inbox, stopped, deps)
  const endOnError = async <Step>(step: Promise<Step>): Promise<Step> => {
    try {
      return await step
    } catch (error) {
      ended.abort()
      throw error
    }
  }
  await endOnError(deps.chatsOf(first.id).then((chatIds) => inbox.subscribe(first, chatIds)))
  const stream: AsyncIteratorObject<ChangeEvent, StreamEnd> = {
    async next() {
      const step = await endOnError(changes.next())
      if (step.done) ended.abort()
      return step
    },
    async return(value) {
      ended.abort()
      return { done: true, value: value as StreamEnd }
    },
    [Symbol.asyncIterator]() {
      return this
    },
    async [Symbol.asyncDispose]() {
      ended.abort()
    },
  }
  return stream
}

async function* eventsFor(
  first: Account,
  inbox: Inbox,
  stopped: AbortSignal,
  { identify, chatsOf, recheck }: ChangeStreamDeps,
): AsyncGenerator<ChangeEvent, StreamEnd> {
  let checked = performance.now()
  let current = first
  for (;;) {
    await inbox.waitForEvents(recheck)
    if (stopped.aborted) return { ended: 'stopping' }
    const changes = inbox.take()
    if (inbox.accountChanged() || performance.now() - checked >= recheck) {
      const account = await identify()
      if (!account) return { ended: 'signed-out' }
      inbox.subscribe(account, await chatsOf(account.id))
      checked = performance.now()
      const sameAccess = account.id === current.id && account.role === current.role
      // Events that were received with another role may be about other users: only those about the own account are sent.
      const visible = sameAccess ? changes : changes.filter(({ topic }) => topic === 'account' || topic === 'lists')
      // A plan expires without an event.
      if (planOf(account) !== planOf(current) && !visible.some(({ topic }) => topic === 'account'))
        visible.push({ topic: 'account', id: account.id })
      current = account
      yield* visible
    } else yield* changes
  }
}

const planOf = ({ plan, expiresAt }: Account): string => `${plan} ${expiresAt?.toISOString()}`

/** The events of one stream that have not been sent yet. */
interface Inbox {
  /** Subscribes to the events that this user may see: own account, topic lists and chats; for an admin all chats and payment requests. */
  subscribe(account: Account, chatIds: readonly string[]): void
  /** Whether the account itself has changed since the last call. */
  accountChanged(): boolean
  /** Removes and returns the events; several events with the same topic and id are one. */
  take(): ChangeEvent[]
  /** Resolves when there are events, or after `atMost` milliseconds. */
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

  const subscribeTo = (topic: ClientTopic, id: string | null) =>
    events.subscribe(topic, id, (changedId) => {
      pending.set(`${topic}:${changedId}`, { topic, id: changedId })
      changed ||= topic === 'account'
      wake.resolve()
    })
  const unsubscribe = () => {
    for (const unsubscribeOne of subscriptions.splice(0)) unsubscribeOne()
  }

  return {
    subscribe({ id, role }, chatIds) {
      if (closed) return
      unsubscribe()
      subscriptions.push(subscribeTo('account', id), subscribeTo('lists', id))
      if (role === 'admin') subscriptions.push(subscribeTo('requests', null), subscribeTo('chat', null))
      else for (const chatId of chatIds) subscriptions.push(subscribeTo('chat', chatId))
    },
    accountChanged() {
      const result = changed
      changed = false
      return result
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
