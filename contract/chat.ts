import { z } from 'zod'
import { Id } from '#contract/fields.ts'

/** The chat about a payment request, between its user and the admins. */

/** Maximum number of messages in a response. */
export const chatPageMax = 200

/** `team` is any admin; `product` marks automatic messages. */
export const chatAuthors = ['person', 'team', 'product'] as const
export type ChatAuthor = (typeof chatAuthors)[number]

/** How a request is paid, for screens that draw more than text. */
export const PaymentInstructions = z.object({
  amount: z.int().describe('Whole rupees'),
  reference: z.string().describe('The reference to state with the payment'),
  upi: z
    .object({
      id: z.string(),
      name: z.string(),
      uri: z.string().describe('upi://pay?… with amount and reference; shown as a QR code on large screens, as a button on phones'),
    })
    .nullable(),
  links: z.array(z.object({ label: z.string(), url: z.string() })).describe('Payment pages for cards and banks'),
})
export type PaymentInstructions = z.infer<typeof PaymentInstructions>

export const ChatMessage = z.object({
  id: Id,
  position: z.int().positive().describe('From 1 without gaps, oldest first'),
  author: z.enum(chatAuthors),
  sender_email: z
    .string()
    .describe('Empty once the account of the sending admin is deleted, and for automatic messages of a server without a support address'),
  message: z.string(),
  instructions: PaymentInstructions.nullable(),
  created_at: z.iso.datetime(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** Part of a chat, oldest first. */
export const ChatPage = z.object({
  items: z.array(ChatMessage),
  newest: z.int().nonnegative().describe('Position of the newest message; 0 when there is none'),
  unread: z.int().nonnegative().describe('Messages of the other side that the caller has not seen'),
  seen_by_other: z.int().nonnegative().describe('Last position that the other side has seen'),
})
export type ChatPage = z.infer<typeof ChatPage>
