import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { eventTopics } from '#contract/billing.ts'
import { userCall } from '#contract/call.ts'

/** Something has changed and should be read again. */
export const ChangeEvent = z.object({
  topic: z.enum(eventTopics),
  id: z.string().nullable().describe('Id of the payment request (chat, requests) or of the user (account); null: any'),
})
export type ChangeEvent = z.infer<typeof ChangeEvent>

/**
 * A stream of changes that clients should read again: of the user's account and chat; for admins of all chats and requests. It ends with
 * the session.
 */
export const changesCall = userCall
  .route({ method: 'GET', path: '/api/events', summary: 'Events about what changed, as a stream' })
  .meta({ errors: ['RATE_LIMITED'] })
  .output(eventIterator(ChangeEvent, z.object({ ended: z.enum(['signed-out', 'stopping']) })))
