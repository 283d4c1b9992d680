import type { EngineProblem } from '#api/engines.ts'
import { LocalModelError } from '#server/infra/models/local/failure.ts'
import { localHints } from '#server/infra/models/local/messages.ts'
import { ModelFailure } from '#server/infra/models/model.ts'

/** Why the local model cannot be used, in words, with what to do about it. */
export const problemOf = ({ message, reason }: Pick<LocalModelError, 'message' | 'reason'>): EngineProblem => ({
  message,
  hint: localHints[reason],
})

/** The failure of a text because the local model could not be used. */
export const toModelFailure = (cause: unknown): ModelFailure =>
  new ModelFailure('unreachable', {
    cause,
    detail: { code: 'unreachable', message: cause instanceof LocalModelError ? cause.message : undefined },
  })
