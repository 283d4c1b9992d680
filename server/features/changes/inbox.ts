import type { ChangeEvent } from '#contract/payment-calls.ts'
import type { Account } from '#server/core/accounts.ts'
import type { Events, Topic } from '#server/platform/events.ts'

/** What one watcher has heard and not been told yet. */
export interface Inbox {
  /** Hears from now on what this person may hear: their account and chats; as an admin every chat and every request. */
  follow(account: Account, chatIds: readonly string[]): void
  /** Whether something was heard of the person's own account since this was last asked. */
  doubtful(): boolean
  /** Takes what was heard; of changes of one thing there is one. */
  take(): ChangeEvent[]
  /** Resolves once there is something to take, at the latest after so many milliseconds. */
  news(atMost: number): Promise<void>
  /** Hears nothing more. */
  close(): void
}

export function createInbox(events: Pick<Events, 'subscribe'>): Inbox {
  const heard = new Map<string, ChangeEvent>()
  const ends: (() => void)[] = []
  let wake = Promise.withResolvers<void>()
  let ownAccount = false
  let closed = false

  const listen = (topic: Topic, id: string | null) =>
    events.subscribe(topic, id, (about) => {
      heard.set(`${topic}:${about}`, { topic, id: about })
      ownAccount ||= topic === 'account'
      wake.resolve()
    })
  const unsubscribe = () => {
    for (const end of ends.splice(0)) end()
  }

  return {
    follow({ id, role }, chatIds) {
      if (closed) return
      unsubscribe()
      ends.push(listen('account', id))
      if (role === 'admin') ends.push(listen('requests', null), listen('chat', null))
      else for (const chatId of chatIds) ends.push(listen('chat', chatId))
    },
    doubtful() {
      const was = ownAccount
      ownAccount = false
      return was
    },
    take() {
      const taken = [...heard.values()]
      heard.clear()
      wake = Promise.withResolvers()
      return taken
    },
    async news(atMost) {
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
