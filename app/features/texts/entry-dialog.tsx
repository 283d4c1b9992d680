import { Copy, Pencil, Repeat2, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { copyText } from '#app/lib/copy-button.tsx'
import { ExportButton } from '#app/lib/export/export-button.tsx'
import { useForm } from '#app/lib/form.tsx'
import { formatMoment } from '#app/lib/format.ts'
import { MessageLine, MessagePlace, useSay } from '#app/lib/say.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogContent, TextDialogBody } from '#app/ui/dialog.tsx'
import { libraryMessages } from '#contract/messages.ts'
import { anotherMessages } from '#contract/screen-messages.ts'
import { type SavedContent, savedFeatures, savedText } from '#kinds/library.ts'
import { useRunAgain } from './again.ts'
import { changesOf, draftOf, problemsOf } from './entry-draft.ts'
import { EntryForm } from './entry-form.tsx'
import { entryMessages, libraryScreenMessages, textMessages } from './messages.ts'
import { useEdit } from './texts-query.ts'
import { UnsavedAlert, useLeaving } from './unsaved-changes.tsx'

/** Loaded on demand: few entries have a source. */
const UsedPoints = lazy(async () => ({ default: (await import('#app/lib/sources/used-points.tsx')).UsedPoints }))

interface EntryDialogProps {
  entry: SavedContent
  onClose: () => void
  onDelete: (entry: SavedContent) => void
  /** Lists the entries with a tag. */
  onTag: (tag: string) => void
}

/** Shows an entry, and edits it. Asks before unsaved changes are discarded. */
export function EntryDialog({ entry, onClose, onDelete, onTag }: EntryDialogProps) {
  const [editing, setEditing] = useState(false)
  const save = useEdit(entry)
  const form = useForm({
    initial: draftOf(entry),
    check: problemsOf,
    async send(draft) {
      const changes = changesOf(entry, draft)
      if (changes) await save(changes)
      setEditing(false)
    },
    failed: libraryMessages.editFailed,
  })
  const { asking, leave, stay, discard } = useLeaving(editing && changesOf(entry, form.values()) !== null)
  const edit = () => {
    form.reset(draftOf(entry))
    setEditing(true)
  }
  return (
    <Dialog open onOpenChange={(open) => !open && leave(onClose)}>
      <DialogContent className="max-w-2xl">
        <MessagePlace>
          {editing ? (
            <EntryForm entry={entry} form={form} onCancel={() => leave(() => setEditing(false))} />
          ) : (
            <EntryView
              entry={entry}
              onEdit={edit}
              onDelete={() => {
                onDelete(entry)
                onClose()
              }}
              onTag={onTag}
            />
          )}
        </MessagePlace>
        <UnsavedAlert open={asking} onStay={stay} onDiscard={discard} />
      </DialogContent>
    </Dialog>
  )
}

interface EntryViewProps extends Pick<EntryDialogProps, 'entry' | 'onTag'> {
  onEdit: () => void
  onDelete: () => void
}

function EntryView({ entry, onEdit, onDelete, onTag }: EntryViewProps) {
  const text = savedText(entry)
  const say = useSay()
  const runAgain = useRunAgain()
  const [t, list] = [entryMessages, libraryScreenMessages]
  return (
    <TextDialogBody
      title={entry.title}
      about={
        <>
          <Badge>{savedFeatures[entry.feature]}</Badge>
          {formatMoment(entry.created_at)}
        </>
      }
      aside={
        <>
          {entry.tags.length > 0 && <EntryTags tags={entry.tags} onTag={onTag} />}
          {entry.source && (
            <Suspense>
              <UsedPoints source={entry.source.id} points={entry.source.points} />
            </Suspense>
          )}
        </>
      }
      actions={
        <>
          <MessageLine className="basis-full" />
          <Button variant="secondary" onClick={onDelete}>
            <Trash2 aria-hidden />
            {list.delete}
          </Button>
          <Button variant="secondary" onClick={onEdit}>
            <Pencil aria-hidden />
            {t.edit}
          </Button>
          <Button variant="secondary" onClick={() => runAgain(entry)}>
            <Repeat2 aria-hidden />
            {anotherMessages.again}
          </Button>
          <ExportButton source={{ from: 'library', ids: [entry.id] }} variant="secondary" size="md" />
          <Button onClick={() => copyText(text, undefined, say)}>
            <Copy aria-hidden />
            {textMessages.copy}
          </Button>
        </>
      }
    >
      {text}
    </TextDialogBody>
  )
}

function EntryTags({ tags, onTag }: { tags: readonly string[]; onTag: (tag: string) => void }) {
  return (
    <ul aria-label={libraryScreenMessages.tags} className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0 max-w-full">
          <button
            type="button"
            dir="auto"
            aria-label={entryMessages.showTag({ tag })}
            onClick={() => onTag(tag)}
            className="min-h-7 max-w-full truncate rounded-full bg-sunken px-2.5 text-soft text-sm touch:min-h-11 hover:text-ink"
          >
            {tag}
          </button>
        </li>
      ))}
    </ul>
  )
}
