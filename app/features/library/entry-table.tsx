import { Copy, Eye, type LucideIcon, Trash2 } from 'lucide-react'
import { copyText } from '#app/lib/clipboard.ts'
import { formatDate } from '#app/lib/dates.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import type { SavedContent } from '#contract/api.ts'
import { savedFeatures } from '#contract/library.ts'
import { savedText } from '#contract/saved-text.ts'

interface EntryTableProps {
  entries: readonly SavedContent[]
  onView: (entry: SavedContent) => void
  onDelete: (entry: SavedContent) => void
}

/** A table on wide screens; on a phone each row stacks, with its actions under it. */
export function EntryTable({ entries, ...actions }: EntryTableProps) {
  return (
    <div className="overflow-hidden rounded-lg border bg-surface">
      <table className="w-full text-start text-sm">
        <thead className="border-b text-soft text-xs max-sm:sr-only">
          <tr>
            <th scope="col" className="px-4 py-2.5 text-start font-medium">
              Title
            </th>
            <th scope="col" className="px-4 py-2.5 text-start font-medium">
              Type
            </th>
            <th scope="col" className="px-4 py-2.5 text-start font-medium">
              Created
            </th>
            <th scope="col" className="px-4 py-2.5 text-end font-medium">
              Actions
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} {...actions} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function EntryRow({ entry, onView, onDelete }: { entry: SavedContent } & Pick<EntryTableProps, 'onView' | 'onDelete'>) {
  return (
    <tr className="max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:items-center max-sm:gap-x-3 max-sm:px-4 max-sm:py-3">
      <td className="max-w-0 px-4 py-2 sm:w-full max-sm:col-span-2 max-sm:max-w-full max-sm:p-0">
        <button
          type="button"
          dir="auto"
          onClick={() => onView(entry)}
          className="block min-h-6 w-full truncate text-start font-medium underline-offset-4 touch:min-h-11 hover:underline"
        >
          {entry.title}
        </button>
      </td>
      <td className="px-4 py-2 max-sm:p-0">
        <Badge>{savedFeatures[entry.feature]}</Badge>
      </td>
      <td className="whitespace-nowrap px-4 py-2 text-soft max-sm:p-0">{formatDate(entry.created_at)}</td>
      <td className="whitespace-nowrap px-4 py-2 text-end max-sm:col-span-2 max-sm:p-0">
        <RowAction icon={Eye} label="View" title={entry.title} onClick={() => onView(entry)} />
        <RowAction icon={Copy} label="Copy" title={entry.title} onClick={() => copyText(savedText(entry))} />
        <RowAction icon={Trash2} label="Delete" title={entry.title} onClick={() => onDelete(entry)} />
      </td>
    </tr>
  )
}

function RowAction({ icon: Icon, label, title, onClick }: { icon: LucideIcon; label: string; title: string; onClick: () => void }) {
  return (
    <Tooltip label={label}>
      <Button variant="ghost" size="icon" aria-label={`${label}: ${title}`} onClick={onClick} className="text-soft hover:text-ink">
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  )
}
