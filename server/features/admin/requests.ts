import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AdminRequest } from '#contract/admin-calls.ts'
import { brand } from '#contract/brand.ts'
import type { PaymentStatus } from '#contract/paying.ts'
import { olderThan, type Page, page } from '#server/core/keyset.ts'
import { claimOf, shownRequest } from '#server/core/payment-requests.ts'
import { heldByEach } from '#server/core/subscriptions.ts'
import { profiles } from '#server/platform/db/auth-schema.ts'
import { holds, searchable } from '#server/platform/db/columns.ts'
import type { Db, Tx } from '#server/platform/db/database.ts'
import { paymentRequests } from '#server/platform/db/schema.ts'
import { fail } from '#server/platform/fail.ts'

interface Asked {
  readonly before?: string | undefined
  readonly limit: number
  /** Part of the name, address, telephone number, message or reference, in any case. */
  readonly search?: string | undefined
  readonly status?: PaymentStatus | undefined
}

/** Whose account a request is shown with: its owner's; while nobody has claimed it, that of whoever has verified its address. */
const accountId: SQL<string | null> = sql`coalesce(${paymentRequests.userId}, (select owner.id from ${profiles} owner
  where owner.email = lower(${paymentRequests.userEmail}) and owner.email_verified and ${paymentRequests.disownedAt} is null))`

const searched = searchable(
  sql`concat_ws(' ', ${paymentRequests.userName}, ${paymentRequests.userEmail}, ${paymentRequests.userPhone}, ${paymentRequests.message},
    ${brand.referencePrefix}::text || ${paymentRequests.id}::text)`,
)

/** Payment requests, newest first. @throws INVALID_INPUT for a cursor that is none of ours */
export async function findRequests(db: Db, { before, limit, search, status }: Asked): Promise<Page<AdminRequest>> {
  const wanted = search?.trim()
  const rows = await select(
    db,
    and(olderThan(before, paymentRequests), status && eq(paymentRequests.status, status), wanted ? holds(searched, wanted) : undefined),
    limit + 1,
  )
  const { items, next } = page(rows, limit)
  return { items: items.map(shown), next }
}

/** @throws NOT_FOUND */
export async function findRequest(db: Db | Tx, id: string): Promise<AdminRequest> {
  const [row] = await select(db, eq(paymentRequests.id, id), 1)
  if (!row) throw fail('NOT_FOUND')
  return shown(row)
}

function select(db: Db | Tx, which: SQL | undefined, limit: number) {
  const held = heldByEach(db)
  const { id, createdAt } = paymentRequests
  return db
    .select({
      id,
      createdAt,
      request: paymentRequests,
      account: { id: profiles.id, disabled: profiles.disabled },
      plan: held.plan,
      expiresAt: held.expiresAt,
      byCard: held.byCard,
    })
    .from(paymentRequests)
    .leftJoin(profiles, eq(profiles.id, accountId))
    .leftJoinLateral(held, sql`true`)
    .where(which)
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

const shown = ({ request, account, plan, expiresAt, byCard }: Awaited<ReturnType<typeof select>>[number]): AdminRequest => ({
  ...shownRequest(request),
  claim: claimOf(request),
  account: account && { ...account, plan: plan ?? 'free', expires_at: expiresAt?.toISOString() ?? null, by_card: byCard ?? false },
})
