import { z } from 'zod'
import { Id } from '#contract/fields.ts'

/** The chat about a payment request, between its user and the admins. */

/** Lines of a chat that one answer holds at most. */
export const chatPageMax = 200

/** `team` is any admin; `product` marks automatic messages. */
export const chatAuthors = ['person', 'team', 'product'] as const
export type ChatAuthor = (typeof chatAuthors)[number]

/** How a request is paid, for screens that draw more than text. */
export const PaymentInstructions = z.object({
  amount: z.int().describe('Whole rupees'),
  reference: z.string().describe('What the payer is asked to mention'),
  upi: z
    .object({
      id: z.string(),
      name: z.string(),
      uri: z.string().describe('upi://pay?… with the amount and the reference: a QR code on a large screen, a button on a phone'),
    })
    .nullable(),
  links: z.array(z.object({ label: z.string(), url: z.string() })).describe('Pages for cards and banks'),
})
export type PaymentInstructions = z.infer<typeof PaymentInstructions>

export const ChatMessage = z.object({
  id: Id,
  position: z.int().positive().describe('From 1 without gaps, oldest first'),
  author: z.enum(chatAuthors),
  sender_email: z.string().describe('Empty once the account of an admin is deleted'),
  message: z.string(),
  instructions: PaymentInstructions.nullable(),
  created_at: z.iso.datetime(),
})
export type ChatMessage = z.infer<typeof ChatMessage>

/** Part of a chat, oldest first. */
export const ChatPage = z.object({
  items: z.array(ChatMessage),
  newest: z.int().nonnegative().describe('The position of the newest line; 0 while there is none'),
  unread: z.int().nonnegative().describe('Lines of the other side that this side has not seen'),
  seen_by_other: z.int().nonnegative().describe('Up to which position the other side has seen the chat'),
})
export type ChatPage = z.infer<typeof ChatPage>
