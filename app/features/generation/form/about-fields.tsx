import type { Run } from '#app/lib/generation/run.ts'
import { givenMessages } from '#contract/given-messages.ts'
import { detailsMax, type LanguageCode, topicMax } from '#contract/options.ts'
import type { GivenValues } from './common-fields.ts'
import { LongTextField } from './long-text-field.tsx'
import { OccasionField } from './occasion-field.tsx'

interface AboutFieldsProps {
  /** What this screen calls its topic. */
  label: string
  placeholder: string
  topic: string
  topicError: string | undefined
  values: GivenValues & { readonly language: LanguageCode }
  runs: readonly Run[]
  issueAt: (field: string) => string | undefined
  onTopic: (topic: string) => void
  onGiven: (changed: Partial<GivenValues>) => void
}

/** What every generator asks first: the topic, the facts about it, and what the text is for. */
export function AboutFields({ label, placeholder, topic, topicError, values, runs, issueAt, onTopic, onGiven }: AboutFieldsProps) {
  const { details, occasion, language } = values
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
        onChange={(changed) => {
          onTopic(changed)
          // What the next topic is for has nothing to do with the last one.
          if (!changed.trim()) onGiven({ occasion: '' })
        }}
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
        onChange={(changed) => onGiven({ details: changed })}
        className="min-h-17"
      />
      <OccasionField
        about={{ topic, details, language }}
        runs={runs}
        value={occasion}
        error={issueAt('occasion')}
        onChange={(chosen) => onGiven({ occasion: chosen })}
      />
    </>
  )
}
