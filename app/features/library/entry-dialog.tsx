import { Copy, Trash2 } from 'lucide-react'
import { copyText } from '#app/lib/clipboard.ts'
import { formatMoment } from '#app/lib/dates.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextDialog } from '#app/ui/text-dialog.tsx'
import type { SavedContent } from '#contract/api.ts'
import { savedFeatures } from '#contract/library.ts'
import { entryText } from '#contract/saved-text.ts'

interface EntryDialogProps {
  /** The entry to read; `null` closes the dialog. */
  entry: SavedContent | null
  onClose: () => void
  onDelete: (entry: SavedContent) => void
}

export function EntryDialog({ entry, onClose, onDelete }: EntryDialogProps) {
  if (!entry) return null
  const text = entryText(entry)
  return (
    <TextDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={entry.title}
      about={
        <>
          <Badge>{savedFeatures[entry.feature]}</Badge>
          {formatMoment(entry.created_at)}
        </>
      }
      actions={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              onDelete(entry)
              onClose()
            }}
          >
            <Trash2 aria-hidden />
            Delete
          </Button>
          <Button onClick={() => copyText(text)}>
            <Copy aria-hidden />
            Copy
          </Button>
        </>
      }
    >
      {text}
    </TextDialog>
  )
}
