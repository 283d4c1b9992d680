import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { api, query } from '#app/lib/api.ts'
import { fieldIssues } from '#app/lib/errors.ts'
import { type LibraryEntry, savedEntries, savingMessages } from '#app/lib/generation/saved.ts'
import { Button } from '#app/ui/button.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import type { Generation } from '#contract/api.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import type { KindName, RequestOf, ResultOf } from '#kinds/index.ts'

const entriesOf = ({ kind, request, result }: Generation): LibraryEntry[] =>
  savedEntries(kind as KindName, request as RequestOf<KindName>, result as ResultOf<KindName>)

/** The library entries that a generation was saved as in this visit: its buttons then link to them. */
function useKept(id: string) {
  const client = useQueryClient()
  const queryKey = ['kept', id]
  const { data } = useQuery<string[]>({ queryKey, queryFn: () => [], initialData: [], staleTime: Number.POSITIVE_INFINITY })
  return [data, (ids: string[]) => client.setQueryData(queryKey, ids)] as const
}

function useKeep(generation: Generation) {
  const client = useQueryClient()
  const [kept, setKept] = useKept(generation.id)
  const mark = (ids: string[]) => {
    setKept(ids)
    void client.invalidateQueries({ queryKey: query.library.key() })
  }
  const undo = useMutation({
    mutationFn: (ids: string[]) => api.library.removeMany({ ids }),
    onSuccess: () => mark([]),
    onError: () => toast.error(messages.library.deleteFailed),
  })
  const keep = useMutation({
    mutationFn: (entries: LibraryEntry[]) => api.library.saveAll({ entries }),
    onSuccess: ({ items }, [first]) => {
      const ids = items.map(({ id }) => id)
      mark(ids)
      const said = ids.length > 1 ? messages.library.savedMany(ids.length) : first && savingMessages(generation.kind as KindName).done
      toast.success(said, { action: { label: messages.library.undo, onClick: () => undo.mutate(ids) } })
    },
    onError: (error, [first]) => {
      console.error('Saving a result failed', error)
      toast.error(
        fieldIssues(error)[0]?.message ?? (first ? savingMessages(generation.kind as KindName).failed : messages.library.saveFailed),
      )
    },
  })
  const press = () => {
    const entries = entriesOf(generation)
    if (entries.length === 0) toast.error(messages.library.nothingToSave)
    else if (!keep.isPending) keep.mutate(entries)
  }
  return { isKept: kept.length > 0, busy: keep.isPending, press }
}

interface KeepButtonProps {
  generation: Generation
  /** What it was generated for; part of the name of a button that shows only its icon. */
  topic: string
  iconOnly?: boolean
}

/** Saves a whole result, with one entry for each title or idea. Once saved it links to the library. */
export function SaveGenerationButton({ generation, topic, iconOnly = false }: KeepButtonProps) {
  const { isKept, busy, press } = useKeep(generation)
  const words = isKept ? 'Saved' : 'Save'
  const look = iconOnly ? ({ variant: 'ghost', size: 'icon' } as const) : ({ variant: 'secondary' } as const)
  const name = iconOnly && { 'aria-label': isKept ? `Saved, open the library: ${topic}` : `Save: ${topic}` }
  const button = isKept ? (
    <Button asChild {...look}>
      <Link to={paths.library} {...name}>
        <BookmarkCheck aria-hidden className="text-good" />
        {!iconOnly && words}
      </Link>
    </Button>
  ) : (
    <Button {...look} {...name} aria-busy={busy} onClick={press} className={iconOnly ? 'text-soft hover:text-ink' : ''}>
      <BookmarkPlus aria-hidden />
      {!iconOnly && words}
    </Button>
  )
  return iconOnly ? <Tooltip label={words}>{button}</Tooltip> : button
}
