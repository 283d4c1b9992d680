import type { EngineChoice, EngineProblem } from '#api/engines.ts'
import { engineMessages, engineProblem } from '#contract/admin-messages.ts'
import { isContainer } from '#server/infra/container.ts'
import type { FailureCode, ModelFailure } from '#server/infra/models/model.ts'
import { labelOf } from '#server/infra/models/provider-details.ts'

/** Failures whose cause may be that a container cannot reach the computer that runs it. */
const ofConnection: ReadonlySet<FailureCode> = new Set(['unreachable', 'wrongUrl'])

/** Failures of which the detail is no sentence: an address, or the code of a broken connection. */
const withoutWords: ReadonlySet<FailureCode> = new Set(['unreachable', 'redirected'])

/** Why a call to a model failed, in words for admins and for the operator, with what to do about it. */
export function problemOf(choice: EngineChoice, { detail: { code, message: said } }: ModelFailure): EngineProblem {
  const { message, hint } = engineProblem(code, { provider: labelOf(choice), model: choice.model })
  const withDetail = withoutWords.has(code)
    ? message.replace(/\.$/, ` (${said}).`)
    : `${message} ${engineMessages.itSaid({ words: said ?? '' })}`
  return {
    message: said ? withDetail : message,
    hint: ofConnection.has(code) && isContainer() ? `${hint} ${engineMessages.inContainer}` : hint,
  }
}
