import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Kind, KindSchema } from '#contract/kind.ts'
import type { LanguageCode } from '#contract/options.ts'
import { versionsIn } from '#contract/versions.ts'
import { editsToSuggest, type VoiceRule } from '#contract/voice-rules.ts'
import { serverKinds } from '#kinds/index.server.ts'
import { isKind, kinds } from '#kinds/index.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { generations, voiceEdits, voiceRules, voices } from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'
import { detectEdits, type Edit } from '#writer/revision/detect-edits.ts'

interface Report {
  readonly generation: string
  /** From 1. */
  readonly version: number
  /** The text as the user changed it. */
  readonly after: string
}

/** What the user is asked about. */
interface Suggestion {
  readonly id: string
  readonly rule: VoiceRule
}

/**
 * Stores what a user changed in a text that one of their voices wrote, and returns the rule to ask them about; `null` for none. The
 * original text is read from History.
 * @throws NOT_FOUND when the user has no such generation
 */
export async function reportEdit(db: Db, userId: string, report: Report): Promise<Suggestion | null> {
  const written = await findWritten(db, userId, report)
  const edits = written ? detectEdits(written.text, report.after, written.language) : []
  if (!written || edits.length === 0) return null
  const { voice } = written
  return db.transaction(async (tx) => {
    if (!(await lockVoice(tx, userId, voice))) return null
    const rows = edits.map((edit) => ({ ...edit, userId, voiceId: voice, generationId: report.generation }))
    await tx.insert(voiceEdits).values(rows).onConflictDoNothing()
    const due = await findDue(tx, voice, edits)
    return due ? suggest(tx, userId, voice, due) : null
  })
}

/** Locks a voice, so that edits of it that are reported at the same time are counted one after the other. False when the user has none. */
export async function lockVoice(tx: Tx, userId: string, id: string): Promise<boolean> {
  const own = and(eq(voices.userId, userId), eq(voices.id, id))
  const rows = await tx.select({ id: voices.id }).from(voices).where(own).for('update')
  return rows.length > 0
}

interface Written {
  readonly voice: string
  readonly text: string
  readonly language: LanguageCode
}

/** A text with the voice that wrote it; `null` without a voice, or of a format that is not known any more. @throws NOT_FOUND */
async function findWritten(db: Db, userId: string, { generation, version }: Report): Promise<Written | null> {
  const own = and(eq(generations.userId, userId), eq(generations.id, generation), eq(generations.state, 'done'))
  const [row] = await db
    .select({ kind: generations.kind, request: generations.request, result: generations.result })
    .from(generations)
    .where(own)
  if (!row) throw fail('NOT_FOUND')
  if (!isKind(row.kind)) return null
  const schema: KindSchema = serverKinds[row.kind].schema
  const [request, result] = [schema.request.safeParse(row.request), schema.result.safeParse(row.result)]
  const chosen = result.success ? versionsIn(result.data)[version - 1] : undefined
  if (!request.success || !chosen || request.data.voice === undefined) return null
  return { voice: request.data.voice, text: (kinds[row.kind] as Kind).text(chosen), language: request.data.language }
}

/** The first of these sorts of edits that came up often enough to ask about it, and about which the user has not decided. */
async function findDue(tx: Tx, voice: string, edits: readonly Edit[]): Promise<Edit | undefined> {
  const patterns = edits.map(({ pattern }) => pattern)
  const undecided = sql`(${voiceRules.state} is null or ${inArray(voiceRules.state, ['suggested', 'postponed'])})`
  const rows = await tx
    .select({ pattern: voiceEdits.pattern })
    .from(voiceEdits)
    .leftJoin(voiceRules, and(eq(voiceRules.voiceId, voiceEdits.voiceId), eq(voiceRules.pattern, voiceEdits.pattern)))
    .where(and(eq(voiceEdits.voiceId, voice), inArray(voiceEdits.pattern, patterns), undecided))
    .groupBy(voiceEdits.pattern, voiceRules.editsSeen)
    .having(sql`count(*) - coalesce(${voiceRules.editsSeen}, 0) >= ${editsToSuggest}`)
  return edits.find(({ pattern }) => rows.some((row) => row.pattern === pattern))
}

async function suggest(tx: Tx, userId: string, voiceId: string, { pattern }: Edit): Promise<Suggestion> {
  const edits = await tx
    .select({ rule: voiceEdits.rule })
    .from(voiceEdits)
    .where(and(eq(voiceEdits.voiceId, voiceId), eq(voiceEdits.pattern, pattern)))
    .orderBy(voiceEdits.createdAt, voiceEdits.id)
  const rule = joined(edits.map((edit) => edit.rule))
  const [row] = await tx
    .insert(voiceRules)
    .values({ userId, voiceId, pattern, rule })
    .onConflictDoUpdate({ target: [voiceRules.voiceId, voiceRules.pattern], set: { state: 'suggested', rule, updatedAt: sql`now()` } })
    .returning({ id: voiceRules.id, rule: voiceRules.rule })
  if (!row) throw new Error('An upsert returns its row')
  return row
}

/** One rule of the edits of a pattern: the average length, and a word as it is written inside a sentence. */
function joined(rules: readonly VoiceRule[]): VoiceRule {
  const shares = rules.flatMap((rule) => (rule.kind === 'shorter' ? [rule.share] : []))
  if (shares.length > 0)
    return { kind: 'shorter', share: Math.round((20 * shares.reduce((sum, share) => sum + share, 0)) / shares.length) / 20 }
  const small = rules.find((rule) => rule.kind === 'replace' && /^\p{Ll}/u.test(rule.from))
  const [first] = rules
  if (!first) throw new Error('A rule is made of edits')
  return small ?? first
}
