import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ChipInput } from '#app/ui/chip-input.tsx'
import { DialogDescription, DialogFooter, DialogTitle } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { contentTypeOf, type SavedContent, savedFeatures } from '#kinds/library.ts'
import { changesOf, type EntryDraft, problemsOf } from './entry-draft.ts'
import { entryMessages } from './messages.ts'
import { editFailure, useEdit } from './texts-query.ts'

interface EntryFormProps {
  entry: SavedContent
  draft: EntryDraft
  onChange: (draft: EntryDraft) => void
  /** The entry was saved, or nothing was changed. */
  onSaved: () => void
  onCancel: () => void
}

/** The form for title, text and tags of an entry. When the server refuses a change, the form stays open with the reason. */
export function EntryForm({ entry, draft, onChange, onSaved, onCancel }: EntryFormProps) {
  const edit = useEdit(entry)
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const problems = problemsOf(draft)
  const t = entryMessages
  const shown: Partial<typeof problems> = tried ? problems : {}
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
      <DialogTitle>{t.editTitle({ type: savedFeatures[entry.feature] })}</DialogTitle>
      <DialogDescription className="sr-only">{t.editText}</DialogDescription>
      <Field label={t.title} error={shown.title}>
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
      <Field label={t.text} error={shown.text}>
        {(control) => (
          <Textarea
            {...control}
            name="text"
            rows={contentTypeOf(entry.feature) === 'title' ? 3 : 10}
            value={draft.text}
            onChange={({ target }) => onChange({ ...draft, text: target.value })}
          />
        )}
      </Field>
      <TagField {...draft} error={shown.tags} onChange={(changed) => onChange({ ...draft, ...changed })} />
      {edit.isError && <ErrorState message={editFailure(edit.error)} />}
      <DialogFooter>
        <Button variant="secondary" onClick={onCancel}>
          {t.cancel}
        </Button>
        <Button type="submit" aria-busy={edit.isPending}>
          {edit.isPending && <Spinner />}
          {t.save}
        </Button>
      </DialogFooter>
    </form>
  )
}

/** Focuses the first invalid field. */
function focusFirst(form: HTMLFormElement | null, { title, text }: ReturnType<typeof problemsOf>): void {
  form?.querySelector<HTMLElement>(title ? '[name="title"]' : text ? '[name="text"]' : 'input:not([name])')?.focus()
}

interface TagFieldProps {
  tags: readonly string[]
  typed: string
  error: string | undefined
  onChange: (changed: { tags?: readonly string[]; typed?: string }) => void
}

/** Tags as chips that can be removed, and an input for more. */
function TagField({ tags, typed, error, onChange }: TagFieldProps) {
  const t = entryMessages
  return (
    <Field label={t.tags} hint={t.tagsHint} error={error}>
      {(control) => (
        <ChipInput
          {...control}
          values={tags}
          typed={typed}
          onChange={({ values, ...changed }) => onChange({ ...(values && { tags: values }), ...changed })}
          listLabel={t.tagsOfEntry}
          removeLabel={(tag) => t.removeTag({ tag })}
        />
      )}
    </Field>
  )
}
