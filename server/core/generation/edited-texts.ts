import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { EditedText, Generation } from '#api/schemas.ts'
import { fieldMessages } from '#contract/field-messages.ts'
import type { AnyResult, Kind, KindSchema } from '#contract/kind.ts'
import { resultNotes } from '#contract/result-notes.ts'
import { versionsIn } from '#contract/versions.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { isKind, kinds } from '#kinds/index.ts'
import { savedLimits } from '#kinds/library.ts'
import type { History } from '#server/core/generation/history.ts'
import { syncSaved } from '#server/core/generation/saved-texts.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { earlierTexts, generations, type StoredEdit } from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'

/** What the user made of a text. */
type Edit = Pick<EditedText, 'result' | 'version' | 'copied'>

export interface EditedTexts {
  /**
   * Stores the text as its user has it now. One that was copied and is changed is kept as an earlier text.
   * @throws NOT_FOUND; INVALID_INPUT for a result that is none of the generation's kind, or a version that there is not
   */
  edit(userId: string, id: string, edit: Edit): Promise<Generation>
  /** The earlier texts, newest first. @throws NOT_FOUND */
  texts(userId: string, id: string): Promise<EditedText[]>
}

/** Earlier texts of one generation; the oldest go. */
const mostEarlier = 20

/** A result without its notes to the writer, and without other versions. */
const textOnly = (result: AnyResult): Record<string, unknown> =>
  Object.fromEntries(Object.entries(result).filter(([name]) => name !== 'otherVersions' && !Object.hasOwn(resultNotes, name)))

const invalid = (path: string, message: string) => fail('INVALID_INPUT', { issues: [{ path, message }] })

/** The text of an edit, by the schema of its kind. @throws INVALID_INPUT */
function checkedText(kind: Generation['kind'], { result }: Edit): Record<string, unknown> {
  if (!isKind(kind)) throw fail('NOT_FOUND')
  const schema: KindSchema = serverKinds[kind].schema
  const given = textOnly(result)
  const parsed = schema.result.safeParse(given)
  // A schema drops what it does not know: such a text is refused as a whole.
  if (!parsed.success || !isDeepStrictEqual(parsed.data, given)) throw invalid('result', fieldMessages.otherText)
  const text = (kinds[kind] as Kind).text(parsed.data)
  if (text.length > savedLimits.content) throw invalid('result', fieldMessages.tooLong({ most: savedLimits.content.toLocaleString('en') }))
  const stored = JSON.stringify(given)
  // Escaped: NUL, and surrogates without their other half.
  if (/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/iu.test(stored)) throw invalid('result', fieldMessages.notStorable)
  return given
}

/** Keeps a text among the earlier ones of its generation. */
export async function keepEarlier(tx: Tx, userId: string, generationId: string, text: StoredEdit): Promise<void> {
  await tx.insert(earlierTexts).values({ userId, generationId, text })
  const old = tx
    .select({ id: earlierTexts.id })
    .from(earlierTexts)
    .where(eq(earlierTexts.generationId, generationId))
    .orderBy(desc(earlierTexts.createdAt), desc(earlierTexts.id))
    .offset(mostEarlier)
  await tx.delete(earlierTexts).where(inArray(earlierTexts.id, old))
}

/** The version of a result as it was written, without notes; `undefined` when there is no such version. */
function writtenText(result: Record<string, unknown> | null, version: number): Record<string, unknown> | undefined {
  const chosen = result && versionsIn(result)[version - 1]
  return chosen ? textOnly(chosen) : undefined
}

export function createEditedTexts({ db, history }: { readonly db: Db; readonly history: Pick<History, 'get'> }): EditedTexts {
  const own = (userId: string, id: string) => and(eq(generations.id, id), eq(generations.userId, userId), eq(generations.state, 'done'))

  return {
    async edit(userId, id, edit) {
      await db.transaction(async (tx) => {
        const [row] = await tx
          .select({ kind: generations.kind, request: generations.request, result: generations.result, edited: generations.edited })
          .from(generations)
          .where(own(userId, id))
          .for('update')
        if (!row) throw fail('NOT_FOUND')
        const { kind, request, result: written, edited: before } = row
        const { version } = edit
        const result = checkedText(kind, edit)
        const original = writtenText(written, version)
        if (!original) throw invalid('version', fieldMessages.otherText)
        const stays = before !== null && before.version === version && isDeepStrictEqual(before.result, result)
        const copied = edit.copied || (stays && before.copied)
        // Of the versions one is the current one: what was made of another is kept as well.
        if (before && !stays && (before.copied || before.version !== version)) await keepEarlier(tx, userId, id, before)
        // As it was written again, and never copied: there is nothing to remember.
        const next =
          isDeepStrictEqual(original, result) && !copied && version === 1 ? null : { result, version, copied, at: new Date().toISOString() }
        if (stays && before.copied === copied) return
        await tx.update(generations).set({ edited: next }).where(own(userId, id))
        await syncSaved(tx, { id, kind, request }, before?.version === version ? before.result : original, result)
      })
      return history.get(userId, id)
    },

    async texts(userId, id) {
      await history.get(userId, id)
      const rows = await db
        .select({ text: earlierTexts.text })
        .from(earlierTexts)
        .where(and(eq(earlierTexts.userId, userId), eq(earlierTexts.generationId, id)))
        .orderBy(desc(earlierTexts.createdAt), desc(earlierTexts.id))
      return rows.map(({ text }) => text)
    },
  }
}
