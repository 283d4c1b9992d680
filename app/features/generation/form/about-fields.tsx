import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { type ClipboardEvent, useEffect, useId, useState } from 'react'
import { query } from '#app/lib/api.ts'
import { type ChosenOccasion, OccasionChips } from '#app/lib/arranged/occasion-chips.tsx'
import { isWritten, type Run } from '#app/lib/generation/run.ts'
import { topicOf } from '#app/lib/generation/screens.ts'
import { Field, Textarea } from '#app/ui/field.tsx'
import type { AboutField, FieldValue } from '#contract/form.ts'
import { givenMessages } from '#contract/messages.ts'
import { type Occasion, occasionIds, occasions } from '#contract/occasions.ts'
import { detailsMax, type LanguageCode, languageCodes, topicMax } from '#contract/options.ts'
import { type FormState, Problem } from './form-parts.tsx'

interface AboutFieldsProps {
  field: AboutField
  form: FormState
  topicError: string | undefined
}

const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '')

/** What every generator asks first: the topic, the facts about it, and what the text is for. */
export function AboutFields({ field: { name, label, placeholder }, form, topicError }: AboutFieldsProps) {
  const { values, runs, change, issueAt } = form
  const topic = textOf(values[name])
  const details = textOf(values.details)
  return (
    <>
      <LongTextField
        label={label}
        name="topic"
        placeholder={placeholder}
        max={topicMax}
        rows={3}
        value={topic}
        error={topicError}
        // What the next topic is for has nothing to do with the last one.
        onChange={(changed) => change({ [name]: changed, ...(!changed.trim() && { occasion: '' }) })}
        className="min-h-22"
      />
      <LongTextField
        label={givenMessages.details}
        name="details"
        placeholder={givenMessages.detailsHint}
        max={detailsMax}
        rows={2}
        value={details}
        error={issueAt('details')}
        onChange={(changed) => change({ details: changed })}
        className="min-h-17"
      />
      <OccasionField
        about={{ topic, details, language: languageCodes.find((code) => code === values.language) ?? 'en' }}
        runs={runs}
        value={occasionIds.find((id) => id === values.occasion) ?? ''}
        error={issueAt('occasion')}
        onChange={(occasion) => change({ occasion })}
      />
    </>
  )
}

interface LongTextFieldProps {
  label: string
  name: string
  placeholder: string
  /** UTF-16 units it takes. */
  max: number
  rows: number
  value: string
  error: string | undefined
  onChange: (value: string) => void
  className?: string
}

/** Units left before the counter is worth showing. */
const showCounterBelow = 500

const figure = (value: number) => value.toLocaleString('en')

/** Text of several lines that grows with what is typed, with its counter near the limit. */
function LongTextField({ label, max, value, error, onChange, className = '', ...area }: LongTextFieldProps) {
  const left = max - value.length
  const [cut, setCut] = useState(false)
  /** The browser cuts what is pasted at the field's limit and says nothing. */
  const pasted = ({ clipboardData, currentTarget: { selectionStart, selectionEnd } }: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = clipboardData.getData('text').replaceAll('\r\n', '\n')
    setCut(value.length - (selectionEnd - selectionStart) + text.length > max)
  }
  return (
    <Field
      label={label}
      error={error}
      hint={cut && <span role="status">{`What you pasted was longer than ${figure(max)} characters. The rest was left out.`}</span>}
      aside={
        left < showCounterBelow && (
          <span className="text-soft text-xs tabular-nums">
            {figure(value.length)} / {figure(max)}
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

/** What the text is for: the guess, shown before anything is spent on it, and every other choice one press away. */
function OccasionField({ about, runs, value, error, onChange }: OccasionFieldProps) {
  const guess = useGuess(about, { wanted: value === '', runs })
  const unsure = guess === 'other'
  const known = guess && !unsure ? givenMessages.guessed(occasions[guess]) : ''
  const name = useId()
  useEffect(() => {
    if (value) showChoice(name)
  }, [name, value])
  return (
    <Problem error={error}>
      <OccasionChips
        name={name}
        guess={known || givenMessages.guess}
        radio={(choice) => ({ checked: value === choice, onChange: () => onChange(choice) })}
      >
        <p role="status" className={unsure ? 'text-soft text-xs' : 'sr-only'}>
          {unsure ? givenMessages.unsure : known}
        </p>
      </OccasionChips>
    </Problem>
  )
}

/** Scrolls the chosen chip into its row, and nothing else: a draft may have brought one that lies outside. */
function showChoice(name: string): void {
  const chip = document.querySelector(`[name="${name}"]:checked`)
  const row = chip?.closest('.scroll-fade')
  if (!chip || !row) return
  const { left, right } = row.getBoundingClientRect()
  const at = chip.getBoundingClientRect()
  if (at.left < left || at.right > right) row.scrollLeft += at.left - left - 32
}

/** What an occasion is guessed from. */
interface About {
  readonly topic: string
  readonly details: string
  readonly language: LanguageCode
}

/** Milliseconds of rest before what was typed is asked about. */
const rest = 600

/** What a result was written for, where its request said the same and the writer guessed. */
function guessedFor({ topic, details, language }: About, runs: readonly Run[]): Occasion | undefined {
  const same = ({ request }: Run) =>
    topicOf(request) === topic && (request.details ?? '') === (details.trim() && details) && request.language === language
  const arranged = runs.filter((run) => isWritten(run)).find(same)?.result.arranged
  return arranged?.guessed ? arranged.occasion : undefined
}

/**
 * What the writer takes a topic for, asked after a pause in typing; `null` while that is not known. Nothing depends on the answer,
 * so a refusal or a lost connection leaves it unknown and says no more.
 */
function useGuess({ topic, details, language }: About, { wanted, runs }: { wanted: boolean; runs: readonly Run[] }): Occasion | null {
  const [settled, setSettled] = useState<About>({ topic, details, language })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ topic, details, language }), rest)
    return () => clearTimeout(timer)
  }, [topic, details, language])
  const written = guessedFor({ topic, details, language }, runs)
  const asks = wanted && !written && topic.trim() !== '' && settled.topic.trim() !== ''
  const { data } = useQuery(
    query.guessOccasion.queryOptions({
      input: asks ? { ...settled, details: settled.details.trim() ? settled.details : undefined } : skipToken,
      retry: false,
      networkMode: 'always',
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
    }),
  )
  if (!wanted || !topic.trim()) return null
  // While nothing is asked, the last answer was about something else.
  return written ?? ((asks && data?.occasion) || null)
}
