import { FilterBar } from '#app/lib/filter-bar.tsx'
import { Select } from '#app/ui/select.tsx'
import { libraryMessages } from '#contract/messages.ts'
import { savedFeatureIds, savedFeatures } from '#kinds/library.ts'
import { type LibraryFilter, useTags } from './library-query.ts'
import { libraryScreenMessages } from './messages.ts'

interface LibraryFiltersProps {
  filter: LibraryFilter
  onFilter: (changed: Partial<LibraryFilter>) => void
}

/** The filters of the library: a search, the type and a tag. */
export function LibraryFilters({ filter: { search, feature, tag }, onFilter }: LibraryFiltersProps) {
  const t = libraryScreenMessages.get()
  const options = savedFeatureIds.map((value) => ({ value, label: savedFeatures[value] }))
  return (
    <FilterBar
      label={t.search}
      placeholder={t.searchPlaceholder}
      search={search}
      onSearch={(typed) => onFilter({ search: typed })}
      choice={{ label: t.type, all: t.allTypes, options, value: feature, onChoose: (chosen) => onFilter({ feature: chosen }) }}
    >
      <TagSelect tag={tag} onTag={(chosen) => onFilter({ tag: chosen })} />
    </FilterBar>
  )
}

const any = 'any'
/** The option of a tag begins with this, so that it differs from "any". */
const mark = '#'

function TagSelect({ tag, onTag }: { tag: string | undefined; onTag: (tag: string | undefined) => void }) {
  const { data, isError } = useTags()
  const t = libraryScreenMessages.get()
  const tags = data?.tags ?? []
  // The tag in the URL is an option, even while the tags load or when it is too rare to be among them.
  const options = [
    { value: any, label: t.allTags },
    ...(tag && tags.every((other) => other.tag !== tag) ? [{ value: mark + tag, label: tag }] : []),
    ...tags.map(({ tag, entries }) => ({ value: mark + tag, label: t.tagCount({ tag, entries }) })),
  ]
  if (isError && !tag) return <p className="self-center text-soft text-sm">{libraryMessages.get().tagsFailed}</p>
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
