import { useEffect, useRef, useState } from 'react'
import { Textarea } from '#app/ui/field.tsx'
import type { LanguageCode } from '#contract/options.ts'
import { offsetOf } from '#contract/passages.ts'
import type { EditField } from '#contract/view.ts'
import { Gauges } from './gauges.tsx'

/** A passage to select in the editor. A new object selects it again. */
export interface Selection {
  readonly passage: string
  /** Where in the result it is: `titles.2`. */
  readonly field: string
}

interface EditFieldsProps<Result> {
  fields: readonly EditField<Result>[]
  language: LanguageCode
  onChange: (result: Result) => void
  /** Focuses the first field, with the cursor at its end. */
  first: boolean
  selection?: Selection | null
}

/** The editable texts of a result, each with its figures. */
export function EditFields<Result>({ fields, language, onChange, first, selection = null }: EditFieldsProps<Result>) {
  const selected = selection ? fields.findLast(({ text }) => offsetOf(text, selection.passage) >= 0) : undefined
  return fields.map((field, at) => (
    <div key={field.label} className="grid grid-cols-1 gap-1">
      <EditArea
        field={field}
        language={language}
        onChange={onChange}
        first={first && at === 0 && !selection}
        selection={field === selected ? selection : null}
      />
      <Gauges gauges={field.gauges} />
    </div>
  ))
}

interface EditAreaProps<Result> extends Omit<EditFieldsProps<Result>, 'fields' | 'selection'> {
  field: EditField<Result>
  selection: Selection | null
}

function EditArea<Result>({ field, language, onChange, first, selection }: EditAreaProps<Result>) {
  const { label, text, write, loose = false, lines } = field
  const area = useRef<HTMLTextAreaElement>(null)
  const [typed, setTyped] = useState(text)
  useEffect(() => {
    if (!first || !area.current) return
    area.current.focus()
    area.current.setSelectionRange(area.current.value.length, area.current.value.length)
  }, [first])
  const selected = useRef<Selection | null>(null)
  useEffect(() => {
    // Once: the user may type the passage again.
    if (!selection || selection === selected.current) return
    selected.current = selection
    const from = offsetOf(area.current?.value ?? '', selection.passage)
    if (from < 0) return
    // A box that takes the focus scrolls to its cursor; to a selection browsers do not scroll.
    area.current?.setSelectionRange(from, from)
    area.current?.focus()
    area.current?.setSelectionRange(from, from + selection.passage.length)
  }, [selection])
  return (
    <Textarea
      ref={area}
      aria-label={label}
      lang={language}
      rows={1}
      value={loose ? typed : text}
      style={lines === undefined ? undefined : { minHeight: `${lines}lh` }}
      className="field-sizing-content max-h-[70svh] max-w-[72ch] text-base"
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(write(target.value))
      }}
    />
  )
}
