import { and, asc, eq, sql } from 'drizzle-orm'
import { plans } from '#contract/plans.ts'
import { voiceCounts, voiceMessages } from '#contract/voice-messages.ts'
import { speakerOf, voiceLimits } from '#contract/voices.ts'
import { neverAborted, signedIn } from '#server/core/calls/rpc.ts'
import type { Context, ServerFeature } from '#server/core/context.ts'
import { type ListedVoiceRow, unusedVoices, voicesOf } from '#server/core/generation/voices.ts'
import { profiles } from '#server/infra/db/auth-schema.ts'
import type { Tx } from '#server/infra/db/database.ts'
import { voices } from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'
import { describeStyle } from './style-note.ts'

const toVoice = <Row extends ListedVoiceRow>({ userId: _, createdAt, updatedAt, ...row }: Row) => ({
  ...row,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
})

/** Locks the profile, so that voices are counted one call after the other. */
const lockProfile = (tx: Tx, userId: string) => tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, userId)).for('update')

/** Who writes: the voices of users, and the answers of their first visit. */
export const createVoicesFeature = (ctx: Context): ServerFeature => ({ routes: { voices: createRoutes(ctx) } })

const createRoutes = ({ db, limits, engines, log }: Context) => ({
  list: signedIn.voices.list.handler(async ({ context: { account } }) => {
    const rows = await voicesOf(db, account.id)
    return { items: rows.map(toVoice), max: plans[account.plan].voices, unused: unusedVoices(rows, account.plan).map(({ id }) => id) }
  }),

  get: signedIn.voices.get.handler(async ({ input, context: { account } }) => {
    const [row] = await db
      .select()
      .from(voices)
      .where(and(eq(voices.id, input.id), eq(voices.userId, account.id)))
    if (!row) throw fail('NOT_FOUND')
    return { voice: toVoice(row) }
  }),

  create: signedIn.voices.create.handler(({ input, context: { account } }) =>
    db.transaction(async (tx) => {
      await lockProfile(tx, account.id)
      const most = plans[account.plan].voices
      if ((await tx.$count(voices, eq(voices.userId, account.id))) >= most) {
        const message = voiceMessages.full({ count: voiceCounts.voices(most) })
        throw fail('FEATURE_NOT_ON_PLAN', { feature: 'voices', plan: account.plan }, message)
      }
      const [row] = await tx
        .insert(voices)
        .values({ ...input, userId: account.id })
        .returning()
      if (!row) throw new Error('An insert returns its row')
      return { voice: toVoice(row) }
    }),
  ),

  change: signedIn.voices.change.handler(async ({ input: { id, ...fields }, context: { account } }) => {
    const [row] = await db
      .update(voices)
      .set(fields)
      .where(and(eq(voices.id, id), eq(voices.userId, account.id)))
      .returning()
    if (!row) throw fail('NOT_FOUND')
    return { voice: toVoice(row) }
  }),

  remove: signedIn.voices.remove.handler(async ({ input, context: { account } }) => {
    const removed = await db
      .delete(voices)
      .where(and(eq(voices.id, input.id), eq(voices.userId, account.id)))
      .returning({ id: voices.id })
    if (removed.length === 0) throw fail('NOT_FOUND')
    return {}
  }),

  describeStyle: signedIn.voices.describeStyle.handler(async ({ input, context: { account }, signal = neverAborted }) => {
    for (const name of ['styleNote', 'styleNoteDay'] as const) await limits.consumeOrThrow(name, account.id)
    return describeStyle(input, { setup: engines.current(), userId: account.id, signal, log })
  }),

  answerFirstVisit: signedIn.voices.answerFirstVisit.handler(({ input: { answers }, context: { account } }) =>
    db.transaction(async (tx) => {
      // Locks the profile, so that two answers at the same time make one voice.
      await tx
        .update(profiles)
        .set({ welcomedAt: sql`coalesce(${profiles.welcomedAt}, now())` })
        .where(eq(profiles.id, account.id))
      if (!answers) return { voice: null }
      const { name, ...rest } = answers
      const fields = { ...rest, ...(name && { name }), speaker: speakerOf[rest.trade] }
      const [first] = await tx
        .select({ id: voices.id })
        .from(voices)
        .where(eq(voices.userId, account.id))
        .orderBy(asc(voices.createdAt), asc(voices.id))
        .limit(1)
      const [row] = first
        ? await tx.update(voices).set(fields).where(eq(voices.id, first.id)).returning()
        : await tx
            .insert(voices)
            // The name of an account may be longer than that of a voice.
            .values({ name: account.name.slice(0, voiceLimits.name).toWellFormed().trim(), ...fields, userId: account.id })
            .returning()
      return { voice: row ? toVoice(row) : null }
    }),
  ),
})
