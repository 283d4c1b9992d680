import { type ClipboardEvent, useState } from 'react'
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

const pasteCut = `What you pasted was longer than ${topicMax.toLocaleString('en')} characters. The rest was left out.`

/** Units left before the counter is worth showing. */
const showCounterBelow = 500

export function TopicField({ label, placeholder, value, error, onChange }: TopicFieldProps) {
  const left = topicMax - value.length
  const [cut, setCut] = useState(false)
  /** The browser cuts what is pasted at the field's limit and says nothing. */
  const pasted = ({ clipboardData, currentTarget: { selectionStart, selectionEnd } }: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = clipboardData.getData('text').replaceAll('\r\n', '\n')
    setCut(value.length - (selectionEnd - selectionStart) + text.length > topicMax)
  }
  return (
    <Field
      label={label}
      error={error}
      hint={cut && <span role="status">{pasteCut}</span>}
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
          onPaste={pasted}
          onChange={({ target }) => {
            onChange(target.value)
            if (target.value.length < topicMax) setCut(false)
          }}
        />
      )}
    </Field>
  )
}
