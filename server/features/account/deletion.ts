import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { EraseGenerations } from '#server/core/quota.ts'
import type { RunningGenerations } from '#server/core/running-generations.ts'
import { profiles, verifications } from '#server/platform/db/auth-schema.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { adminActions, paymentRequestChats, paymentRequests, rateLimits } from '#server/platform/db/schema.ts'
import type { Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import type { Mailer } from '#server/platform/mail.ts'

interface Deps {
  db: Db
  jobs: Pick<Jobs, 'forget'>
  mailer: Pick<Mailer, 'forget'>
  runs: Pick<RunningGenerations, 'end'>
  eraseGenerations: EraseGenerations
  /** Ends what cards pay for, if, and only if, the transaction commits. */
  endCards: (tx: Tx, userId: string) => Promise<void>
  log: Log
}

interface Person {
  readonly id: string
  /** Verified, in lower case. */
  readonly email: string
}

/** What stands in a kept payment request in place of a name. */
const nobody = 'Deleted account'

/**
 * Deletes a person and all that is stored about them, in one transaction: afterwards nothing names them. Paid payment requests are
 * business records and stay, without name, address, telephone number, message and chat. What was used of the month's quotas stays until
 * the month is over, under a keyed hash of the address. What they have running is ended.
 */
export const createErase =
  ({ db, jobs, mailer, runs, eraseGenerations, endCards, log }: Deps) =>
  async (person: Person): Promise<void> => {
    await db.transaction(async (tx) => {
      // Before the profile, in the order in which a run settles: the other way round the two could wait for each other.
      await eraseGenerations(tx, person)
      await erasePayments(tx, person)
      await eraseTraces(tx, person)
      await jobs.forget(person.id, tx)
      await endCards(tx, person.id)
      // All else that belongs to a person goes with this row.
      await tx.delete(profiles).where(eq(profiles.id, person.id))
    })
    runs.end(person.id)
    // The account is gone whether or not the outbox can be cleared.
    await mailer.forget(person.email).catch((error: unknown) => log.error({ error }, 'mails to a deleted account could not be removed'))
  }

/** Requests of this person, and those that were sent from this address while nobody was signed in. */
async function erasePayments(tx: Tx, { id, email }: Person): Promise<void> {
  const own = or(eq(paymentRequests.userId, id), and(isNull(paymentRequests.userId), eq(sql`lower(${paymentRequests.userEmail})`, email)))
  const unpaid = await tx
    .delete(paymentRequests)
    .where(and(own, ne(paymentRequests.status, 'paid')))
    .returning({ id: paymentRequests.id })
  const paid = await tx
    .update(paymentRequests)
    .set({ userId: null, userName: nobody, userEmail: '', userPhone: '', message: null, unreadByPerson: 0, unreadByAdmins: 0 })
    .where(own)
    .returning({ id: paymentRequests.id })
  const idsOf = (rows: readonly { id: string }[]) => rows.map((row) => row.id)
  await tx.delete(paymentRequestChats).where(inArray(paymentRequestChats.paymentRequestId, idsOf(paid)))
  await tx.delete(adminActions).where(inArray(adminActions.subject, idsOf(unpaid)))
  // Notes on a kept request may say whose it was; that it was paid, and when, stays.
  await tx
    .update(adminActions)
    .set({ details: {} })
    .where(inArray(adminActions.subject, idsOf(paid)))
}

/** What names the person without belonging to them: a table's own key holds no reference that would take it along. */
async function eraseTraces(tx: Tx, { id, email }: Person): Promise<void> {
  // What they wrote as an admin, in conversations of others.
  await tx.update(paymentRequestChats).set({ senderEmail: '' }).where(eq(paymentRequestChats.senderEmail, email))
  await tx.delete(adminActions).where(eq(adminActions.subject, id))
  await tx.delete(verifications).where(sql`strpos(${verifications.value}, ${id}) > 0`)
  await tx.delete(rateLimits).where(sql`strpos(${rateLimits.key}, ${id}) > 0`)
}
