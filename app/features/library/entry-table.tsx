import type { SavedContent } from '#kinds/library.ts'
import { EntryRow, type EntryRowProps } from './entry-row.tsx'

interface EntryTableProps extends Pick<EntryRowProps, 'onTick' | 'onView' | 'onDelete'> {
  entries: readonly SavedContent[]
  ticked: ReadonlySet<string>
}

const heads = ['Type', 'Created'] as const

/** A table on wide screens; on a phone each row stacks, with its actions under it. */
export function EntryTable({ entries, ticked, ...actions }: EntryTableProps) {
  return (
    <div className="overflow-hidden rounded-lg border bg-surface">
      <table className="w-full text-start text-sm">
        <thead className="border-b text-soft text-xs max-sm:sr-only">
          <tr>
            <th scope="col" className="w-10">
              <span className="sr-only">Select</span>
            </th>
            <th scope="col" className="py-2.5 ps-1 pe-4 text-start font-medium">
              Title
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className="px-4 py-2.5 text-start font-medium">
                {head}
              </th>
            ))}
            <th scope="col" className="px-4 py-2.5 text-end font-medium">
              Actions
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
