import { and, eq } from 'drizzle-orm'
import type { CommonRequest } from '#contract/kind.ts'
import { plans } from '#contract/plans.ts'
import type { Style } from '#contract/style.ts'
import { voiceCounts, voiceMessages } from '#contract/voice-messages.ts'
import type { Account } from '#server/core/accounts/accounts.ts'
import { unusedVoices, voicesOf } from '#server/core/generation/voices.ts'
import type { Db } from '#server/infra/db/database.ts'
import { sources, voiceRules, voices } from '#server/infra/db/schema.ts'
import { fail } from '#server/infra/http/api-error.ts'
import type { Background, SourceBackground, VoiceBackground } from '#writer/background.ts'

type Owner = Pick<Account, 'id' | 'plan'>
type Asked = Pick<CommonRequest, 'voice' | 'source' | 'rewrite'>

export interface Backgrounds {
  /**
   * The voice and the source that a request names. A rewrite is made without what was deleted since the earlier text, or is no longer on the
   * plan: its request has to stay the same.
   * @throws NOT_FOUND when one does not exist or belongs to another user, FEATURE_NOT_ON_PLAN when the plan does not cover the voice,
   * INVALID_INPUT when the source has no such point
   */
  load(owner: Owner, request: Asked): Promise<Background | undefined>
}

/** Reads who writes and what from. */
export function createBackgrounds(db: Db): Backgrounds {
  async function voiceOf({ id: userId, plan }: Owner, id: string, isRewrite: boolean): Promise<VoiceBackground | null> {
    const rows = await voicesOf(db, userId)
    const row = rows.find((each) => each.id === id)
    if (!row) return null
    if (unusedVoices(rows, plan).includes(row)) {
      if (isRewrite) return null
      const count = voiceCounts.voices(plans[plan].voices)
      throw fail('FEATURE_NOT_ON_PLAN', { feature: 'voices', plan }, voiceMessages.notOnPlan({ count }))
    }
    const kept = await db
      .select({ rule: voiceRules.rule })
      .from(voiceRules)
      .where(and(eq(voiceRules.voiceId, id), eq(voiceRules.userId, userId), eq(voiceRules.state, 'kept')))
      .orderBy(voiceRules.createdAt, voiceRules.id)
    const [own] = await db.select({ ownPosts: voices.ownPosts }).from(voices).where(eq(voices.id, id))
    const { id: _, userId: _user, createdAt: _created, updatedAt: _updated, ...fields } = row
    return { ...fields, ownPosts: own?.ownPosts ?? [], rules: kept.map(({ rule }) => rule) }
  }

  async function sourceOf({ id: userId }: Owner, { id, points: chosen }: NonNullable<Asked['source']>): Promise<SourceBackground | null> {
    const [row] = await db
      .select({ title: sources.title, points: sources.points })
      .from(sources)
      .where(and(eq(sources.id, id), eq(sources.userId, userId)))
    if (!row) return null
    const positions = [...new Set(chosen)].sort((a, b) => a - b)
    const points = positions.flatMap((position) => {
      const point = row.points[position]
      return point ? { position, text: point.text, facts: point.facts } : []
    })
    if (points.length < positions.length)
      throw fail('INVALID_INPUT', { issues: [{ path: 'source.points', message: voiceMessages.pointUnknown }] })
    return { title: row.title, points }
  }

  return {
    async load(owner, { voice: voiceId, source: choice, rewrite }) {
      if (!voiceId && !choice) return undefined
      const [voice, source] = await Promise.all([
        voiceId && voiceOf(owner, voiceId, rewrite !== undefined),
        choice && sourceOf(owner, choice),
      ])
      if ((voice === null || source === null) && !rewrite) throw fail('NOT_FOUND')
      return { ...(voice && { voice }), ...(source && { source }) }
    },
  }
}

/** How texts are written: as the voice has it, else as the account has it. */
export const styleWith = (style: Style, background: Background | undefined): Style => ({
  spelling: background?.voice?.spelling ?? style.spelling,
  address: background?.voice?.address ?? style.address,
})
