import { z } from 'zod'
import { ById, Moment } from '#api/schemas.ts'
import { userCall } from '#contract/call.ts'
import { Id, storable, userText } from '#contract/fields.ts'
import { maxVersions } from '#contract/versions.ts'
import { voiceRuleMessages } from '#contract/voice-rule-messages.ts'
import { longestEditedText, type VoiceRule, voiceRuleStates } from '#contract/voice-rules.ts'
import { voiceLimits } from '#contract/voices.ts'

const Rule: z.ZodType<VoiceRule> = z.union([
  z.object({ kind: z.enum(['no-hashtags', 'no-emoji', 'no-closing-question']) }),
  z.object({ kind: z.literal('replace'), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('shorter'), share: z.number().describe('The part of the length that was left') }),
])

/** What a rule was learned from: one edit of a result. */
const Edit = z.object({
  generation: Id,
  before: z.string().describe('The sentences that were changed'),
  after: z.string().describe('What took their place; empty when they were taken out'),
  created_at: Moment,
})

const StoredRule = z.object({
  id: Id,
  rule: Rule,
  state: z.enum(voiceRuleStates),
  /** Of how many generations the edits are. */
  edit_count: z.int(),
  edits: z.array(Edit).describe('The newest'),
  created_at: Moment,
})

const Suggestion = z.object({ id: Id, rule: Rule })

/** The calls of rules that are learned from edits. */
export const voiceRuleCalls = {
  /** Of one generation, each sort of edit counts once, however often it is reported. */
  report: userCall
    .route({ method: 'POST', path: '/api/voice-edits', summary: 'Report how a text that a voice wrote was changed' })
    .meta({ errors: ['NOT_FOUND', 'RATE_LIMITED'] })
    .input(
      z.strictObject({
        generation: Id,
        version: z.int().min(1).max(maxVersions).default(1),
        after: storable(z.string().max(longestEditedText)).describe('The whole text as the user changed it'),
      }),
    )
    .output(z.object({ suggestion: Suggestion.nullable().describe('A rule to ask the user about') })),
  /** Oldest first. */
  list: userCall
    .route({ method: 'GET', path: '/api/voices/{id}/rules', summary: 'List the rules of a voice that were learned from edits' })
    .meta({ scope: 'read', errors: ['NOT_FOUND'] })
    .input(ById)
    .output(z.object({ items: z.array(StoredRule) })),
  change: userCall
    .route({ method: 'PATCH', path: '/api/voice-rules/{id}', summary: 'Decide about a rule, or change the word that it writes' })
    .meta({ errors: ['NOT_FOUND'] })
    .input(
      z.strictObject({
        id: Id,
        state: z.enum(['kept', 'postponed', 'refused'], voiceRuleMessages.stateListed).optional(),
        to: userText(voiceLimits.word, voiceRuleMessages.wordRequired).optional().describe('Of `replace` only'),
      }),
    )
    .output(z.object({ rule: StoredRule.omit({ edits: true, edit_count: true }) })),
  /** With the edits that it was learned from. */
  remove: userCall
    .route({ method: 'DELETE', path: '/api/voice-rules/{id}', summary: 'Delete a rule and the edits that it was learned from' })
    .meta({ errors: ['NOT_FOUND'] })
    .input(ById)
    .output(z.object({})),
}
