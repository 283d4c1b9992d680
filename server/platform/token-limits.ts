import { z } from 'zod'

/** Tokens of an answer, where a limit is needed and none is set: several times what the longest text takes, for models that think. */
export const usualAnswer = 8_192
/** What a counter of the database holds. */
const most = 2_000_000_000

export const tokenCount = z
  .string()
  .regex(/^[1-9]\d*$/, 'must be a whole number of tokens such as 200000')
  .transform(Number)
  .refine((count) => count <= most, `must be at most ${most}`)
  .optional()

interface Limits {
  readonly AI_MAX_OUTPUT_TOKENS?: number | undefined
  readonly AI_DAILY_TOKENS_PER_USER?: number | undefined
  readonly AI_DAILY_TOKENS?: number | undefined
}

/** A call sets its longest answer aside, beside what it is told: a day of less than two of them might hold none. */
export function roomForCalls({ AI_MAX_OUTPUT_TOKENS: longest = usualAnswer, ...daily }: Limits, { addIssue }: z.RefinementCtx): void {
  for (const name of ['AI_DAILY_TOKENS_PER_USER', 'AI_DAILY_TOKENS'] as const) {
    const message = `must be at least ${2 * longest}, twice AI_MAX_OUTPUT_TOKENS: so long an answer is set aside for each call`
    if ((daily[name] ?? Number.POSITIVE_INFINITY) < 2 * longest) addIssue({ code: 'custom', path: [name], message })
  }
}
