import { type DraftField, oneOf } from '#app/lib/generation/draft.ts'
import { parsed } from '#app/lib/storage.ts'
import type { SourceChoice } from '#contract/sources.ts'

const isPosition = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0

/** A choice as it stands in a request; `null`: none. */
export function asChoice(value: unknown): SourceChoice | null {
  const { id, points } = (value ?? {}) as Partial<SourceChoice>
  return typeof id === 'string' && Array.isArray(points) && points.every(isPosition) ? { id, points } : null
}

/** The choice that a form's value holds; `null`: none. */
export const choiceIn = (value: unknown): SourceChoice | null => asChoice(typeof value === 'string' && value ? parsed(value) : null)

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
  const choice = asChoice(chosen)
  return choice ? { from: 'source', source: choiceValue(choice) } : { from: 'topic', source: '' }
}
