import { z } from 'zod'

/** The default for the maximum number of tokens of an answer: several times the longest text, because reasoning tokens count, too. */
export const defaultMaxOutputTokens = 8_192
/**
 * Tokens that a user may take a day where a model may cost money and nobody has chosen a limit: enough for a list of 500 topics, and for
 * fifty times what anybody needs who writes by hand.
 */
export const defaultDailyTokensPerUser = 2_000_000
/** The range of the counters in the database. */
const maxCount = 2_000_000_000

export const tokenCount = z
  .string()
  .regex(/^[1-9]\d*$/, 'must be a whole number of tokens such as 200000')
  .transform(Number)
  .refine((count) => count <= maxCount, `must be at most ${maxCount}`)
  .optional()

interface Limits {
  readonly AI_MAX_OUTPUT_TOKENS?: number | undefined
  readonly AI_DAILY_TOKENS_PER_USER?: number | undefined
  readonly AI_DAILY_TOKENS?: number | undefined
}

/**
 * A call reserves its prompt and its longest answer, so a daily limit below two answers might not allow any call.
 * @returns the least that a daily limit must be when it is too small, else `null`
 */
export const checkDailyLimits =
  (maxOutputTokens = defaultMaxOutputTokens) =>
  (daily: number | undefined): number | null =>
    daily !== undefined && daily < 2 * maxOutputTokens ? 2 * maxOutputTokens : null

/** The same for environment variables. */
export function checkDailyTokens({ AI_MAX_OUTPUT_TOKENS: maxOutputTokens, ...daily }: Limits, { addIssue }: z.RefinementCtx): void {
  const tooSmall = checkDailyLimits(maxOutputTokens)
  for (const name of ['AI_DAILY_TOKENS_PER_USER', 'AI_DAILY_TOKENS'] as const) {
    const least = tooSmall(daily[name])
    const message = `must be at least ${least}, twice AI_MAX_OUTPUT_TOKENS: so long an answer is set aside for each call`
    if (least !== null) addIssue({ code: 'custom', path: [name], message })
  }
}
