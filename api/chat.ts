import { z } from 'zod'
import { ById } from '#api/schemas.ts'
import { chatMessageMax } from '#contract/billing.ts'
import { userCall } from '#contract/call.ts'
import { ChatMessage, ChatPage, chatPageMax } from '#contract/chat.ts'
import { chatMessages } from '#contract/chat-messages.ts'
import { Id, userText } from '#contract/fields.ts'

/** The largest integer of the database. */
const maxPosition = 2_147_483_647
/** In a query string. */
const position = z.coerce.number().int().min(0).max(maxPosition)

/** The chats of payment requests. */
export const chatCalls = {
  list: userCall
    .route({
      method: 'GET',
      path: '/api/payment-requests/{id}/chats',
      summary: 'Read the chat of a payment request',
      description:
        'The newest messages, oldest first. With `after`: the messages after that position; without new ones, only one row is read. With `before`: the messages before that position.',
    })
    .meta({ errors: ['NOT_FOUND'] })
    .input(
      ById.extend({
        after: position.optional(),
        before: position.optional(),
        limit: z.coerce.number().int().min(1).max(chatPageMax).default(100),
      }),
    )
    .output(ChatPage),
  send: userCall
    .route({ method: 'POST', path: '/api/payment-requests/{id}/chats', summary: 'Send a chat message' })
    .meta({ errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'] })
    .input(
      z.strictObject({
        id: Id,
        message: userText(chatMessageMax, chatMessages.empty),
        sender_email: z.unknown().optional().describe('Ignored: the sender is the signed-in user'),
      }),
    )
    .output(ChatMessage),
  /** Marks the chat as seen up to a position; an earlier position changes nothing. */
  seen: userCall
    .route({ method: 'POST', path: '/api/payment-requests/{id}/chats/seen', summary: 'Mark chat messages as read', successStatus: 204 })
    .meta({ errors: ['NOT_FOUND'] })
    .input(ById.extend({ position: z.int().min(0).max(maxPosition) })),
}
