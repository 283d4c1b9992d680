import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Generation } from '#api/schemas.ts'
import { api, query } from '#app/lib/api.ts'
import { errorCode, fieldIssues } from '#app/lib/errors.ts'
import { useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { libraryMessages } from '#contract/messages.ts'
import type { SavingMessages } from '#contract/view.ts'
import { maxEntriesPerCall, type SavedContent } from '#kinds/library.ts'
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

type Entries = InfiniteData<{ items: SavedContent[] }>

/**
 * Shows that entries are not in the library any more: in place, because reading every loaded page again would take longer with each page. Lists
 * of which nothing is left are read again, because more may follow.
 */
function showRemoved(client: QueryClient, ids: ReadonlySet<string>): void {
  const others = <Item extends { readonly id: string }>(items: readonly Item[] = []) => items.filter(({ id }) => !ids.has(id))
  changeGenerations(client, (generation) => {
    const saved = others(generation.saved)
    return saved.length < (generation.saved?.length ?? 0) ? { ...generation, saved } : generation
  })
  client.setQueriesData<Entries>(
    { queryKey: query.library.list.key() },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: others(page.items) })) },
  )
  const isFilled = (data: unknown) => (data as Partial<Entries> | undefined)?.pages?.some(({ items }) => items.length > 0)
  void client.invalidateQueries({ queryKey: query.library.key(), predicate: ({ state }) => !isFilled(state.data) })
}

/** Sequential calls, because each takes a bounded number of ids. */
async function inBatches(ids: readonly string[], call: (input: { ids: string[] }) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += maxEntriesPerCall.selected) await call({ ids: ids.slice(at, at + maxEntriesPerCall.selected) })
}

/** Parts of results and the ids of their entries. */
interface Saved<Part> {
  readonly parts: readonly Part[]
  readonly ids: readonly string[]
}

/** Remembers the ids of saved parts; there are none once they are removed. */
type Mark<Part> = (parts: readonly Part[], ids: readonly string[]) => void

/** Says that changing the library failed. */
function useFailure() {
  const say = useSay()
  return (text: string) => (error: unknown) => {
    console.error('The library could not be changed', error)
    say({ tone: 'bad', text })
  }
}

/** Removes entries from the library, which can be undone. @param removed what is said then, of a number of entries */
export function useRemoving<Part = never>(removed: (entries: number) => string, mark?: Mark<Part>) {
  const client = useQueryClient()
  const say = useSay()
  const failure = useFailure()
  const { undo: label, restoreFailed, deleteFailed } = libraryMessages
  const reread = () => {
    for (const list of [query.library, query.generations]) void client.invalidateQueries({ queryKey: list.key() })
  }
  const restore = useMutation({
    mutationFn: ({ ids }: Saved<Part>) => inBatches(ids, api.library.restoreMany),
    onSuccess: (_, { parts, ids }) => mark?.(parts, ids),
    onError: failure(restoreFailed),
    onSettled: reread,
  })
  return useMutation({
    mutationFn: ({ ids }: Saved<Part> & { readonly quiet?: true }) => inBatches(ids, api.library.removeMany),
    onSuccess: (_, { quiet, ...saved }) => {
      mark?.(saved.parts, [])
      showRemoved(client, new Set(saved.ids))
      if (!quiet) say({ tone: 'good', text: removed(saved.ids.length), action: { label, onClick: () => restore.mutate(saved) } })
    },
    onError: (error) => {
      failure(deleteFailed)(error)
      // Some of several may be removed.
      reread()
    },
  })
}

interface SavingOptions<Part> {
  readonly mark?: Mark<Part>
  readonly says: Pick<SavingMessages, 'done' | 'failed' | 'signIn'>
}

/** Saves parts of results to the library, and removes them. Either can be undone. */
export function useSaving<Part extends { readonly entry: LibraryEntry }>({ mark, says }: SavingOptions<Part>) {
  const client = useQueryClient()
  const say = useSay()
  const failure = useFailure()
  const { removed, savedMany, undo: label } = libraryMessages
  const remove = useRemoving<Part>(() => removed, mark)
  const save = useMutation({
    mutationFn: (parts: readonly Part[]) => saveEntries(parts.map(({ entry }) => entry)),
    onSuccess: (ids, parts) => {
      const entries = parts.map(({ entry }) => entry)
      mark?.(parts, ids)
      showSaved(client, entries, ids)
      void client.invalidateQueries({ queryKey: query.library.key() })
      const text = ids.length === 1 ? says.done : savedMany(ids.length)
      say({ tone: 'good', text, action: { label, onClick: () => remove.mutate({ parts, ids, quiet: true }) } })
    },
    onError: (error) => {
      const reason = errorCode(error) === 'UNAUTHORIZED' ? says.signIn : fieldIssues(error)[0]?.message
      failure(reason ?? says.failed)(error)
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
