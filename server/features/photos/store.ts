import { and, desc, eq } from 'drizzle-orm'
import { photoMessages } from '#contract/photo-messages.ts'
import { type PlanId, paidPlanIds, plans } from '#contract/plans.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { photos } from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { StoredPhoto } from '#server/infra/pictures/stored-photo.ts'

const listed = { id: photos.id, width: photos.width, height: photos.height, mediaType: photos.mediaType, createdAt: photos.createdAt }
type ListedRow = Pick<typeof photos.$inferSelect, keyof typeof listed>

const toPhoto = ({ mediaType, createdAt, ...row }: ListedRow) => ({ ...row, media_type: mediaType, created_at: createdAt.toISOString() })

const isOwn = (userId: string, id: string) => and(eq(photos.id, id), eq(photos.userId, userId))

/** The user's photos, newest first. */
export async function listPhotos(db: Db, userId: string) {
  const rows = await db.select(listed).from(photos).where(eq(photos.userId, userId)).orderBy(desc(photos.createdAt), desc(photos.id))
  return rows.map(toPhoto)
}

/** The bytes of a photo of the user's, whole or as its thumbnail. */
export async function findPhoto(db: Db, userId: string, id: string, size: 'whole' | 'thumbnail') {
  const [row] = await db
    .select({ mediaType: photos.mediaType, bytes: size === 'whole' ? photos.bytes : photos.thumbnail })
    .from(photos)
    .where(isOwn(userId, id))
  return row
}

/** @returns whether the user had it */
export async function removePhoto(db: Db, userId: string, id: string): Promise<boolean> {
  return (await db.delete(photos).where(isOwn(userId, id)).returning({ id: photos.id })).length > 0
}

type Owner = Pick<Account, 'id' | 'plan'>

const largestPlan: PlanId | undefined = paidPlanIds.at(-1)

/** @throws QUOTA_REACHED when the plan stores no more */
export async function checkRoom(db: Db | Tx, { id, plan }: Owner): Promise<void> {
  const limit = plans[plan].photos
  if ((await db.$count(photos, eq(photos.userId, id))) < limit) return
  const most = limit.toLocaleString('en')
  const message = plan === largestPlan ? photoMessages.fullOfMost({ most }) : photoMessages.full({ most })
  throw fail('QUOTA_REACHED', { feature: 'photos', limit }, message)
}

/** @throws QUOTA_REACHED */
export function storePhoto(db: Db, account: Owner, photo: StoredPhoto) {
  return db.transaction(async (tx) => {
    // Locks the profile, so that photos are counted one upload after the other.
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, account.id)).for('update')
    await checkRoom(tx, account)
    const [row] = await tx
      .insert(photos)
      .values({ ...photo, size: photo.bytes.length, userId: account.id })
      .returning(listed)
    if (!row) throw new Error('An insert returns its row')
    return toPhoto(row)
  })
}
