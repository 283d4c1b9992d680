import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { topicMax } from '#contract/options.ts'

interface TopicFieldProps {
  label: string
  placeholder: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** Units left before the counter is worth showing. */
const showCounterBelow = 500

export function TopicField({ label, placeholder, value, error, onChange }: TopicFieldProps) {
  const left = topicMax - value.length
  return (
    <Field
      label={label}
      error={error}
      aside={
        left < showCounterBelow && (
          <span className="text-soft text-xs tabular-nums">
            {value.length.toLocaleString('en')} / {topicMax.toLocaleString('en')}
          </span>
        )
      }
    >
      {(control) => (
        <Textarea
          {...control}
          name="topic"
          rows={4}
          maxLength={topicMax}
          placeholder={placeholder}
          value={value}
          className="field-sizing-content max-h-80 min-h-28"
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
