import { useEffect, useRef, useState } from 'react'
import { Textarea } from '#app/ui/field.tsx'
import type { LanguageCode } from '#contract/options.ts'
import type { EditField } from '#contract/view.ts'
import { Gauges } from './gauges.tsx'

interface EditFieldsProps<Result> {
  fields: readonly EditField<Result>[]
  language: LanguageCode
  onChange: (result: Result) => void
  /** Focuses the first field, with the cursor at its end. */
  first: boolean
}

/** The editable texts of a result, each with its figures. */
export function EditFields<Result>({ fields, language, onChange, first }: EditFieldsProps<Result>) {
  return fields.map((field, at) => (
    <div key={field.label} className="grid grid-cols-1 gap-1">
      <EditArea field={field} language={language} onChange={onChange} first={first && at === 0} />
      <Gauges gauges={field.gauges} />
    </div>
  ))
}

interface EditAreaProps<Result> extends Omit<EditFieldsProps<Result>, 'fields'> {
  field: EditField<Result>
}

function EditArea<Result>({ field, language, onChange, first }: EditAreaProps<Result>) {
  const { label, text, write, loose = false, lines } = field
  const area = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState(text)
  useEffect(() => {
    if (!first || !area.current) return
    area.current.focus()
    area.current.setSelectionRange(area.current.value.length, area.current.value.length)
  }, [first])
  return (
    <Textarea
      ref={area}
      aria-label={label}
      lang={language}
      rows={1}
      value={loose ? typed : text}
      style={lines === undefined ? undefined : { minHeight: `${lines}lh` }}
      className="field-sizing-content max-h-[70svh]"
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(write(target.value))
      }}
    />
  )
}
