import { type DraftField, oneOf } from '#app/lib/generation/draft.ts'
import { parsed } from '#app/lib/storage.ts'
import type { SourceChoice } from '#contract/sources.ts'

const isPosition = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0

/** The choice that a form's value holds; `null`: none. */
export function choiceIn(value: unknown): SourceChoice | null {
  const choice = typeof value === 'string' && value ? parsed(value) : null
  return typeof choice?.id === 'string' && Array.isArray(choice.points) && choice.points.every(isPosition)
    ? (choice as unknown as SourceChoice)
    : null
}

/** A choice as the value of a form. */
export const choiceValue = ({ id, points }: SourceChoice): string => JSON.stringify({ id, points })

const source: DraftField<string> = { initial: '', accepts: (value) => value === '' || choiceIn(value) !== null }

/** The fields of a draft that say what it is written from. The source stays chosen while the topic is used, and the other way around. */
export const sourceFields = { from: oneOf(['topic', 'source'], 'topic'), source }

interface Values {
  readonly from?: unknown
  readonly source?: unknown
}

/** Whether a form writes from a source. */
export const isFromSource = ({ from }: Values): boolean => from === 'source'

/** The source that a form writes from; `undefined` where it writes from a topic. */
export const sourceOf = (values: Values): SourceChoice | undefined => (isFromSource(values) && choiceIn(values.source)) || undefined

/** The values of a form for a request. */
export const valuesOfSource = (chosen: unknown): { from: string; source: string } => {
  const choice = choiceIn(JSON.stringify(chosen ?? null))
  return choice ? { from: 'source', source: choiceValue(choice) } : { from: 'topic', source: '' }
}
