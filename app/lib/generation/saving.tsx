import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import type { ComponentProps } from 'react'
import { api, query } from '#app/lib/api.ts'
import { errorCode, fieldIssues } from '#app/lib/errors.ts'
import { useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import type { Generation } from '#contract/api.ts'
import { libraryMessages } from '#contract/messages.ts'
import type { SavingMessages } from '#contract/view.ts'
import type { LibraryEntry } from '#kinds/saved-parts.ts'

/** Saves entries in one call; a single one in the call that the specification names. Resolves to their ids. */
async function saveEntries(entries: readonly LibraryEntry[]): Promise<string[]> {
  const [first, ...others] = entries
  if (first && others.length === 0) return [(await api.library.save(first)).id]
  return (await api.library.saveAll({ entries: [...entries] })).items.map(({ id }) => id)
}

interface Listed {
  readonly items: readonly Generation[]
}
/** The data of a query of generations: one, a page, or pages. */
type Cached = Generation | Listed | { readonly pages: readonly Listed[] } | undefined

/** Changes the generations that are loaded anywhere in the app. */
function changeGenerations(client: QueryClient, change: (generation: Generation) => Generation): void {
  const page = (listed: Listed) => ({ ...listed, items: listed.items.map(change) })
  client.setQueriesData<Cached>({ queryKey: query.generations.key() }, (data) => {
    if (!data) return data
    if ('pages' in data) return { ...data, pages: data.pages.map(page) }
    return 'kind' in data ? change(data) : 'items' in data ? page(data) : data
  })
}

/** Shows what was saved of generations. @param ids of the entries, in their order */
const showSaved = (client: QueryClient, entries: readonly LibraryEntry[], ids: readonly string[]) =>
  changeGenerations(client, (generation) => {
    const added = entries.flatMap(({ generation_id: of, part = '' }, at) => (of === generation.id ? { part, id: ids[at] ?? '' } : []))
    return added.length > 0 ? { ...generation, saved: [...(generation.saved ?? []), ...added] } : generation
  })

/** Shows that entries are not in the library any more. */
const showRemoved = (client: QueryClient, ids: readonly string[]) =>
  changeGenerations(client, (generation) => {
    const saved = generation.saved?.filter(({ id }) => !ids.includes(id))
    return saved && saved.length < (generation.saved?.length ?? 0) ? { ...generation, saved } : generation
  })

interface Saving<Part> {
  readonly parts: readonly Part[]
  /** The ids of their entries. */
  readonly ids: string[]
}

interface SavingOptions<Part> {
  /** Remembers the ids of saved parts; there are none once they are removed. */
  readonly mark?: (parts: readonly Part[], ids: readonly string[]) => void
  readonly says: Pick<SavingMessages, 'done' | 'failed' | 'signIn'>
}

/** Saves parts of results to the library, and removes them. Either can be undone. */
export function useSaving<Part extends { readonly entry: LibraryEntry }>({ mark, says }: SavingOptions<Part>) {
  const client = useQueryClient()
  const say = useSay()
  const t = libraryMessages.get()
  const changed = (parts: readonly Part[], ids: readonly string[]) => {
    mark?.(parts, ids)
    void client.invalidateQueries({ queryKey: query.library.key() })
  }
  const failed = (text: string) => (error: unknown) => {
    console.error('The library could not be changed', error)
    say({ tone: 'bad', text })
  }
  const restore = useMutation({
    mutationFn: ({ ids }: Saving<Part>) => api.library.restoreMany({ ids }),
    onSuccess: (_, { parts, ids }) => {
      changed(parts, ids)
      void client.invalidateQueries({ queryKey: query.generations.key() })
    },
    onError: failed(t.restoreFailed),
  })
  const remove = useMutation({
    mutationFn: ({ ids }: Saving<Part> & { readonly undoing?: true }) => api.library.removeMany({ ids }),
    onSuccess: (_, { undoing, ...saving }) => {
      changed(saving.parts, [])
      showRemoved(client, saving.ids)
      if (!undoing) say({ tone: 'good', text: t.removed, action: { label: t.undo, onClick: () => restore.mutate(saving) } })
    },
    onError: failed(t.deleteFailed),
  })
  const save = useMutation({
    mutationFn: (parts: readonly Part[]) => saveEntries(parts.map(({ entry }) => entry)),
    onSuccess: (ids, parts) => {
      changed(parts, ids)
      showSaved(
        client,
        parts.map(({ entry }) => entry),
        ids,
      )
      const text = ids.length === 1 ? says.done : t.savedMany(ids.length)
      say({ tone: 'good', text, action: { label: t.undo, onClick: () => remove.mutate({ parts, ids, undoing: true }) } })
    },
    onError: (error) => {
      const reason = errorCode(error) === 'UNAUTHORIZED' ? says.signIn : fieldIssues(error)[0]?.message
      failed(reason ?? says.failed)(error)
    },
  })
  return { save: save.mutate, remove: remove.mutate, busy: save.isPending || remove.isPending }
}

interface SaveControlProps extends ComponentProps<typeof Button> {
  saved: boolean
  busy: boolean
}

/** A star that is pressed while a text is saved. */
export function SaveControl({ saved, busy, onClick, children, ...look }: SaveControlProps) {
  return (
    <Button {...look} aria-pressed={saved} aria-busy={busy} onClick={(event) => !busy && onClick?.(event)}>
      <Star aria-hidden className={cn(saved && 'fill-current text-accent')} />
      {children}
    </Button>
  )
}
