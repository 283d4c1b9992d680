import { SearchBox } from '#app/ui/search-box.tsx'
import { Select } from '#app/ui/select.tsx'
import { messages } from '#contract/messages.ts'
import { type SavedFeature, savedFeatureIds, savedFeatures } from '#kinds/library.ts'
import { type LibraryFilter, useTags } from './library-query.ts'

interface LibraryFiltersProps {
  filter: LibraryFilter
  onFilter: (changed: Partial<LibraryFilter>) => void
}

const any = 'any'
const features = [
  { value: any, label: 'All types' },
  ...savedFeatureIds.map((id): { value: SavedFeature; label: string } => ({ value: id, label: savedFeatures[id] })),
] as const

/** What is listed: by text, by type and by tag. */
export function LibraryFilters({ filter, onFilter }: LibraryFiltersProps) {
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <SearchBox
        label="Search your library"
        placeholder="Search title, text or type"
        search={filter.search}
        onSearch={(search) => onFilter({ search })}
      />
      <Select
        aria-label="Type"
        className="w-auto max-sm:flex-1"
        options={features}
        value={filter.feature ?? any}
        onValueChange={(feature) => onFilter({ feature: feature === any ? undefined : feature })}
      />
      <TagSelect tag={filter.tag} onTag={(tag) => onFilter({ tag })} />
    </div>
  )
}

/** A tag's own value begins with this, so that none can be taken for "any". */
const mark = '#'

function TagSelect({ tag, onTag }: { tag: string | undefined; onTag: (tag: string | undefined) => void }) {
  const { data, isError } = useTags()
  const known = data?.tags ?? []
  // The tag of the address, also while the list is on its way, or when it is too rare to be in it.
  const options = [
    { value: any, label: 'All tags' },
    ...(tag && known.every((other) => other.tag !== tag) ? [{ value: mark + tag, label: tag }] : []),
    ...known.map(({ tag, entries }) => ({ value: mark + tag, label: `${tag} (${entries})` })),
  ]
  if (isError && !tag) return <p className="self-center text-soft text-sm">{messages.library.tagsFailed}</p>
  return (
    <Select
      aria-label="Tag"
      className="w-auto max-w-56 max-sm:max-w-none max-sm:flex-1"
      options={options}
      value={tag ? mark + tag : any}
      onValueChange={(value) => onTag(value === any ? undefined : value.slice(mark.length))}
    />
  )
}
