import { isVisible } from '#app/lib/generation/form.ts'
import { topicNames } from '#app/lib/generation/screens.ts'
import { LockedLabel } from '#app/lib/locks/locked-label.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { CheckChips, CheckTiles, RadioChips, Segmented } from '#app/ui/choices.tsx'
import { cn } from '#app/ui/cn.ts'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { CountField, FieldValue, FormField, OneOfField, SomeOfField } from '#contract/form.ts'
import { languageCodes, languages, toneIds, tones } from '#contract/options.ts'
import { AboutFields, type FormState, Problem } from './about-fields.tsx'
import { formMessages } from './messages.ts'

interface FormFieldsProps {
  fields: readonly FormField[]
  form: FormState
  /** Values of tiles that the plan lacks. */
  locked?: readonly string[]
  /** The language has its place elsewhere. */
  toneOnly?: boolean
}

/** The fields of a form, rendered from its schema: after the topic two boxes share a row. */
export function FormFields({ fields, ...props }: FormFieldsProps) {
  const shown = fields.filter((field) => isVisible(field, props.form.values))
  const [about, rest] = [shown.filter(({ type }) => type === 'about'), shown.filter(({ type }) => type !== 'about')]
  const drawn = (field: FormField) => <OneField key={'name' in field ? field.name : field.type} field={field} {...props} />
  return (
    <>
      {about.map(drawn)}
      {rest.length > 0 && <div className={fieldGrid}>{rest.map(drawn)}</div>}
    </>
  )
}

/** The class of a group of fields: boxes side by side, everything else over the whole width. */
export const fieldGrid = 'grid grid-cols-1 items-start gap-x-3 gap-y-3.5 min-[22rem]:grid-cols-2'

function OneField({ field, form, locked, toneOnly = false }: Omit<FormFieldsProps, 'fields'> & { field: FormField }) {
  const { values, change, issueAt } = form
  switch (field.type) {
    case 'about':
      // A request of another kind in the same batch may have another name for the topic.
      return <AboutFields field={field} form={form} topicError={topicNames.map(issueAt).find(Boolean)} />
    case 'voice':
      return (
        <>
          <ToneField form={form} alone={toneOnly} />
          {!toneOnly && <LanguageField form={form} />}
        </>
      )
    case 'select':
      return <SelectField field={field} form={form} />
    case 'one-of':
      return field.choices.some(({ description }) => description) ? (
        <SelectField field={field} form={form} />
      ) : (
        <ChipsField field={field} form={form} />
      )
    case 'some-of':
      return <TilesField field={field} form={form} locked={locked} />
    case 'count':
      return field.look === 'segments' ? <SegmentsField field={field} form={form} /> : <SliderField field={field} form={form} />
    case 'checkbox':
      return (
        <Checkbox
          className="col-span-full"
          checked={values[field.name] === true}
          onCheckedChange={(checked) => change({ [field.name]: checked })}
          label={
            <>
              <span className="font-medium">{field.label}</span>
              <span className="block text-soft text-xs">{field.hint}</span>
            </>
          }
        />
      )
  }
}

/** On a tablet: three tiles in a row, or two for four tiles. In rows of two, an odd last tile takes both places. */
const tilesClass = ({ length }: readonly unknown[]): string =>
  cn('grid-cols-2 lg:grid-cols-2', length !== 4 && 'sm:grid-cols-3', length % 2 === 1 && 'max-sm:*:last:col-span-2 lg:*:last:col-span-2')

const textOf = (value: FieldValue | undefined): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

function ChipsField({ field, form: { values, change, issueAt } }: { field: OneOfField; form: FormState }) {
  const { name, label, choices } = field
  return (
    <Problem error={issueAt(name)} className="col-span-full">
      <RadioChips legend={label} choices={choices} value={textOf(values[name])} onValueChange={(value) => change({ [name]: value })} />
    </Problem>
  )
}

interface TilesFieldProps extends Pick<FormFieldsProps, 'form'> {
  field: SomeOfField
  locked: readonly string[] | undefined
}

