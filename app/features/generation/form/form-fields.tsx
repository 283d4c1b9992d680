import { isVisible } from '#app/lib/generation/form.ts'
import { topicNames } from '#app/lib/generation/screens.ts'
import { LockedLabel } from '#app/lib/locks/locked-label.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { CheckChips, CheckTiles, RadioCards } from '#app/ui/choices.tsx'
import { cn } from '#app/ui/cn.ts'
import { Field } from '#app/ui/field.tsx'
import { Select } from '#app/ui/select.tsx'
import type { CardLayout, CountField, FieldValue, FormField, OneOfField, SomeOfField } from '#contract/form.ts'
import { languageCodes, languages, toneIds, tones } from '#contract/options.ts'
import { AboutFields, type FormState, Problem } from './about-fields.tsx'
import { formMessages } from './messages.ts'
import { SegmentsField } from './segments-field.tsx'

interface FormFieldsProps {
  fields: readonly FormField[]
  form: FormState
  /** Values of tiles that the plan lacks. */
  locked?: readonly string[]
}

/** The fields of a form, rendered from its schema. */
export function FormFields({ fields, ...props }: FormFieldsProps) {
  return fields
    .filter((field) => isVisible(field, props.form.values))
    .map((field) => <OneField key={'name' in field ? field.name : field.type} field={field} {...props} />)
}

function OneField({ field, form, locked }: Omit<FormFieldsProps, 'fields'> & { field: FormField }) {
  const { values, change, issueAt } = form
  switch (field.type) {
    case 'about':
      // A request of another kind in the same batch may have another name for the topic.
      return <AboutFields field={field} form={form} topicError={topicNames.map(issueAt).find(Boolean)} />
    case 'voice':
      return <VoiceFields form={form} />
    case 'select':
      return <SelectField field={field} form={form} />
    case 'one-of':
      return <CardsField field={field} form={form} />
    case 'some-of':
      return <TilesField field={field} form={form} locked={locked} />
    case 'count':
      return field.look === 'segments' ? <SegmentsField field={field} form={form} /> : <SliderField field={field} form={form} />
    case 'checkbox':
      return (
        <Checkbox
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

const layouts: Readonly<Record<CardLayout, string>> = {
  tiles: 'grid-cols-2 lg:grid-cols-2',
  rows: 'grid-cols-1 sm:grid-cols-3 lg:grid-cols-1',
}

/** On a tablet: three tiles in a row, or two for four tiles. In rows of two, an odd last tile takes both places. */
const cardsClass = ({ layout = 'tiles', choices }: { layout?: CardLayout; choices: readonly unknown[] }): string =>
  cn(
    layouts[layout],
    layout === 'tiles' && choices.length !== 4 && 'sm:grid-cols-3',
    layout === 'tiles' && choices.length % 2 === 1 && 'max-sm:*:last:col-span-2 lg:*:last:col-span-2',
  )

const textOf = (value: FieldValue | undefined): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

function CardsField({ field, form: { values, change, issueAt } }: { field: OneOfField; form: FormState }) {
  const { name, label, choices } = field
  return (
    <Problem error={issueAt(name)}>
      <RadioCards
        legend={label}
        className={cardsClass(field)}
        choices={choices}
        value={textOf(values[name])}
        onValueChange={(value) => change({ [name]: value })}
      />
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
    <Problem error={issueAt(name) ?? (sentAs && issueAt(sentAs))}>
      <Checks
        legend={label}
        className={look ? '' : cardsClass({ choices })}
        choices={choices.map(({ value, label, ...rest }) => ({
          ...{ value, ...rest },
          label: <LockedLabel label={label} locked={locked.includes(value)} />,
        }))}
        values={Array.isArray(chosen) ? chosen : []}
        // A tick that satisfies another required field removes that field's error.
        onValuesChange={(ticked) => change({ [name]: ticked, ...(answers !== undefined && took !== undefined && { [answers]: took }) })}
      />
    </Problem>
  )
}

function SelectField({ field: { name, label, choices }, form: { values, change, issueAt } }: { field: OneOfField; form: FormState }) {
  return (
    <Field label={label} error={issueAt(name)}>
      {(control) => (
        <Select {...control} options={choices} value={textOf(values[name])} onValueChange={(value) => change({ [name]: value })} />
      )}
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

const toneOptions = toneIds.map((value) => ({ value, label: tones[value] }))
const languageOptions = languageCodes.map((value) => ({ value, label: languages[value].name }))

/** Tone and language, in one row when they fit. */
function VoiceFields({ form: { values, change, issueAt } }: { form: FormState }) {
  return (
    <div className="grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      <Field label={formMessages.get().tone} error={issueAt('tone')}>
        {(control) => (
          <Select
            {...control}
            required
            options={toneOptions}
            value={toneIds.find((id) => id === values.tone)}
            placeholder={formMessages.get().chooseTone}
            onValueChange={(tone) => change({ tone })}
          />
        )}
      </Field>
      <Field label={formMessages.get().language} error={issueAt('language')}>
        {(control) => (
          <Select
            {...control}
            options={languageOptions}
            value={languageCodes.find((code) => code === values.language)}
            onValueChange={(language) => change({ language })}
          />
        )}
      </Field>
    </div>
  )
}
