import type { ChatMessage } from '#contract/chat.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import type { AdminAlerts } from '#server/core/accounts/admin-alerts.ts'
import type { EmailQueue } from '#server/core/accounts/email-queue.ts'
import { type ChatStatus, chatStatus, findMessages, markSeen } from '#server/core/billing/chat.ts'
import type { ChatSide } from '#server/core/billing/payment-requests.ts'
import { idempotencyKeyOf, withIdempotencyKey } from '#server/core/calls/idempotency.ts'
import { signedIn } from '#server/core/calls/rpc.ts'
import type { Context, ServerFeature } from '#server/core/context.ts'
import type { Db } from '#server/infra/db/database.ts'
import { fail } from '#server/infra/http/api-error.ts'

/** Chats of payment requests: a user's own, and all for admins. Other users' chats are answered like missing ones. */
export const createChatFeature = (ctx: Context): ServerFeature => ({ routes: { chats: createRoutes(ctx) } })

function createRoutes(ctx: Context) {
  const { db, events, limits } = ctx

  return {
    list: signedIn.chats.list.handler(async ({ input: { id, ...range }, context: { account } }) => {
      const { newest, unread, seenByOther } = await chatStatusOrNotFound(db, id, account)
      const hasNew = newest > (range.after ?? 0)
      return { items: hasNew ? await findMessages(db, id, range) : [], newest, unread, seen_by_other: seenByOther }
    }),

    send: signedIn.chats.send.handler(async ({ input: { id, message }, context: { account, headers } }) => {
      const { side } = await chatStatusOrNotFound(db, id, account)
      await limits.consumeOrThrow('chat', account.id)
      return send(ctx, { account, side, requestId: id, message, key: idempotencyKeyOf(headers) })
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
  const status = await chatStatus(db, requestId, account)
  if (!status) throw fail('NOT_FOUND')
  return status
}

interface NewMessage {
  readonly account: Pick<Account, 'id' | 'email'>
  readonly side: ChatSide
  readonly requestId: string
  readonly message: string
  readonly key: string | undefined
}

interface SendDeps extends Pick<Context, 'db' | 'chat'> {
  readonly alerts: Pick<AdminAlerts, 'raise'>
  readonly emailQueue: Pick<EmailQueue, 'queue'>
}

/** Sends a message, once per idempotency key. A message of the team is emailed, too, to a user who is not in the app. */
export function send(
  { db, chat, alerts, emailQueue }: SendDeps,
  { account, side, requestId, message, key }: NewMessage,
): Promise<ChatMessage> {
  return withIdempotencyKey(db, { userId: account.id, scope: 'chat', key, request: { requestId, message } }, async (tx) => {
    const author = side === 'user' ? 'person' : 'team'
    const sent = await chat.post(tx, { requestId, author, senderEmail: account.email, message })
    if (author === 'team') await emailQueue.queue(tx, { about: 'chat-reply', requestId, position: sent.position })
    else await alerts.raise(tx, { requestId, actorId: account.id })
    return sent
  })
}
