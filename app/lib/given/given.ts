import { type DraftField, oneOf, textField } from '#app/lib/generation/draft.ts'
import { type Occasion, occasionIds } from '#contract/occasions.ts'
import { detailsMax } from '#contract/options.ts'
import { type FactAnswers, type Facts, factMax, factsMax, type Role, roleIds } from '#contract/roles.ts'

/** What a form holds besides its topic. `''`: no occasion is chosen, the writer guesses. */
export interface Given {
  readonly occasion: Occasion | ''
  readonly facts: FactAnswers
  readonly details: string
}

/** UTF-16 units of an answer: steps are several lines. */
export const answerMax = (role: Role): number => (role === 'steps' ? factsMax : factMax)

const isAnswers = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.entries(value).every(([name, text]) => {
    const role = roleIds.find((id) => id === name)
    return role !== undefined && typeof text === 'string' && text.length <= answerMax(role)
  })

const factsField: DraftField<FactAnswers> = { initial: {}, accepts: isAnswers }

/** The fields of a draft. */
export const givenFields = { occasion: oneOf(['', ...occasionIds], ''), facts: factsField, details: textField(detailsMax) } as const

/** What the values of any form hold. */
export function givenIn(values: object): Given {
  const { occasion, facts, details } = values as Readonly<Record<string, unknown>>
  return {
    occasion: occasionIds.find((id) => id === occasion) ?? '',
    facts: isAnswers(facts) ? (facts as FactAnswers) : {},
    details: typeof details === 'string' ? details : '',
  }
}

/** The facts of a request: the answers that have text; undefined without any. */
export function factsOf(answers: FactAnswers): Facts | undefined {
  const filled = roleIds.flatMap((role) => {
    const text = answers[role]?.trim()
    return text ? [[role, text] as const] : []
  })
  return filled.length > 0 ? Object.fromEntries(filled) : undefined
}

/** The facts of a request as answers: a step a line. */
export const answersOf = (facts: Facts | undefined): FactAnswers =>
  Object.fromEntries(Object.entries(facts ?? {}).map(([role, text]) => [role, typeof text === 'string' ? text : text.join('\n')]))
