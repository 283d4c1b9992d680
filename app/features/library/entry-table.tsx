import { Copy, Eye, type LucideIcon, Trash2 } from 'lucide-react'
import { type MouseEvent, memo } from 'react'
import { copyText } from '#app/lib/copy-button.tsx'
import { formatDate } from '#app/lib/format.ts'
import { MessageLine, MessagePlace, useSay } from '#app/lib/say.tsx'
import { snippet } from '#app/lib/snippet.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import { type SavedContent, savedFeatures, savedText } from '#kinds/library.ts'
import { libraryScreenMessages } from './messages.ts'

interface EntryRowProps {
  entry: SavedContent
  ticked: boolean
  /** `range`: for all entries from the one that was changed last. */
  onTick: (id: string, on: boolean, range: boolean) => void
  onView: (entry: SavedContent) => void
  onDelete: (entries: readonly SavedContent[]) => void
}

/** The number of tags that a row shows; of the others it shows the number. */
const shownTags = 3

/** Memoized, so that a tick in a list of thousands renders one row. */
const EntryRow = memo(function EntryRow(row: EntryRowProps) {
  return (
    <MessagePlace>
      <Row {...row} />
    </MessagePlace>
  )
})

function Row({ entry, ticked, onTick, onView, onDelete }: EntryRowProps) {
  const { id, title } = entry
  const say = useSay()
  const t = libraryScreenMessages.get()
  const text = snippet(savedText(entry), title)
  return (
    <tr className="has-checked:bg-accent-wash/40 max-sm:grid max-sm:grid-cols-[auto_auto_minmax(0,1fr)] max-sm:items-center max-sm:gap-x-3 max-sm:py-2 max-sm:pe-4">
      {/* A click with Shift would select the text between. */}
      <td className="w-10 ps-4 max-sm:row-span-2 max-sm:self-start" onMouseDown={(event) => event.shiftKey && event.preventDefault()}>
        <Checkbox
          label={<span className="sr-only">{t.selectNamed({ title })}</span>}
          className="touch:min-w-8"
          checked={ticked}
          onClick={({ currentTarget, shiftKey }) => onTick(id, currentTarget.checked, shiftKey)}
        />
      </td>
      <td className="max-w-0 py-2 ps-1 pe-4 sm:w-full max-sm:col-span-2 max-sm:max-w-full max-sm:p-0">
        <button
          type="button"
          dir="auto"
          onClick={() => onView(entry)}
          className="block min-h-6 w-full truncate text-start font-medium underline-offset-4 touch:min-h-11 hover:underline"
        >
          {title}
        </button>
        {text && (
          <p dir="auto" className="truncate text-soft">
            {text}
          </p>
        )}
        <RowTags tags={entry.tags} />
        <MessageLine />
      </td>
      <td className="px-4 py-2 max-sm:p-0">
        <Badge>{savedFeatures[entry.feature]}</Badge>
      </td>
      <td className="whitespace-nowrap px-4 py-2 text-soft max-sm:p-0">{formatDate(entry.created_at)}</td>
      <td className="whitespace-nowrap px-4 py-2 text-end max-sm:col-span-3 max-sm:p-0">
        <RowAction icon={Eye} label={t.view} name={t.viewNamed({ title })} onClick={() => onView(entry)} />
        <RowAction icon={Copy} label={t.copy} name={t.copyNamed({ title })} onClick={() => copyText(savedText(entry), undefined, say)} />
        <RowAction
          icon={Trash2}
          label={t.delete}
          name={t.deleteNamed({ title })}
          onClick={(event) => {
            focusNextEntry(event)
            onDelete([entry])
          }}
        />
      </td>
    </tr>
  )
}

/** The button of a deleted entry is removed: the focus moves to that of the next row. */
function focusNextEntry({ currentTarget }: MouseEvent<HTMLElement>): void {
  const row = currentTarget.closest('tr')
  const near = row?.nextElementSibling ?? row?.previousElementSibling
  near?.querySelector<HTMLElement>('td:last-child button:last-of-type')?.focus({ preventScroll: true })
}

function RowTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  const more = tags.length - shownTags
  const t = libraryScreenMessages.get()
  return (
    <ul aria-label={t.tags} className="mt-0.5 flex flex-wrap gap-1 max-sm:mb-1">
      {tags.slice(0, shownTags).map((tag) => (
        <li key={tag} dir="auto" className="max-w-40 truncate rounded-full border px-2 text-soft text-xs">
          {tag}
        </li>
      ))}
      {more > 0 && <li className="px-1 text-soft text-xs">{t.moreTags({ more })}</li>}
    </ul>
  )
}

function RowAction({
  icon: Icon,
  label,
  name,
  onClick,
}: {
  icon: LucideIcon
  label: string
  name: string
  onClick: (event: MouseEvent<HTMLElement>) => void
}) {
  return (
    <Tooltip label={label}>
      <Button variant="ghost" size="icon" aria-label={name} onClick={onClick} className="text-soft hover:text-ink">
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  )
}

interface EntryTableProps extends Pick<EntryRowProps, 'onTick' | 'onView' | 'onDelete'> {
  entries: readonly SavedContent[]
  ticked: ReadonlySet<string>
}

/** A table; on a phone the cells of each row are stacked, with its actions at the end. */
export function EntryTable({ entries, ticked, ...actions }: EntryTableProps) {
  const t = libraryScreenMessages.get()
  return (
    <div className="overflow-hidden rounded-lg border bg-surface">
      <table className="w-full text-start text-sm">
        <thead className="border-b text-soft text-xs max-sm:sr-only">
          <tr>
            <th scope="col" className="w-10">
              <span className="sr-only">{t.select}</span>
            </th>
            <th scope="col" className="py-2.5 ps-1 pe-4 text-start font-medium">
              {t.entryTitle}
            </th>
            {[t.type, t.created].map((head) => (
              <th key={head} scope="col" className="px-4 py-2.5 text-start font-medium">
                {head}
              </th>
            ))}
            <th scope="col" className="px-4 py-2.5 text-end font-medium">
              {t.actions}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} ticked={ticked.has(entry.id)} {...actions} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
