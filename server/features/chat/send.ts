import type { ChatMessage } from '#contract/chat.ts'
import type { Account } from '#server/core/accounts.ts'
import type { AdminAlerts } from '#server/core/admin-alerts.ts'
import type { Chat } from '#server/core/chat.ts'
import { once } from '#server/core/idempotency.ts'
import type { ChatSide } from '#server/core/payment-requests.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'

export interface SendDeps {
  readonly db: Db
  readonly chat: Chat
  /** Has admins hear of a person's line. */
  readonly alerts: Pick<AdminAlerts, 'raise'>
  /** Queues a mail about a line of the team, for a person who is away. It goes out if, and only if, the transaction commits. */
  readonly tellReply: (tx: Tx, reply: { requestId: string; position: number }) => Promise<void>
}

interface Message {
  readonly account: Pick<Account, 'id' | 'email'>
  readonly side: ChatSide
  readonly requestId: string
  readonly message: string
  readonly key: string | undefined
}

/** Says it, once for a key. */
export function send({ db, chat, alerts, tellReply }: SendDeps, { account, side, requestId, message, key }: Message): Promise<ChatMessage> {
  return once(db, { userId: account.id, scope: 'chat', key, request: { requestId, message } }, async (tx) => {
    const author = side === 'person' ? 'person' : 'team'
    const line = await chat.say(tx, { requestId, author, senderEmail: account.email, message })
    if (author === 'team') await tellReply(tx, { requestId, position: line.position })
    else await alerts.raise(tx, { requestId, by: account.id })
    return line
  })
}
