import { BookMarked, Eye, Trash2 } from 'lucide-react'
import { lazy, type MouseEvent, memo, Suspense, useCallback, useMemo, useState } from 'react'
import { FilterBar } from '#app/lib/filter-bar.tsx'
import { formatDate } from '#app/lib/format.ts'
import { useRemoving } from '#app/lib/generation/saving.tsx'
import { useOpened } from '#app/lib/use-opened.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Select } from '#app/ui/select.tsx'
import { libraryMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { type SavedContent, savedFeatureIds, savedFeatures, savedText } from '#kinds/library.ts'
import { libraryScreenMessages, textMessages } from './messages.ts'
import { useSelection } from './selection.ts'
import { SelectionBar } from './selection-bar.tsx'
import { CopyAction, RowAction, TextRow, TextTable } from './text-table.tsx'
import { TextsFrame } from './texts-frame.tsx'
import { type LibraryFilter, useLibrary, useTags } from './texts-query.ts'
import { useTextFilter } from './use-text-filter.ts'

const loadDialog = () => import('./entry-dialog.tsx')
const EntryDialog = lazy(async () => ({ default: (await loadDialog()).EntryDialog }))

/** The view of what is saved: the content library. */
export function SavedTexts() {
  const [filter, change] = useTextFilter<LibraryFilter>((params) => ({
    search: params.get('search') ?? '',
    feature: savedFeatureIds.find((id) => id === params.get('feature')),
    tag: params.get('tag') ?? undefined,
  }))
  const [t, texts, library] = [libraryScreenMessages, textMessages, libraryMessages]
  return (
    <TextsFrame
      path={paths.library}
      icon={BookMarked}
      title={t.title}
      lead={t.lead}
      filter={{ ...filter }}
      onClear={() => change({ search: '', feature: undefined, tag: undefined })}
      list={useLibrary(filter)}
      loadFailed={library.loadFailed}
      empty={{ title: library.empty, hint: t.emptyHint, action: t.emptyAction }}
      noMatch={{ title: library.empty, hint: t.noMatchHint }}
      filters={
        <FilterBar
          label={t.search}
          placeholder={t.searchPlaceholder}
          search={filter.search}
          onSearch={(search) => change({ search })}
          choice={{
            label: texts.type,
            all: texts.allTypes,
            value: filter.feature,
            options: savedFeatureIds.map((value) => ({ value, label: savedFeatures[value] })),
            onChoose: (feature) => change({ feature }),
          }}
        >
          <TagSelect tag={filter.tag} onTag={(tag) => change({ tag })} />
        </FilterBar>
      }
    >
      {(entries) => (
        <Entries entries={entries} filter={filter} onTag={(tag) => change({ search: '', feature: undefined, tag, open: undefined })} />
      )}
    </TextsFrame>
  )
}

const any = 'any'
/** The option of a tag begins with this, so that it differs from "any". */
const mark = '#'

function TagSelect({ tag, onTag }: { tag: string | undefined; onTag: (tag: string | undefined) => void }) {
  const { data, isError } = useTags()
  const t = libraryScreenMessages
  const tags = data?.tags ?? []
  // The tag in the URL is an option, even while the tags load or when it is too rare to be among them.
  const options = [
    { value: any, label: t.allTags },
    ...(tag && tags.every((other) => other.tag !== tag) ? [{ value: mark + tag, label: tag }] : []),
    ...tags.map(({ tag, entries }) => ({ value: mark + tag, label: t.tagCount({ tag, entries }) })),
  ]
  if (isError && !tag) return <p className="self-center text-soft text-sm">{libraryMessages.tagsFailed}</p>
  return (
    <Select
      aria-label={t.tag}
      className="w-auto max-w-56 max-sm:max-w-none max-sm:flex-1"
      options={options}
      value={tag ? mark + tag : any}
      onValueChange={(value) => onTag(value === any ? undefined : value.slice(mark.length))}
    />
  )
}

/** The open entry. It stays open when a new list does not contain it, because it may be being edited. */
function useViewed(entries: readonly SavedContent[]) {
  const { opened, open, close } = useOpened(loadDialog)
  const [last, setLast] = useState<SavedContent | null>(null)
  const found = opened === undefined ? undefined : entries.find(({ id }) => id === opened)
  if (found && found !== last) setLast(found)
  // A stable function, so that a row renders again only when its entry changes.
  const view = useCallback(({ id }: SavedContent) => open(id), [open])
  return { viewed: last?.id === opened ? last : null, view, close }
}

interface EntriesProps {
  entries: readonly SavedContent[]
  filter: LibraryFilter
  onTag: (tag: string) => void
}

function Entries({ entries, filter, onTag }: EntriesProps) {
  const t = libraryScreenMessages
  const ids = useMemo(() => entries.map(({ id }) => id), [entries])
  const { ticked, tick, tickAll } = useSelection(Object.values(filter).join('\n'), ids)
  const { viewed, view, close } = useViewed(entries)
  const { mutate } = useRemoving((count) => (count === 1 ? libraryMessages.deleted : libraryMessages.deletedMany(count)))
  const remove = useCallback((chosen: readonly string[]) => mutate({ parts: [], ids: chosen }), [mutate])
  const chosen = ids.filter((id) => ticked.has(id))
  return (
    <>
      <SelectionBar
        filter={filter}
        listed={entries.length}
        ticked={chosen}
        onTickAll={tickAll}
        onDelete={() => {
          remove(chosen)
          tickAll(false)
        }}
      />
      <TextTable select={t.select} text={t.entryTitle}>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} ticked={ticked.has(entry.id)} onTick={tick} onView={view} onDelete={remove} />
        ))}
      </TextTable>
      {viewed && (
        <Suspense>
          <EntryDialog key={viewed.id} entry={viewed} onClose={close} onDelete={({ id }) => remove([id])} onTag={onTag} />
        </Suspense>
      )}
    </>
  )
}

