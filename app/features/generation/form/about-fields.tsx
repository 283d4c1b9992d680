import { Plus } from 'lucide-react'
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import { givenIn } from '#app/lib/given/given.ts'
import { Questions } from '#app/lib/given/questions.tsx'
import { isFromSource } from '#app/lib/sources/source-choice.ts'
import { SourceSwitch } from '#app/lib/sources/source-switch.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Field, Textarea } from '#app/ui/field.tsx'
import type { AboutField, FieldValue, FormValues } from '#contract/form.ts'
import { interfaceLanguage } from '#contract/i18n.ts'
import { givenMessages } from '#contract/messages.ts'
import { detailsMax, languageCodes, topicMax } from '#contract/options.ts'
import { formMessages } from './messages.ts'

/** The state that the fields of a form render. */
export interface FormState {
  readonly values: FormValues
  readonly change: (changed: FormValues) => void
  /** The error of a field; undefined when it is valid. */
  readonly issueAt: (field: string) => string | undefined
  /** A result of the form asks for the facts. */
  readonly isAsking: boolean
}

/** A group of choices with its error. */
export function Problem({ error, className, children }: { error: string | undefined; className?: string; children: ReactNode }) {
  return (
    <div data-invalid={error !== undefined} className={cn(className, error && '[&_label]:border-bad')}>
      {children}
      {error && (
        <p role="alert" className="mt-1.5 text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  )
}

interface AboutFieldsProps {
  field: AboutField
  form: FormState
  topicError: string | undefined
}

const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '')

/** The first fields of every generator: the topic, the questions of its occasion, and details. */
export function AboutFields({ field: { name, label, placeholder }, form, topicError }: AboutFieldsProps) {
  const { values, change, issueAt, isAsking } = form
  const topic = textOf(values[name])
  const given = givenIn(values)
  const isSource = isFromSource(values)
  return (
    <>
      <SourceSwitch
        isOn={isSource}
        onSwitch={(from) => change({ from })}
        value={values.source}
        title={topic}
        error={issueAt('source')}
        titleError={topicError}
        onChange={({ source, title }) => change({ ...(source !== undefined && { source }), ...(title !== undefined && { [name]: title }) })}
      >
        <LongTextField
          label={label}
          name="topic"
          placeholder={placeholder}
          max={topicMax}
          rows={2}
          value={topic}
          error={topicError}
          // The occasion belongs to the cleared topic.
          onChange={(changed) => change({ [name]: changed, ...(!changed.trim() && { occasion: '' }) })}
          className="min-h-17"
        />
      </SourceSwitch>
      {!isSource && (
        <Questions
          topic={topic}
          given={given}
          language={languageCodes.find((code) => code === values.language) ?? 'en'}
          askedElsewhere={isAsking}
          errors={{ occasion: issueAt('occasion'), facts: issueAt('facts') }}
          onChange={(changed) => change({ ...changed })}
        />
      )}
      <DetailsField value={given.details} error={issueAt('details')} onChange={(details) => change({ details })} />
    </>
  )
}

/** The details, which are opened on demand. */
function DetailsField({ value, error, onChange }: Pick<LongTextFieldProps, 'value' | 'error' | 'onChange'>) {
  const [opened, setOpened] = useState(false)
  const t = givenMessages
  if (!opened && !value && !error)
    return (
      <Button variant="ghost" size="sm" className="-mx-3 -my-1 justify-self-start" data-opens="details" onClick={() => setOpened(true)}>
        <Plus aria-hidden />
        {t.addDetails}
      </Button>
    )
  return (
    <LongTextField
      label={t.details}
      name="details"
      placeholder={t.detailsHint}
      max={detailsMax}
      rows={2}
      value={value}
      error={error}
      autoFocus={opened && !value}
      onChange={(changed) => {
        setOpened(true)
        onChange(changed)
      }}
      className="min-h-17"
    />
  )
}

interface LongTextFieldProps {
  label: string
  name: string
  placeholder: string
  /** Maximum length in UTF-16 units. */
  max: number
  rows: number
  value: string
  error: string | undefined
  onChange: (value: string) => void
  autoFocus?: boolean
  className?: string
}

/** The counter is shown when fewer units are left. */
const showCounterBelow = 500

const figure = (value: number) => value.toLocaleString(interfaceLanguage)

/** A textarea that grows with its text, with a counter near the limit. */
function LongTextField({ label, max, value, error, onChange, className = '', ...area }: LongTextFieldProps) {
  const left = max - value.length
  const [cut, setCut] = useState(false)
  /** The browser silently cuts pasted text at the limit. */
  const pasted = ({ clipboardData, currentTarget: { selectionStart, selectionEnd } }: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = clipboardData.getData('text').replaceAll('\r\n', '\n')
    setCut(value.length - (selectionEnd - selectionStart) + text.length > max)
  }
  return (
    <Field
      label={label}
      error={error}
      hint={cut && <span role="status">{formMessages.pasteCut({ max: figure(max) })}</span>}
      aside={
        left < showCounterBelow && (
          <span className="text-soft text-xs tabular-nums">{formMessages.counter({ used: figure(value.length), max: figure(max) })}</span>
        )
      }
    >
      {(control) => (
        <Textarea
          {...control}
          {...area}
          maxLength={max}
          value={value}
          className={`field-sizing-content max-h-80 ${className}`}
          onPaste={pasted}
          onChange={({ target }) => {
            onChange(target.value)
            if (target.value.length < max) setCut(false)
          }}
        />
      )}
    </Field>
  )
}
