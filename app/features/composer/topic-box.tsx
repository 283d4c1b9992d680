import type { RefObject } from 'react'
import { Textarea } from '#app/ui/field.tsx'
import { topicMax } from '#contract/options.ts'
import { composerMessages } from './messages.ts'

interface TopicBoxProps {
  ref: RefObject<HTMLTextAreaElement | null>
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The topic. */
export function TopicBox({ ref, value, error, onChange }: TopicBoxProps) {
  const t = composerMessages.get()
  return (
    <div className="grid gap-2">
      <label htmlFor="composer-topic" className="font-serif text-2xl">
        {t.question}
      </label>
      <Textarea
        ref={ref}
        id="composer-topic"
        name="topic"
        rows={2}
        maxLength={topicMax}
        placeholder={t.placeholder}
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