interface EntryRowProps {
  entry: SavedContent
  ticked: boolean
  /** `range`: for all entries from the one that was changed last. */
  onTick: (id: string, on: boolean, range: boolean) => void
  onView: (entry: SavedContent) => void
  onDelete: (ids: readonly string[]) => void
}

/** UTF-16 units of a text that a row shows at most. */
const rowLength = 200

/** Memoized, so that a tick in a list of thousands renders one row. */
const EntryRow = memo(function EntryRow({ entry, ticked, onTick, onView, onDelete }: EntryRowProps) {
  const { id, title } = entry
  const t = libraryScreenMessages
  // A text that begins with its title goes on below it.
  const whole = savedText(entry)
  const text = whole.startsWith(title) ? whole.slice(title.length).trim() : whole
  return (
    <TextRow
      title={title}
      onOpen={() => onView(entry)}
      type={savedFeatures[entry.feature]}
      created={formatDate(entry.created_at)}
      check={
        // A click with Shift would select the text between.
        <td
          className="w-10 ps-4 max-sm:row-span-2 max-sm:self-start max-sm:ps-0"
          onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        >
          <Checkbox
            label={<span className="sr-only">{t.selectNamed({ title })}</span>}
            className="touch:min-w-8"
            checked={ticked}
            onClick={({ currentTarget, shiftKey }) => onTick(id, currentTarget.checked, shiftKey)}
          />
        </td>
      }
      actions={
        <>
          <RowAction icon={Eye} label={t.view} name={t.viewNamed({ title })} onClick={() => onView(entry)} />
          <CopyAction title={title} text={() => savedText(entry)} />
          <RowAction
            icon={Trash2}
            label={t.delete}
            name={t.deleteNamed({ title })}
            onClick={(event) => {
              focusNextEntry(event)
              onDelete([id])
            }}
          />
        </>
      }
    >
      {text && (
        <p dir="auto" className="truncate text-soft">
          {text.slice(0, rowLength)}
        </p>
      )}
      <RowTags tags={entry.tags} />
    </TextRow>
  )
})

/** The button of a deleted entry is removed: the focus moves to that of the next row. */
function focusNextEntry({ currentTarget }: MouseEvent<HTMLElement>): void {
  const row = currentTarget.closest('tr')
  const near = row?.nextElementSibling ?? row?.previousElementSibling
  near?.querySelector<HTMLElement>('td:last-child button:last-of-type')?.focus({ preventScroll: true })
}

/** The number of tags that a row shows; of the others it shows the number. */
const shownTags = 3

function RowTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  const more = tags.length - shownTags
  const t = libraryScreenMessages
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
