import { X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { DialogDescription, DialogFooter, DialogTitle } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { contentTypeOf, type SavedContent, savedFeatures } from '#kinds/library.ts'
import { changesOf, type EntryDraft, problemsOf, withTyped } from './entry-draft.ts'
import { editFailure, useEdit } from './library-query.ts'
import { entryMessages } from './messages.ts'

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
  const t = entryMessages.get()
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
  const input = useRef<HTMLInputElement>(null)
  const t = entryMessages.get()
  const add = () => typed.trim() && onChange({ tags: withTyped(tags, typed), typed: '' })
  const remove = (tag: string) => {
    onChange({ tags: tags.filter((other) => other !== tag) })
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && typed.trim()) {
      event.preventDefault()
      add()
    }
    if (event.key === 'Backspace' && typed === '') onChange({ tags: tags.slice(0, -1) })
  }
  return (
    <Field label={t.tags} hint={t.tagsHint} error={error}>
      {(control) => (
        <div className="grid gap-2">
          {tags.length > 0 && (
            <ul aria-label={t.tagsOfEntry} className="flex flex-wrap gap-1.5">
              {tags.map((tag) => (
                <li key={tag} className="inline-flex max-w-full items-center rounded-full bg-sunken ps-2.5 text-sm">
                  <span dir="auto" className="truncate">
                    {tag}
                  </span>
                  <button
                    type="button"
                    aria-label={t.removeTag({ tag })}
                    onClick={() => remove(tag)}
                    className="grid size-7 shrink-0 place-items-center rounded-full text-soft touch:size-11 hover:text-ink"
                  >
                    <X aria-hidden className="size-3.5" />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <Input
            {...control}
            ref={input}
            dir="auto"
            autoComplete="off"
            value={typed}
            onChange={({ target }) =>
              target.value.includes(',') ? onChange({ tags: withTyped(tags, target.value), typed: '' }) : onChange({ typed: target.value })
            }
            onKeyDown={onKeyDown}
            onBlur={add}
          />
        </div>
      )}
    </Field>
  )
}
