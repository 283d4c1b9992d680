import { type KeyboardEvent, useEffect } from 'react'
import { Form, type FormState } from '#app/lib/form.tsx'
import { Button } from '#app/ui/button.tsx'
import { ChipInput } from '#app/ui/chip-input.tsx'
import { DialogDescription, DialogFooter, DialogTitle } from '#app/ui/dialog.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { contentTypeOf, type SavedContent, savedFeatures } from '#kinds/library.ts'
import type { EntryDraft } from './entry-draft.ts'
import { entryMessages } from './messages.ts'
import { editFailure } from './texts-query.ts'

interface EntryFormProps {
  entry: SavedContent
  form: FormState<EntryDraft>
  onCancel: () => void
}

/** The form for title, text and tags of an entry. When the server refuses a change, the form stays open with the reason. */
export function EntryForm({ entry, form, onCancel }: EntryFormProps) {
  const t = entryMessages
  const { element, failure } = form
  useEffect(() => element.current?.querySelector('input')?.focus(), [element])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void form.submit()
  }
  return (
    <Form form={form} onKeyDown={onKeyDown} className="grid min-w-0 gap-4">
      <DialogTitle>{t.editTitle({ type: savedFeatures[entry.feature] })}</DialogTitle>
      <DialogDescription className="sr-only">{t.editText}</DialogDescription>
      <Field label={t.title} {...form.field('title')}>
        {(control) => <Input {...control} dir="auto" />}
      </Field>
      <Field label={t.text} {...form.field('text')}>
        {(control) => <Textarea {...control} rows={contentTypeOf(entry.feature) === 'title' ? 3 : 10} />}
      </Field>
      <TagField form={form} />
      {failure !== null && <ErrorState message={editFailure(failure)} />}
      <DialogFooter>
        <Button variant="secondary" onClick={onCancel}>
          {t.cancel}
        </Button>
        <SubmitButton busy={form.busy} label={t.save} busyLabel={t.save} />
      </DialogFooter>
    </Form>
  )
}

/** Tags as chips that can be removed, and an input for more. */
function TagField({ form: { values, change, errorOf } }: { form: FormState<EntryDraft> }) {
  const t = entryMessages
  const { tags, typed } = values()
  return (
    <Field label={t.tags} hint={t.tagsHint} error={errorOf('tags')}>
      {(control) => (
        <ChipInput
          {...control}
          values={tags}
          typed={typed}
          onChange={(changed) => change({ tags: changed.values ?? tags, typed: changed.typed ?? typed })}
          listLabel={t.tagsOfEntry}
          removeLabel={(tag) => t.removeTag({ tag })}
        />
      )}
    </Field>
  )
}
