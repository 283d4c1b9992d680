import { expect, test } from 'vitest'
import { initialValues, issuesIn, jobsOf, valuesOf } from '#app/lib/generation/form.ts'
import { generatorScreens, type KindScreen, screenOf, topicName } from '#app/lib/generation/screens.ts'
import type { FormField } from '#contract/form.ts'
import type { KindSchema } from '#contract/kind.ts'

/** The schemas of each kind, read from its folder: `kinds/index.server.ts`, which lists them, is the server's. */
const modules = import.meta.glob<Record<string, KindSchema>>('/kinds/*/schema.ts', { eager: true })
const schemaOf = (kind: string) => Object.values(modules[`/kinds/${kind}/schema.ts`] ?? {})[0]

const screens = generatorScreens.map((screen): [string, KindScreen] => [screen.path, screen])

/** The form as it is at first, with a topic, and with the first choice where none is made. */
function filled({ fields }: KindScreen) {
  const chosen = fields.flatMap((field) => (field.type === 'one-of' && !field.initial ? [[field.name, field.choices[0]?.value ?? '']] : []))
  return { ...initialValues(fields), ...Object.fromEntries(chosen), [topicName(fields)]: 'bread' }
}

test.each(screens)('the request of the form at %s is valid for its kind', (_, screen) => {
  const jobs = jobsOf(screen, filled(screen))
  expect(jobs).toHaveLength(1)
  for (const { kind, request } of jobs) expect(schemaOf(kind)?.request.safeParse(request)).toMatchObject({ success: true })
})

test.each(screens)('the request of the form at %s opens it again with the same values', (_, screen) => {
  const values = filled(screen)
  const [job] = jobsOf(screen, values)
  const request: Record<string, unknown> = { ...job?.request }
  expect(screenOf({ kind: screen.kind, request })?.path).toBe(screen.path)
  // A field that the request lacks gets its initial value when the draft is read.
  expect({ ...initialValues(screen.fields), ...valuesOf(screen, request) }).toMatchObject(values)
})

test.each(screens)('the form at %s sends the answers that have text, and its request fills them in again', (_, screen) => {
  const facts = { price: ' £5 ', when: '  ', steps: 'Cut\nFill' }
  const request: Record<string, unknown> = { ...jobsOf(screen, { ...filled(screen), facts })[0]?.request }
  expect(request.facts).toEqual({ price: '£5', steps: 'Cut\nFill' })
  expect(schemaOf(screen.kind)?.request.safeParse(request)).toMatchObject({ success: true })
  expect(valuesOf(screen, request)).toMatchObject({ facts: { price: '£5', steps: 'Cut\nFill' } })
})

test('a source brings its facts: the answers are not sent with it', () => {
  const [[, screen] = []] = screens
  if (!screen) throw new Error('There is no generator')
  const source = JSON.stringify({ id: '0197aaaa-0000-7000-8000-000000000001', points: [0] })
  const [job] = jobsOf(screen, { ...filled(screen), facts: { price: '£5' }, from: 'source', source })
  expect(job?.request).toHaveProperty('source')
  expect(job?.request).not.toHaveProperty('facts')
})

test.each(screens)('the form at %s requires a topic', (_, screen) => {
  const blank = { ...filled(screen), [topicName(screen.fields)]: '  ' }
  expect(issuesIn(screen.fields, blank).map(({ path }) => path)).toEqual([topicName(screen.fields)])
})

test('a field that is not visible is not required, and is sent with its initial value', () => {
  const field: FormField = {
    type: 'one-of',
    name: 'size',
    label: 'Size',
    choices: [{ value: 'large', label: 'Large' }],
    initial: '',
    required: 'Please choose a size',
    visible: ({ wanted }) => wanted === true,
  }
  const [[, screen] = []] = screens
  if (!screen) throw new Error('There is no generator')
  const values = { size: 'large', wanted: false }
  expect(issuesIn([field], { ...values, size: '' })).toEqual([])
  expect(jobsOf({ ...screen, fields: [field] }, values)[0]?.request).toMatchObject({ size: '' })
  expect(issuesIn([field], { size: '', wanted: true })).toEqual([{ path: 'size', message: 'Please choose a size' }])
})
