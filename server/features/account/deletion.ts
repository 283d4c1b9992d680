import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { EraseGenerations } from '#server/core/billing/quota.ts'
import type { RunningGenerations } from '#server/core/generation/running-generations.ts'
import { profiles, verifications } from '#server/infra/db/auth-schema.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { adminActions, paymentRequestChats, paymentRequests, rateLimits } from '#server/infra/db/schema.ts'
import type { Jobs } from '#server/infra/jobs.ts'
import type { Log } from '#server/infra/log.ts'
import type { Mailer } from '#server/infra/mail.ts'
import { deletionMessages } from './messages.ts'

interface Deps {
  db: Db
  jobs: Pick<Jobs, 'forget'>
  mailer: Pick<Mailer, 'forget'>
  runs: Pick<RunningGenerations, 'cancelUser'>
  eraseGenerations: EraseGenerations
  /** Cancels card subscriptions if the transaction commits. */
  cancelCards: (tx: Tx, userId: string) => Promise<void>
  log: Log
}

interface DeletedUser {
  readonly id: string
  /** Verified, in lower case. */
  readonly email: string
}

/** Replaces the name in payment requests that are kept. */
const deletedUserName = deletionMessages.name

/**
 * Deletes a user and all data about them in one transaction. Paid payment requests are business records and are kept without name,
 * address, telephone number, message and chat. The usage of the current month is kept until the month ends, under a keyed hash of the
 * address. Running generations are ended.
 */
export const createErase =
  ({ db, jobs, mailer, runs, eraseGenerations, cancelCards, log }: Deps) =>
  async (user: DeletedUser): Promise<void> => {
    await db.transaction(async (tx) => {
      // Before the profile: rows must be locked in the same order as when a generation settles, to prevent a deadlock.
      await eraseGenerations(tx, user)
      await erasePayments(tx, user)
      await eraseTraces(tx, user)
      await jobs.forget({ userId: user.id }, tx)
      await cancelCards(tx, user.id)
      // All other data of the user is deleted by foreign keys on this row.
      await tx.delete(profiles).where(eq(profiles.id, user.id))
    })
    runs.cancelUser(user.id)
    // A failure here does not undo the deletion of the account.
    await mailer.forget(user.email).catch((error: unknown) => log.error({ error }, 'mails to a deleted account could not be removed'))
  }

/** Erases the user's payment requests, and those that a visitor sent with this address. */
async function erasePayments(tx: Tx, { id, email }: DeletedUser): Promise<void> {
  const isOwn = or(eq(paymentRequests.userId, id), and(isNull(paymentRequests.userId), eq(sql`lower(${paymentRequests.userEmail})`, email)))
  const unpaid = await tx
    .delete(paymentRequests)
    .where(and(isOwn, ne(paymentRequests.status, 'paid')))
    .returning({ id: paymentRequests.id })
  const paid = await tx
    .update(paymentRequests)
    .set({ userId: null, userName: deletedUserName, userEmail: '', userPhone: '', message: null, unreadByPerson: 0, unreadByAdmins: 0 })
    .where(isOwn)
    .returning({ id: paymentRequests.id })
  const idsOf = (rows: readonly { id: string }[]) => rows.map((row) => row.id)
  await tx.delete(paymentRequestChats).where(inArray(paymentRequestChats.paymentRequestId, idsOf(paid)))
  await tx.delete(adminActions).where(inArray(adminActions.subject, idsOf(unpaid)))
  // Notes on a kept request may name the user; the record of the payment and its time is kept.
  await tx
    .update(adminActions)
    .set({ details: {} })
    .where(inArray(adminActions.subject, idsOf(paid)))
}

/** Erases data about the user in tables without a foreign key to the profile. */
async function eraseTraces(tx: Tx, { id, email }: DeletedUser): Promise<void> {
  // Chat messages that the user wrote as an admin, in other users' chats.
  await tx.update(paymentRequestChats).set({ senderEmail: '' }).where(eq(paymentRequestChats.senderEmail, email))
  await tx.delete(adminActions).where(eq(adminActions.subject, id))
  await tx.delete(verifications).where(sql`strpos(${verifications.value}, ${id}) > 0`)
  await tx.delete(rateLimits).where(sql`strpos(${rateLimits.key}, ${id}) > 0`)
}
