import { ORPCError } from '@orpc/client'
import { errorCode, fieldIssues, isOffline } from '#app/lib/errors.ts'
import type { Failure } from '#app/lib/generation/run.ts'
import { CutStream, EmptyResult } from '#app/lib/generation/write.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { generationMessages, notOnPlan, siteMessages } from '#contract/messages.ts'
import { type PlanId, planIds } from '#contract/plans.ts'
import { type KindName, kinds } from '#kinds/index.ts'

/** Any error of a generation as a message for the user. An error outside the closed list never shows its own text. */
export function failureOf(kind: KindName, error: unknown): Failure {
  if (error instanceof CutStream) return failure('CUT', generationMessages.cut, { hint: generationMessages.cutHint })
  if (error instanceof EmptyResult) return failure('EMPTY', kinds[kind].messages.failed)
  if (isOffline(error)) return failure('OFFLINE', kinds[kind].messages.failed, { hint: siteMessages.offline })
  const code = errorCode(error)
  return code && error instanceof ORPCError ? failureOfResponse(kind, code, error) : failure('INTERNAL', kinds[kind].messages.failed)
}

/** Whether a rewrite was refused because the text would stay as it is: nothing failed. */
export const isRefusedRewrite = ({ code, issues }: Failure): boolean =>
  code === 'INVALID_INPUT' && issues.length > 0 && issues.every(({ path }) => path === 'rewrite.how')

/** The message on a card of a batch (spec §8): the call's own. */
export function callWords(kind: KindName, { code, message, hint }: Failure): Pick<Failure, 'message' | 'hint'> {
  switch (code) {
    case 'EMPTY':
      return { message: kinds[kind].messages.empty, hint }
    case 'INTERNAL':
      return { message: generationMessages.failed, hint }
    case 'OFFLINE':
    case 'GENERATION_FAILED':
    case 'GENERATION_TIMEOUT':
      return { message: hint || generationMessages.failed, hint: '' }
    default:
      return { message, hint }
  }
}

/** An error response of the server. When the engine failed, the kind's message is shown, with the server's as the hint. */
function failureOfResponse(kind: KindName, code: ErrorCode, error: ORPCError<string, unknown>): Failure {
  switch (code) {
    case 'UNAUTHORIZED':
      return failure(code, generationMessages.signInToUse)
    case 'QUOTA_REACHED':
      return failure(code, generationMessages.limitReached, { upgrade: true })
    case 'FEATURE_NOT_ON_PLAN':
      return failure(code, notOnPlan(planIn(error.data)), { upgrade: true })
    case 'INVALID_INPUT': {
      const issues = fieldIssues(error)
      return failure(code, issues[0]?.message ?? error.message, { issues })
    }
    case 'INTERNAL':
      return failure(code, kinds[kind].messages.failed)
    case 'GENERATION_FAILED':
    case 'GENERATION_TIMEOUT':
      return failure(code, kinds[kind].messages.failed, { hint: error.message })
    default:
      return failure(code, error.message)
  }
}

const failure = (code: Failure['code'], message: string, more: Partial<Failure> = {}): Failure => ({
  code,
  message,
  hint: '',
  issues: [],
  upgrade: false,
  ...more,
})

const planIn = (data: unknown): PlanId =>
  planIds.find((id) => typeof data === 'object' && data !== null && 'plan' in data && data.plan === id) ?? 'basic'
