import { type DraftField, type DraftFields, flag, oneOf, someOf, textField, wholeNumber } from '#app/lib/generation/draft.ts'
import type { Job } from '#app/lib/generation/run.ts'
import { type KindScreen, kindOf } from '#app/lib/generation/screens.ts'
import { answersOf, factsOf, givenFields, givenIn } from '#app/lib/given/given.ts'
import { isFromSource, sourceFields, sourceOf, valuesOfSource } from '#app/lib/sources/source-choice.ts'
import { sourceSwitchMessages } from '#app/lib/sources/switch-messages.ts'
import type { Issue } from '#contract/errors.ts'
import type { FieldValue, FormField, FormValues, SomeOfField } from '#contract/form.ts'
import { defaultTone, languageCodes, toneIds, topicMax } from '#contract/options.ts'
import type { Facts } from '#contract/roles.ts'
import type { SourceChoice } from '#contract/sources.ts'

/** The initial values of a form's fields, and which stored values they accept. */
export const draftFields = (fields: readonly FormField[]): DraftFields<Record<string, FieldValue>> =>
  Object.fromEntries(fields.flatMap((field): [string, DraftField<FieldValue>][] => Object.entries(valuesOfField(field))))

function valuesOfField(field: FormField): Record<string, DraftField<FieldValue>> {
  switch (field.type) {
    case 'about':
      return { [field.name]: textField(topicMax), ...givenFields, ...sourceFields }
    case 'voice':
      return {
        tone: field.toneRequired ? oneOf(['', ...toneIds], '') : oneOf(toneIds, defaultTone),
        language: oneOf(languageCodes, 'en'),
      }
    case 'some-of':
      return { [field.name]: someOf(idsOf(field), field.initial) }
    case 'count':
      return { [field.name]: wholeNumber(field.min, field.max, field.initial) }
    case 'checkbox':
      return { [field.name]: flag(field.initial) }
    default:
      return { [field.name]: oneOf([field.initial, ...idsOf(field)], field.initial) }
  }
}

const idsOf = ({ choices }: { choices: readonly { value: string }[] }): string[] => choices.map(({ value }) => value)

export const initialValues = (fields: readonly FormField[]): FormValues =>
  Object.fromEntries(Object.entries(draftFields(fields)).map(([name, { initial }]) => [name, initial]))

/** Whether a field is shown with these values. */
export const isVisible = (field: FormField, values: FormValues): boolean => !('visible' in field) || (field.visible?.(values) ?? true)

const isBlank = (value: FieldValue | SourceChoice | Facts | undefined): boolean =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0)

/** What is missing in the values, in the order of the fields; each issue's path names a field. */
export function issuesIn(fields: readonly FormField[], values: FormValues): Issue[] {
  const required = fields.flatMap((field) => {
    if (field.type === 'voice') return field.toneRequired ? [{ path: 'tone', message: field.toneRequired }] : []
    return 'required' in field && field.required && isVisible(field, values) ? [{ path: field.name, message: field.required }] : []
  })
  const isAnswered = (path: string) =>
    fields.some((field) => field.type === 'some-of' && field.answers === path && !isBlank(values[field.name]))
  const missing = required.filter(({ path }) => isBlank(values[path]) && !isAnswered(path))
  const sourceIssue = isFromSource(values) ? issueOfSource(values) : undefined
  if (!sourceIssue) return missing
  // A source brings its title, so only one of both is missing.
  return [
    sourceIssue,
    ...missing.filter(({ path }) => sourceOf(values) || !fields.some((field) => field.type === 'about' && field.name === path)),
  ]
}

/** What is missing in the choice of a source. */
export function issueOfSource(values: FormValues): Issue | undefined {
  const { first, noPoints } = sourceSwitchMessages
  const choice = sourceOf(values)
  if (choice && choice.points.length > 0) return undefined
  return { path: 'source', message: choice ? noPoints : first }
}

type RequestValues = Record<string, FieldValue | SourceChoice | Facts>

/** The values as a request: without blank facts and details, and without an occasion that was not chosen. */
export function requestOf(fields: readonly FormField[], values: FormValues): RequestValues {
  const { from: _, source: __, facts: ___, ...rest } = values
  const source = sourceOf(values)
  // A source brings its facts.
  const facts = isFromSource(values) ? undefined : factsOf(givenIn(values).facts)
  const request: RequestValues = { ...rest, ...(source && { source }), ...(facts && { facts }) }
  for (const field of fields) {
    if (!('name' in field)) continue
    if ('initial' in field && !isVisible(field, values)) request[field.name] = field.initial
    const value = request[field.name]
    if ('listed' in field && field.listed && typeof value === 'string') request[field.name] = [value]
    if ('optional' in field && field.optional && value === field.initial) delete request[field.name]
  }
  for (const optional of ['details', 'occasion']) if (isBlank(request[optional])) delete request[optional]
  return request
}

/** One job of a kind. The form is valid; the server validates the request again. */
const newJob = (kind: Job['kind'], slot: string, request: object): Job => {
  const asked = request as Job['request']
  return { kind, slot, request: asked, feature: kindOf(kind).feature({ ...asked }) }
}

const sentEach = (fields: readonly FormField[]) =>
  fields.find((field) => field.type === 'some-of' && field.sentAs !== undefined) as SomeOfField | undefined

/** The jobs of a generator's values. */
export function jobsOf({ kind, fields, platform }: KindScreen, values: FormValues): Job[] {
  const request: RequestValues = { ...requestOf(fields, values), ...(platform && { platform }) }
  const each = sentEach(fields)
  if (!each?.sentAs) return [newJob(kind, '', request)]
  const { [each.name]: chosen, ...rest } = request
  const name = each.sentAs
  // In the order of the tiles, whatever was ticked first.
  return idsOf(each)
    .filter((id) => Array.isArray(chosen) && chosen.includes(id))
    .map((id) => newJob(kind, id, { ...rest, [name]: id }))
}

/** A request as the values of its form, without `rewrite`: the text is generated anew. */
export function valuesOf({ fields }: KindScreen, request: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { rewrite: _, source, facts, ...rest } = request
  const values: Record<string, unknown> = {
    ...rest,
    facts: answersOf(facts as Facts | undefined),
    ...(source !== undefined && valuesOfSource(source)),
  }
  const each = sentEach(fields)
  if (each?.sentAs) values[each.name] = [request[each.sentAs]]
  for (const field of fields) {
    if (!('listed' in field && field.listed)) continue
    const listed = values[field.name]
    values[field.name] = Array.isArray(listed) ? listed[0] : listed
  }
  return values
}
