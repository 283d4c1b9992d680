import { Field } from '#app/ui/field.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { notesMax } from '#contract/paying.ts'

/** What an admin writes down beside what they do. */
export function Notes({ notes, onNotes }: { notes: string; onNotes: (notes: string) => void }) {
  return (
    <Field label="Admin notes" hint="For the audit log. Only admins read them.">
      {(control) => <Textarea {...control} rows={3} maxLength={notesMax} value={notes} onChange={({ target }) => onNotes(target.value)} />}
    </Field>
  )
}
