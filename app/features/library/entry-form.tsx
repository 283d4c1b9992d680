import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { DialogDescription, DialogFooter, DialogTitle } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { SavedContent } from '#contract/api.ts'
import { savedFeatures } from '#contract/library.ts'
import { changesOf, type EntryDraft, problemsOf } from './entry-draft.ts'
import { editFailure, useEdit } from './library-query.ts'
import { TagField } from './tag-field.tsx'

interface EntryFormProps {
  entry: SavedContent
  draft: EntryDraft
  onChange: (draft: EntryDraft) => void
  /** Nothing is left to save: it was saved, or nothing was changed. */
  onSaved: () => void
  onCancel: () => void
}

/** Title, text and tags of an entry, to change. What the server refuses stays here with its reason. */
export function EntryForm({ entry, draft, onChange, onSaved, onCancel }: EntryFormProps) {
  const edit = useEdit(entry)
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const problems = problemsOf(draft)
  const shown = tried ? problems : { title: undefined, text: undefined, tags: undefined }
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (edit.isPending) return
    setTried(true)
    const changes = changesOf(entry, draft)
    if (Object.values(problems).some(Boolean)) focusFirst(form.current, problems)
    else if (changes) edit.mutate(changes, { onSuccess: onSaved })
    else onSaved()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} onKeyDown={onKeyDown} className="grid min-w-0 gap-4">
      <DialogTitle>Edit {savedFeatures[entry.feature]}</DialogTitle>
      <DialogDescription className="sr-only">Change the title, the text and the tags of this entry.</DialogDescription>
      <Field label="Title" error={shown.title}>
        {(control) => (
          <Input
            {...control}
            name="title"
            dir="auto"
            value={draft.title}
            onChange={({ target }) => onChange({ ...draft, title: target.value })}
          />
        )}
      </Field>
      <Field label="Text" error={shown.text}>
        {(control) => (
          <Textarea
            {...control}
            name="text"
            rows={entry.feature === 'titles' ? 3 : 10}
            value={draft.text}
            onChange={({ target }) => onChange({ ...draft, text: target.value })}
          />
        )}
      </Field>
      <TagField {...draft} error={shown.tags} onChange={(changed) => onChange({ ...draft, ...changed })} />
      {edit.isError && <ErrorState message={editFailure(edit.error)} />}
      <DialogFooter>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" aria-busy={edit.isPending}>
          {edit.isPending && <Spinner />}
          Save changes
        </Button>
      </DialogFooter>
    </form>
  )
}

/** To the first field that something is wrong with. */
function focusFirst(form: HTMLFormElement | null, { title, text }: ReturnType<typeof problemsOf>): void {
  form?.querySelector<HTMLElement>(title ? '[name="title"]' : text ? '[name="text"]' : 'input:not([name])')?.focus()
}
