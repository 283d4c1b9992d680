import { useOpenForm } from '#app/lib/generation/draft.ts'
import { answersOf, givenIn } from '#app/lib/given/given.ts'
import type { FactAnswers, Facts } from '#contract/roles.ts'

/**
 * The answers of a screen's form, for questions outside of it: all that ask the same show the same answers, and none is lost with its card.
 * @param otherwise the facts of a request, while there is no form
 */
export function useFormFacts(screen: string, otherwise: Facts | undefined) {
  const form = useOpenForm(screen)
  const answers = form ? givenIn(form.values).facts : answersOf(otherwise)
  return [answers, (changed: FactAnswers) => form?.change({ facts: changed })] as const
}
