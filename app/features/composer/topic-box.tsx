import type { RefObject } from 'react'
import { Textarea } from '#app/ui/field.tsx'
import type { TemplateId } from '#contract/occasions.ts'
import { topicMax } from '#contract/options.ts'
import { templateExamples, templateTopics } from '#contract/template-messages.ts'
import { composerMessages } from './messages.ts'

interface TopicBoxProps {
  ref: RefObject<HTMLTextAreaElement | null>
  template: TemplateId | ''
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The topic, under the question of the template. */
export function TopicBox({ ref, template, value, error, onChange }: TopicBoxProps) {
  const t = composerMessages.get()
  return (
    <div className="grid gap-2">
      <label htmlFor="composer-topic" className="font-serif text-2xl">
        {template ? templateTopics.get()[template] : t.question}
      </label>
      <Textarea
        ref={ref}
        id="composer-topic"
        name="topic"
        rows={2}
        maxLength={topicMax}
        placeholder={template ? templateExamples.get()[template] : t.placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...(error && { 'aria-invalid': true, 'aria-describedby': 'composer-topic-error' })}
        className="field-sizing-content max-h-80 min-h-20 text-base"
      />
      {error && (
        <p id="composer-topic-error" role="alert" className="text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  )
}
