import { and, desc, eq, sql } from 'drizzle-orm'
import type { AdminAction, AdminActionId } from '#api/admin.ts'
import { olderThan, type Page, type PageQuery, toPage } from '#server/core/calls/keyset.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import type { Db } from '#server/infra/db/database.ts'
import { adminActions, paymentRequests } from '#server/infra/db/schema.ts'

interface ActionQuery extends PageQuery {
  readonly subject?: string | undefined
}

/** Actions of admins, newest first. @throws INVALID_INPUT for an invalid cursor */
export async function findActions(db: Db, { before, limit, subject }: ActionQuery): Promise<Page<AdminAction>> {
  const { id, createdAt, action, details } = adminActions
  const rows = await db
    .select({
      id,
      createdAt,
      action,
      subject: adminActions.subject,
      details,
      adminId: profiles.id,
      adminName: profiles.fullName,
      adminEmail: profiles.email,
      about: sql<string | null>`coalesce(
        (select nullif(${paymentRequests.userEmail}, '') from ${paymentRequests} where ${paymentRequests.id}::text = ${adminActions.subject}),
        (select account.email from ${profiles} account where account.id::text = ${adminActions.subject}))`,
    })
    .from(adminActions)
    .leftJoin(profiles, eq(profiles.id, adminActions.adminId))
    .where(and(olderThan(before, adminActions), subject === undefined ? undefined : eq(adminActions.subject, subject)))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1)
  return toPage(rows, limit, ({ createdAt, adminId, adminName, adminEmail, action, ...row }) => ({
    ...row,
    action: action as AdminActionId,
    created_at: createdAt.toISOString(),
    admin: adminId === null ? null : { id: adminId, full_name: adminName ?? '', email: adminEmail ?? '' },
  }))
}