function TilesField({ field, form: { values, change, issueAt }, locked = [] }: TilesFieldProps) {
  const { name, label, choices, answers, sentAs, look } = field
  const Checks = look === 'chips' ? CheckChips : CheckTiles
  const chosen = values[name]
  const took = answers === undefined ? undefined : values[answers]
  return (
    <Problem error={issueAt(name) ?? (sentAs && issueAt(sentAs))} className="col-span-full">
      <Checks
        legend={label}
        className={look ? '' : tilesClass(choices)}
        choices={choices.map(({ value, label, ...rest }) => ({
          value,
          ...rest,
          label: <LockedLabel label={label} locked={locked.includes(value)} />,
        }))}
        values={Array.isArray(chosen) ? chosen : []}
        // A tick that satisfies another required field removes that field's error.
        onValuesChange={(ticked) => change({ [name]: ticked, ...(answers !== undefined && took !== undefined && { [answers]: took }) })}
      />
    </Problem>
  )
}

/** A select box, with what the chosen value means below it. */
function SelectField({ field: { name, label, choices }, form: { values, change, issueAt } }: { field: OneOfField; form: FormState }) {
  const value = textOf(values[name])
  const about = choices.find((choice) => choice.value === value)?.description
  return (
    <Field label={label} error={issueAt(name)} hint={about && <span className="block text-xs leading-4">{about}</span>}>
      {(control) => <Select {...control} options={choices} value={value} onValueChange={(chosen) => change({ [name]: chosen })} />}
    </Field>
  )
}

/** A slider for a small integer, with the number next to its label. */
function SliderField({ field: { name, label, min, max }, form: { values, change, issueAt } }: { field: CountField; form: FormState }) {
  const value = Number(values[name])
  return (
    <Field label={label} error={issueAt(name)} aside={<output className="font-medium text-sm tabular-nums">{value}</output>}>
      {(control) => (
        <input
          {...control}
          type="range"
          min={min}
          max={max}
          step={1}
          value={value}
          onChange={({ target }) => change({ [name]: target.valueAsNumber })}
          className="h-6 w-full cursor-pointer accent-accent touch:h-11"
        />
      )}
    </Field>
  )
}

/** A number of a few, as one row of segments. */
function SegmentsField({ field, form }: { field: CountField; form: FormState }) {
  const { name, label, hint, min, max } = field
  const choices = Array.from({ length: max - min + 1 }, (_, at) => ({ value: String(min + at), label: min + at }))
  return (
    <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
      <div aria-hidden>
        <span className="block font-medium text-sm">{label}</span>
        {hint && <span className="block text-soft text-xs">{hint}</span>}
      </div>
      <Segmented
        legend={hint ? `${label}: ${hint}` : label}
        hideLegend
        choices={choices}
        value={String(form.values[name])}
        onValueChange={(value) => form.change({ [name]: Number(value) })}
      />
    </div>
  )
}

const toneOptions = toneIds.map((value) => ({ value, label: tones[value] }))
const languageOptions = languageCodes.map((value) => ({ value, label: languages[value].name }))

function ToneField({ form: { values, change, issueAt }, alone }: { form: FormState; alone: boolean }) {
  return (
    <Field label={formMessages.tone} error={issueAt('tone')} className={alone ? 'col-span-full' : ''}>
      {(control) => (
        <Select
          {...control}
          required
          options={toneOptions}
          value={toneIds.find((id) => id === values.tone)}
          placeholder={formMessages.chooseTone}
          onValueChange={(tone) => change({ tone })}
        />
      )}
    </Field>
  )
}

export function LanguageField({ form: { values, change, issueAt } }: { form: FormState }) {
  return (
    <Field label={formMessages.language} error={issueAt('language')}>
      {(control) => (
        <Select
          {...control}
          options={languageOptions}
          value={languageCodes.find((code) => code === values.language)}
          onValueChange={(language) => change({ language })}
        />
      )}
    </Field>
  )
}
