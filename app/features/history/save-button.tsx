import { useQuery, useQueryClient } from '@tanstack/react-query'
import { savedEntries, savingMessages } from '#app/lib/generation/saved.ts'
import { removeAll, SaveControl, saveAll, useSaving } from '#app/lib/generation/saving.tsx'
import { useSay } from '#app/lib/say.tsx'
import { Tooltip } from '#app/ui/tooltip.tsx'
import type { Generation } from '#contract/api.ts'
import { libraryMessages } from '#contract/messages.ts'
import type { KindName, RequestOf, ResultOf } from '#kinds/index.ts'
import { historyMessages } from './messages.ts'

/** The ids of the library entries that a generation was saved as since the page was loaded. */
function useSavedIds(id: string) {
  const client = useQueryClient()
  const queryKey = ['saved', id]
  const { data } = useQuery<readonly string[]>({ queryKey, queryFn: () => [], initialData: [], staleTime: Number.POSITIVE_INFINITY })
  return [data, (ids: readonly string[]) => client.setQueryData(queryKey, ids)] as const
}

interface SaveGenerationButtonProps {
  generation: Generation
  /** What it was generated for; part of the name of a button that shows only its icon. */
  topic: string
  iconOnly?: boolean
}

/** Saves a whole result, with one entry for each title or idea. Once saved it links to the library. */
export function SaveGenerationButton({ generation, topic, iconOnly = false }: SaveGenerationButtonProps) {
  const kind = generation.kind as KindName
  const { done, failed, signIn } = savingMessages(kind)
  const [ids, setIds] = useSavedIds(generation.id)
  const say = useSay()
  const { mutate, isPending } = useSaving({
    save: saveAll,
    remove: removeAll,
    mark: (_, ids) => setIds(ids),
    says: { done: (count) => (count > 1 ? libraryMessages.get().savedMany(count) : done), failed, signIn },
  })
  const save = () => {
    const entries = savedEntries(kind, generation.request as RequestOf<KindName>, generation.result as ResultOf<KindName>)
    if (entries.length === 0) say({ tone: 'bad', text: libraryMessages.get().nothingToSave })
    else mutate(entries.map((entry) => ({ entry })))
  }
  const saved = ids.length > 0
  const t = historyMessages.get()
  const label = saved ? t.saved : t.save
  const control = { saved, saving: isPending, onClick: save }
  if (!iconOnly)
    return (
      <SaveControl variant="secondary" {...control}>
        {label}
      </SaveControl>
    )
  const name = saved ? t.savedNamed({ topic }) : t.saveNamed({ topic })
  return (
    <Tooltip label={label}>
      <SaveControl variant="ghost" size="icon" aria-label={name} className={saved ? '' : 'text-soft hover:text-ink'} {...control} />
    </Tooltip>
  )
}
