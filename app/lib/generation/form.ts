import { type DraftField, type DraftFields, flag, oneOf, someOf, textField, wholeNumber } from '#app/lib/generation/draft.ts'
import type { Job } from '#app/lib/generation/run.ts'
import { type KindScreen, kindOf } from '#app/lib/generation/screens.ts'
import type { Issue } from '#contract/errors.ts'
import type { FieldValue, FormField, FormValues } from '#contract/form.ts'
import { occasionIds } from '#contract/occasions.ts'
import { defaultTone, detailsMax, languageCodes, toneIds, topicMax } from '#contract/options.ts'

/** What the fields of a form hold at first, and which stored values they take. */
export const draftFields = (fields: readonly FormField[]): DraftFields<Record<string, FieldValue>> =>
  Object.fromEntries(fields.flatMap((field): [string, DraftField<FieldValue>][] => Object.entries(valuesOfField(field))))

function valuesOfField(field: FormField): Record<string, DraftField<FieldValue>> {
  switch (field.type) {
    case 'about':
      return { [field.name]: textField(topicMax), details: textField(detailsMax), occasion: oneOf(['', ...occasionIds], '') }
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

/** Whether a field is shown beside these values. */
export const isVisible = (field: FormField, values: FormValues): boolean => !('visible' in field) || (field.visible?.(values) ?? true)

const isBlank = (value: FieldValue | undefined): boolean =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0)

/** What is missing in the values, in the order of the fields; each issue's path names a field. */
export function issuesIn(fields: readonly FormField[], values: FormValues): Issue[] {
  const required = fields.flatMap((field) => {
    if (field.type === 'voice') return field.toneRequired ? [{ path: 'tone', message: field.toneRequired }] : []
    return 'required' in field && field.required && isVisible(field, values) ? [{ path: field.name, message: field.required }] : []
  })
  return required.filter(({ path }) => isBlank(values[path]))
}

/** The values as a request says them: blank details, and an occasion that nobody chose, are left out. */
export function requestOf(fields: readonly FormField[], values: FormValues): Record<string, FieldValue> {
  const request: Record<string, FieldValue> = { ...values }
  for (const field of fields) {
    if (!('name' in field)) continue
    if ('initial' in field && !isVisible(field, values)) request[field.name] = field.initial
    const value = request[field.name]
    if ('listed' in field && field.listed && typeof value === 'string') request[field.name] = [value]
  }
  for (const optional of ['details', 'occasion']) if (isBlank(request[optional])) delete request[optional]
  return request
}

/** One job of a kind. Its request is what a valid form makes; the server checks it again. */
export const jobOf = (kind: Job['kind'], slot: string, request: object): Job => {
  const asked = request as Job['request']
  return { kind, slot, request: asked, feature: kindOf(kind).feature({ ...asked }) }
}

/** The jobs that a generator's values ask for. */
export function jobsOf({ kind, fields, platform, each }: KindScreen, values: FormValues): Job[] {
  const request = { ...requestOf(fields, values), ...(platform && { platform }) }
  if (!each) return [jobOf(kind, '', request)]
  const { [each.from]: chosen, ...rest } = request
  const field = fields.find((field) => field.type === 'some-of' && field.name === each.from)
  const ids = field && 'choices' in field ? idsOf(field) : []
  // In the order of the tiles, whatever was ticked first.
  return ids.filter((id) => Array.isArray(chosen) && chosen.includes(id)).map((id) => jobOf(kind, id, { ...rest, [each.to]: id }))
}

/** A request as the form that made it has it. Which text it rewrote is left out: it is written anew. */
export function valuesOf({ fields, each }: KindScreen, request: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { rewrite: _, ...values } = request
  if (each) values[each.from] = [request[each.to]]
  for (const field of fields) {
    if (!('listed' in field && field.listed)) continue
    const listed = values[field.name]
    values[field.name] = Array.isArray(listed) ? listed[0] : listed
  }
  return values
}
