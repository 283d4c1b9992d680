import type { ChatMessage } from '#contract/chat.ts'
import type { Account } from '#server/core/accounts.ts'
import type { AdminAlerts } from '#server/core/admin-alerts.ts'
import { type Chat, type ChatStatus, chatStatus, findMessages, markSeen } from '#server/core/chat.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '#server/core/idempotency.ts'
import type { Limits } from '#server/core/limits.ts'
import type { ChatSide } from '#server/core/payment-requests.ts'
import { signedIn } from '#server/core/rpc.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import type { Events } from '#server/platform/events.ts'
import { fail } from '#server/platform/fail.ts'

interface Deps extends SendDeps {
  readonly events: Pick<Events, 'publish'>
  readonly limits: Pick<Limits, 'admit'>
}

/** Chats of payment requests: their person's own, and everybody's for admins. Others' are as if they did not exist. */
export function createChatRoutes({ events, limits, ...deps }: Deps) {
  const { db } = deps

  return {
    list: signedIn.chats.list.handler(async ({ input: { id, ...part }, context: { account } }) => {
      const { newest, unread, seenByOther } = await chatStatusOrNotFound(db, id, account)
      const news = newest > (part.after ?? 0)
      return { items: news ? await findMessages(db, id, part) : [], newest, unread, seen_by_other: seenByOther }
    }),

    send: signedIn.chats.send.handler(async ({ input: { id, message }, context: { account, headers } }) => {
      const { side } = await chatStatusOrNotFound(db, id, account)
      await limits.admit('chat', account.id)
      return send(deps, { account, side, requestId: id, message, key: idempotencyKeyOf(headers) })
    }),

    seen: signedIn.chats.seen.handler(async ({ input: { id, position }, context: { account } }) => {
      const { side } = await chatStatusOrNotFound(db, id, account)
      await db.transaction(async (tx) => {
        if (await markSeen(tx, id, side, position)) await events.publish(tx, { topic: 'chat', id })
      })
    }),
  }
}

/** @throws NOT_FOUND */
async function chatStatusOrNotFound(db: Db, requestId: string, account: Account): Promise<ChatStatus> {
  const found = await chatStatus(db, requestId, account)
  if (!found) throw fail('NOT_FOUND')
  return found
}

interface SendDeps {
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
  return withIdempotencyKey(db, { userId: account.id, scope: 'chat', key, request: { requestId, message } }, async (tx) => {
    const author = side === 'person' ? 'person' : 'team'
    const line = await chat.post(tx, { requestId, author, senderEmail: account.email, message })
    if (author === 'team') await tellReply(tx, { requestId, position: line.position })
    else await alerts.raise(tx, { requestId, by: account.id })
    return line
  })
}
