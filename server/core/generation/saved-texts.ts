import { and, eq } from 'drizzle-orm'
import type { Generation } from '#api/schemas.ts'
import type { AnyRequest, AnyResult } from '#contract/kind.ts'
import { isKind } from '#kinds/index.ts'
import { savedLimits } from '#kinds/library.ts'
import { partsOf } from '#kinds/saved-parts.ts'
import type { Tx } from '#server/infra/db/database.ts'
import { savedContent } from '#server/infra/db/schema.ts'

/**
 * Keeps the library entries of a generation equal to its text when the user changes the text: an entry that holds a part as it was before
 * gets the part as it is now, and its title where that was made of the part. Entries that the user changed themselves stay.
 */
export async function syncSaved(
  tx: Tx,
  { id, kind, request }: Pick<Generation, 'id' | 'kind' | 'request'>,
  before: AnyResult,
  after: AnyResult,
): Promise<void> {
  if (!isKind(kind)) return
  const [saved] = await tx.select({ id: savedContent.id }).from(savedContent).where(eq(savedContent.generationId, id)).limit(1)
  if (!saved) return
  const earlier = new Map(partsOf(kind, request as AnyRequest, before).map(({ part, entry }) => [part, entry]))
  for (const { part, entry } of partsOf(kind, request as AnyRequest, after)) {
    const old = earlier.get(part)
    if (!old || old.content === entry.content || !entry.content.trim() || entry.content.length > savedLimits.content) continue
    const holds = and(eq(savedContent.generationId, id), eq(savedContent.part, part), eq(savedContent.content, old.content))
    await tx
      .update(savedContent)
      .set({ title: entry.title })
      .where(and(holds, eq(savedContent.title, old.title)))
    await tx.update(savedContent).set({ content: entry.content }).where(holds)
  }
}
