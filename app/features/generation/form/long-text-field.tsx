import { type ClipboardEvent, useState } from 'react'
import { Field, Textarea } from '#app/ui/field.tsx'

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
export function LongTextField({ label, max, value, error, onChange, className = '', ...area }: LongTextFieldProps) {
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
