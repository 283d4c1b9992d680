import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { query } from '#app/lib/api.ts'
import { type ChosenOccasion, OccasionChips } from '#app/lib/arranged/occasion-chips.tsx'
import { isWritten, type Run } from '#app/lib/generation/run.ts'
import { topicOf } from '#app/lib/generation/screens.ts'
import { isFromSource } from '#app/lib/sources/source-choice.ts'
import { SourceSwitch } from '#app/lib/sources/source-switch.tsx'
import { givenIn } from '#app/lib/templates/given.ts'
import { TemplateFields } from '#app/lib/templates/template-fields.tsx'
import { TemplateSelect } from '#app/lib/templates/template-select.tsx'
import { cn } from '#app/ui/cn.ts'
import { Field, Textarea } from '#app/ui/field.tsx'
import type { AboutField, FieldValue, FormValues } from '#contract/form.ts'
import { interfaceLanguage } from '#contract/i18n.ts'
import { givenMessages } from '#contract/messages.ts'
import { occasions } from '#contract/occasion-messages.ts'
import { type Occasion, occasionIds } from '#contract/occasions.ts'
import { detailsMax, type LanguageCode, languageCodes, topicMax } from '#contract/options.ts'
import { templateExamples, templateTopics } from '#contract/template-messages.ts'
import { formMessages } from './messages.ts'

/** The state that the fields of a form render. */
export interface FormState {
  readonly values: FormValues
  readonly runs: readonly Run[]
  readonly change: (changed: FormValues) => void
  /** The error of a field; undefined when it is valid. */
  readonly issueAt: (field: string) => string | undefined
}

/** A group of choices with its error. */
export function Problem({ error, children }: { error: string | undefined; children: ReactNode }) {
  return (
    <div data-invalid={error !== undefined} className={cn(error && '[&_label]:border-bad')}>
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

/** The first fields of every generator: a template, the topic, the template's fields, details, and the occasion, which a template decides. */
export function AboutFields({ field: { name, label, placeholder }, form, topicError }: AboutFieldsProps) {
  const { values, runs, change, issueAt } = form
  const topic = textOf(values[name])
  const { template, answers, details } = givenIn(values)
  return (
    <>
      <SourceSwitch
        isOn={isFromSource(values)}
        // A template asks for the facts that a source has.
        onSwitch={(from) => change({ from, ...(from === 'source' && { template: '' }) })}
        value={values.source}
        title={topic}
        error={issueAt('source')}
        titleError={topicError}
        onChange={({ source, title }) => change({ ...(source !== undefined && { source }), ...(title !== undefined && { [name]: title }) })}
      >
        <TemplateSelect value={template} onChange={(chosen) => change({ template: chosen })} />
        <LongTextField
          label={template ? templateTopics.get()[template] : label}
          name="topic"
          placeholder={template ? templateExamples.get()[template] : placeholder}
          max={topicMax}
          rows={3}
          value={topic}
          error={topicError}
          // The occasion belongs to the cleared topic.
          onChange={(changed) => change({ [name]: changed, ...(!changed.trim() && { occasion: '' }) })}
          className="min-h-22"
        />
      </SourceSwitch>
      {template && <TemplateFields template={template} answers={answers} onChange={(changed) => change({ answers: changed })} />}
      <LongTextField
        label={givenMessages.get().details}
        name="details"
        placeholder={givenMessages.get().detailsHint}
        max={detailsMax}
        rows={2}
        value={details}
        error={issueAt('details')}
        onChange={(changed) => change({ details: changed })}
        className="min-h-17"
      />
      {!template && (
        <OccasionField
          about={{ topic, details, language: languageCodes.find((code) => code === values.language) ?? 'en' }}
          runs={runs}
          value={occasionIds.find((id) => id === values.occasion) ?? ''}
          error={issueAt('occasion')}
          onChange={(occasion) => change({ occasion })}
        />
      )}
    </>
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
      hint={cut && <span role="status">{formMessages.get().pasteCut({ max: figure(max) })}</span>}
      aside={
        left < showCounterBelow && (
          <span className="text-soft text-xs tabular-nums">
            {formMessages.get().counter({ used: figure(value.length), max: figure(max) })}
          </span>
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

interface OccasionFieldProps {
  about: About
  runs: readonly Run[]
  value: ChosenOccasion
  error: string | undefined
  onChange: (value: ChosenOccasion) => void
}

/** The occasion: the guess, shown before anything is sent, and the other choices. */
function OccasionField({ about, runs, value, error, onChange }: OccasionFieldProps) {
  const guess = useGuess(about, { enabled: value === '', runs })
  const unsure = guess === 'other'
  const known = guess && !unsure ? givenMessages.get().guessed({ label: occasions.get()[guess] }) : ''
  const name = useId()
  return (
    <Problem error={error}>
      <OccasionChips
        name={name}
        guess={known || givenMessages.get().guess}
        guessed={known ? (guess ?? undefined) : undefined}
        radio={(choice) => ({ checked: value === choice, onChange: () => onChange(choice) })}
      >
        <p role="status" className={unsure ? 'mt-1.5 text-soft text-xs' : 'sr-only'}>
          {unsure ? givenMessages.get().unsure : known}
        </p>
      </OccasionChips>
    </Problem>
  )
}

/** The input of a guess. */
interface About {
  readonly topic: string
  readonly details: string
  readonly language: LanguageCode
}

/** Milliseconds after the last input before the occasion is guessed. */
const debounceMs = 600

/** The occasion that the writer guessed for a result with the same input. */
function guessedFor({ topic, details, language }: About, runs: readonly Run[]): Occasion | undefined {
  const same = ({ request }: Run) =>
    topicOf(request) === topic && (request.details ?? '') === (details.trim() && details) && request.language === language
  const arranged = runs.filter((run) => isWritten(run)).find(same)?.result.arranged
  return arranged?.guessed ? arranged.occasion : undefined
}

/**
 * The occasion that the writer guesses from a topic, after a pause in typing; `null` while it is unknown. Nothing depends on it, so a
 * failed call shows no error.
 */
function useGuess({ topic, details, language }: About, { enabled, runs }: { enabled: boolean; runs: readonly Run[] }): Occasion | null {
  const [settled, setSettled] = useState<About>({ topic, details, language })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ topic, details, language }), debounceMs)
    return () => clearTimeout(timer)
  }, [topic, details, language])
  const written = guessedFor({ topic, details, language }, runs)
  const calls = enabled && !written && topic.trim() !== '' && settled.topic.trim() !== ''
  const { data } = useQuery(
    query.guessOccasion.queryOptions({
      input: calls ? { ...settled, details: settled.details.trim() ? settled.details : undefined } : skipToken,
      retry: false,
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
    }),
  )
  if (!enabled || !topic.trim()) return null
  // Without a call, the last answer is about another topic.
  return written ?? ((calls && data?.occasion) || null)
}
