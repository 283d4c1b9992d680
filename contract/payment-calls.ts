import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { emailField, nameField } from '#contract/accounts.ts'
import { ById } from '#contract/api.ts'
import { ChatMessage, ChatPage, chatPageMax } from '#contract/chat.ts'
import { chatMessages } from '#contract/chat-messages.ts'
import { call } from '#contract/errors.ts'
import { Id, typedText, userText } from '#contract/fields.ts'
import { countries } from '#contract/options.ts'
import { chatMessageMax, eventTopics, isPhone, paymentLimits, paymentStatuses } from '#contract/paying.ts'
import { paymentMessages } from '#contract/paying-messages.ts'
import { billingIntervals, planIds } from '#contract/plans.ts'
import { planMessages } from '#contract/visitor-messages.ts'

/** Manual payment: requests, their chats, and the stream of change events. */

const words = paymentMessages

/** What a person chose, or typed into an address, in words of its own. */
const told =
  (unknown: (typed: string) => string, missing: string) =>
  ({ input }: { input?: unknown }): string =>
    typeof input === 'string' && input.trim() ? unknown(input.slice(0, 40)) : missing

const planWords = told((typed) => (typed === 'free' ? planMessages.nothingToPay : planMessages.unknownPlan(typed)), words.planRequired)

const phone = userText(paymentLimits.phone, words.phoneRequired).pipe(z.string().refine(isPhone, words.phoneInvalid))

const NewRequest = z.strictObject({
  user_name: nameField,
  user_email: emailField,
  user_phone: phone,
  plan_id: z.enum(planIds, { error: planWords }).exclude(['free'], { error: planWords }),
  billing_interval: z.enum(billingIntervals, { error: told(planMessages.unknownInterval, words.intervalRequired) }),
  country: z.enum(countries, words.countryRequired),
  message: typedText(z.string(), paymentLimits.message)
    .transform((text) => text || undefined)
    .nullish(),
  amount: z.unknown().optional().describe('Ignored: the price is the plan’s'),
  status: z.unknown().optional().describe('Ignored: every request is pending at first'),
  website: z.string().max(1000).optional().describe('Stays empty: programs that fill in every field are not listened to'),
})

/**
 * Whether a visitor's request belongs to the user with its address: `waiting` for the user's answer, `claimed` or `disowned`.
 * `none`: its sender was signed in.
 */
export const requestClaims = ['none', 'waiting', 'claimed', 'disowned'] as const
export type RequestClaim = (typeof requestClaims)[number]

/** A request to pay for a plan manually. */
export const PaymentRequest = z.object({
  id: z.uuid(),
  user_name: z.string(),
  user_email: z.string(),
  user_phone: z.string(),
  plan_id: z.enum(planIds).exclude(['free']),
  billing_interval: z.enum(billingIntervals),
  amount: z.int().describe('whole rupees'),
  message: z.string().nullable(),
  country: z.string(),
  status: z.enum(paymentStatuses),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable().describe('When it was paid or rejected'),
})
export type PaymentRequest = z.infer<typeof PaymentRequest>

/** The answer to the sender of a request, signed in or not: only data that they sent. */
export const Submitted = PaymentRequest.pick({
  id: true,
  plan_id: true,
  billing_interval: true,
  amount: true,
  status: true,
  created_at: true,
})
export type Submitted = z.infer<typeof Submitted>

const unread = z.int().nonnegative().describe('Lines of the chat that the asking side has not seen')

export const RequestWithChat = PaymentRequest.extend({ unread })
export type RequestWithChat = z.infer<typeof RequestWithChat>

/** A visitor's request, as the owner of its address is asked about it: what it is for, and nothing that the sender wrote. */
export const UnclaimedRequest = PaymentRequest.pick({ id: true, plan_id: true, billing_interval: true, amount: true, created_at: true })
export type UnclaimedRequest = z.infer<typeof UnclaimedRequest>

/** Requests that get-payment-requests answers at most. */
export const listedRequests = 500

const creation = <const Path extends `/${string}`>(path: Path) =>
  call.route({ method: 'POST', path, description: 'Anybody may ask to pay by hand.' }).input(NewRequest).output(Submitted)

export const paymentCalls = {
  create: creation('/api/payment-requests'),
  /** The same under the name that the function has. */
  createByName: creation('/functions/v1/payment-requests'),
  /** The user's newest pending request, else the newest one. */
  latest: call.route({ method: 'GET', path: '/api/payment-requests/latest' }).output(z.object({ request: RequestWithChat.nullable() })),
  mine: call
    .route({
      method: 'GET',
      path: '/api/payment-requests/mine',
      description:
        'Whose chats the person sees: their pending requests, newest first, and the newest decided one. `unclaimed` are pending requests that visitors sent under their verified address.',
    })
    .output(z.object({ items: z.array(RequestWithChat), unclaimed: z.array(UnclaimedRequest) })),
  /** "Mine": a visitor's request with the user's verified address becomes the user's, with its chat. */
  claim: call.route({ method: 'POST', path: '/api/payment-requests/{id}/claim', successStatus: 204 }).input(ById),
  /** "Not mine": it is no longer shown to the user, and admins are notified. */
  disown: call.route({ method: 'POST', path: '/api/payment-requests/{id}/disown', successStatus: 204 }).input(ById),
  /** The sum over the chats of the user's requests; for admins, over all chats. */
  unread: call.route({ method: 'GET', path: '/api/payment-requests/unread' }).output(z.object({ unread })),
  all: call
    .route({
      method: 'POST',
      path: '/functions/v1/get-payment-requests',
      description: `For admins: the newest ${listedRequests}. /api/admin/payment-requests has them page by page.`,
    })
    .input(z.strictObject({}).optional())
    .output(z.array(RequestWithChat)),
}

/** What the database's integers hold. */
const furthest = 2_147_483_647
/** In an address. */
const position = z.coerce.number().int().min(0).max(furthest)

export const chatCalls = {
  list: call
    .route({
      method: 'GET',
      path: '/api/payment-requests/{id}/chats',
      description:
        'The newest lines, oldest of them first. With `after`, the lines that follow that position: when there are none, nothing but one row is read. With `before`, the lines that lead up to it.',
    })
    .input(
      ById.extend({
        after: position.optional(),
        before: position.optional(),
        limit: z.coerce.number().int().min(1).max(chatPageMax).default(100),
      }),
    )
    .output(ChatPage),
  send: call
    .route({ method: 'POST', path: '/api/payment-requests/{id}/chats' })
    .input(
      z.strictObject({
        id: Id,
        message: userText(chatMessageMax, chatMessages.empty),
        sender_email: z.unknown().optional().describe('Ignored: the sender is who is signed in'),
      }),
    )
    .output(ChatMessage),
  /** Marks the chat as seen up to a position; one further back changes nothing. */
  seen: call
    .route({ method: 'POST', path: '/api/payment-requests/{id}/chats/seen', successStatus: 204 })
    .input(ById.extend({ position: z.int().min(0).max(furthest) })),
}

/** Something changed and is to be read again. */
export const ChangeEvent = z.object({
  topic: z.enum(eventTopics),
  id: z.string().nullable().describe('The payment request (chat, requests) or the person (account); null: any of them'),
})
export type ChangeEvent = z.infer<typeof ChangeEvent>

/**
 * A stream that says what to read again: the asking person's account and chat; for admins every chat and every request. It ends with
 * the session.
 */
export const changesCall = call
  .route({ method: 'GET', path: '/api/events' })
  .output(eventIterator(ChangeEvent, z.object({ ended: z.enum(['signed-out', 'stopping']) })))
