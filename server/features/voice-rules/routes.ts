import { and, asc, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm'
import { voiceRuleMessages } from '#contract/voice-rule-messages.ts'
import type { VoiceRuleState } from '#contract/voice-rules.ts'
import { limitTable } from '#server/core/calls/limit-table.ts'
import { neverAborted, signedIn } from '#server/core/calls/rpc.ts'
import type { Context, ServerFeature } from '#server/core/context.ts'
import { createUserQueues } from '#server/core/generation/user-queues.ts'
import type { Db, Tx } from '#server/infra/db/database.ts'
import { voiceEdits, voiceRules, voices } from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'
import { lockVoice, reportEdit } from './report.ts'

/** Each user's reports are compared one at a time. */
const enterQueue = createUserQueues({ maxQueued: limitTable.voiceEdits.max, queueTimeout: 30_000 })

/** The rules that are learned from a user's edits. Other users' voices, rules and generations are answered like missing ones. */
export const createVoiceRulesFeature = (ctx: Context): ServerFeature => ({ routes: { voiceRules: createRoutes(ctx) } })

const createRoutes = ({ db, limits }: Context) => ({
  report: signedIn.voiceRules.report.handler(async ({ input, context: { account }, signal = neverAborted }) => {
    await limits.consumeOrThrow('voiceEdits', account.id)
    const leaveQueue = await enterQueue(account.id, signal)
    try {
      return { suggestion: await reportEdit(db, account.id, input) }
    } finally {
      leaveQueue()
    }
  }),

  list: signedIn.voiceRules.list.handler(({ input: { id }, context: { account } }) => findRules(db, account.id, id)),

  change: signedIn.voiceRules.change.handler(({ input: { id, ...changes }, context: { account } }) =>
    db.transaction(async (tx) => ({ rule: toRule(await change(tx, account.id, id, changes)) })),
  ),

  remove: signedIn.voiceRules.remove.handler(({ input: { id }, context: { account } }) =>
    db.transaction(async (tx) => {
      const { voiceId, pattern } = await lockRule(tx, account.id, id)
      await tx.delete(voiceRules).where(eq(voiceRules.id, id))
      await tx.delete(voiceEdits).where(and(eq(voiceEdits.voiceId, voiceId), eq(voiceEdits.pattern, pattern)))
      return {}
    }),
  ),
})

type Row = typeof voiceRules.$inferSelect

const toRule = ({ id, rule, state, createdAt }: Row) => ({ id, rule, state, created_at: createdAt.toISOString() })

/** Edits that are listed with a rule. */
const listedEdits = 10

/** @throws NOT_FOUND when the user has no such voice */
async function findRules(db: Db, userId: string, voiceId: string) {
  const own = and(eq(voices.userId, userId), eq(voices.id, voiceId))
  const [voice] = await db.select({ id: voices.id }).from(voices).where(own)
  if (!voice) throw fail('NOT_FOUND')
  const rules = await db
    .select()
    .from(voiceRules)
    .where(eq(voiceRules.voiceId, voiceId))
    .orderBy(asc(voiceRules.createdAt), asc(voiceRules.id))
  const { pattern, generationId, before, after, createdAt } = getTableColumns(voiceEdits)
  const ranked = db
    .select({
      pattern,
      generationId,
      before,
      after,
      createdAt,
      count: sql<number>`(count(*) over (partition by ${pattern}))::int`.as('edit_count'),
      place: sql<number>`row_number() over (partition by ${pattern} order by ${desc(createdAt)}, ${desc(voiceEdits.id)})`.as('place'),
    })
    .from(voiceEdits)
    .where(eq(voiceEdits.voiceId, voiceId))
    .as('ranked')
  const edits = await db.select().from(ranked).where(lte(ranked.place, listedEdits)).orderBy(asc(ranked.place))
  const items = rules.map((rule) => {
    const found = edits.filter((edit) => edit.pattern === rule.pattern)
    return {
      ...toRule(rule),
      edit_count: found[0]?.count ?? 0,
      edits: found.map((edit) => ({
        generation: edit.generationId,
        before: edit.before,
        after: edit.after,
        created_at: edit.createdAt.toISOString(),
      })),
    }
  })
  return { items }
}

interface Changes {
  readonly state?: Exclude<VoiceRuleState, 'suggested'> | undefined
  /** The word that a rule writes. */
  readonly to?: string | undefined
}

/** @throws NOT_FOUND, INVALID_INPUT when the rule replaces no word */
async function change(tx: Tx, userId: string, id: string, { state, to }: Changes): Promise<Row> {
  const row = await lockRule(tx, userId, id)
  const { rule } = row
  if (to !== undefined && rule.kind !== 'replace')
    throw fail('INVALID_INPUT', { issues: [{ path: 'to', message: voiceRuleMessages.onlyWords }] })
  const ofPattern = and(eq(voiceEdits.voiceId, row.voiceId), eq(voiceEdits.pattern, row.pattern))
  const [changed] = await tx
    .update(voiceRules)
    .set({
      ...(state && { state }),
      ...(state === 'postponed' && { editsSeen: await tx.$count(voiceEdits, ofPattern) }),
      ...(to !== undefined && rule.kind === 'replace' && { rule: { ...rule, to } }),
      updatedAt: sql`now()`,
    })
    .where(eq(voiceRules.id, id))
    .returning()
  if (!changed) throw fail('NOT_FOUND')
  return changed
}

/** A rule, with its voice locked. @throws NOT_FOUND when the user has no such rule */
async function lockRule(tx: Tx, userId: string, id: string): Promise<Row> {
  const own = and(eq(voiceRules.userId, userId), eq(voiceRules.id, id))
  const [row] = await tx.select().from(voiceRules).where(own)
  if (!row || !(await lockVoice(tx, userId, row.voiceId))) throw fail('NOT_FOUND')
  return row
}
