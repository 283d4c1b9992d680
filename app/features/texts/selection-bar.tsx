import { Trash2 } from 'lucide-react'
import { ExportButton } from '#app/lib/export/export-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { interfaceLanguage } from '#contract/i18n.ts'
import { libraryMessages } from '#contract/messages.ts'
import { maxSelectedEntries } from '#contract/options.ts'
import { libraryScreenMessages, textMessages } from './messages.ts'
import type { LibraryFilter } from './texts-query.ts'

interface SelectionBarProps {
  filter: LibraryFilter
  /** The number of loaded entries. */
  listed: number
  /** The ids of the ticked entries. */
  ticked: readonly string[]
  onTickAll: (on: boolean) => void
  onDelete: () => void
}

/** A checkbox for all loaded entries, and the actions for the ticked ones. It stays visible while a long list is scrolled. */
export function SelectionBar({ filter, listed, ticked, onTickAll, onDelete }: SelectionBarProps) {
  const some = ticked.length > 0
  const t = libraryScreenMessages
  return (
    <fieldset
      aria-label={t.selected}
      className="sticky top-14 z-20 -mx-1 mb-2 flex min-w-0 min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 bg-paper/95 px-1 py-1 backdrop-blur-sm"
    >
      <Checkbox
        className="ps-4"
        checked={ticked.length === listed}
        ref={(box) => {
          if (box) box.indeterminate = some && ticked.length < listed
        }}
        onCheckedChange={onTickAll}
        label={<span aria-live="polite">{some ? t.selectedCount(ticked.length) : t.selectAll(listed)}</span>}
      />
      <div className="flex flex-wrap items-center gap-1">
        {some ? (
          <>
            {ticked.length <= maxSelectedEntries ? (
              <ExportButton source={{ from: 'library', ids: ticked }} label={t.exportSelected} variant="secondary" />
            ) : (
              <span className="px-2 text-soft text-sm">
                {libraryMessages.tooManyToExport({ most: maxSelectedEntries.toLocaleString(interfaceLanguage) })}
              </span>
            )}
            <Button variant="secondary" size="sm" onClick={onDelete}>
              <Trash2 aria-hidden />
              {t.deleteSelected}
            </Button>
          </>
        ) : (
          // Exports every match, not only the loaded ones.
          <ExportButton
            source={{ from: 'library', ...filter }}
            label={Object.values(filter).some(Boolean) ? textMessages.exportMatches : textMessages.exportAll}
          />
        )}
      </div>
    </fieldset>
  )
}
