import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { api, query } from '#app/lib/api.ts'
import { errorCode, fieldIssues } from '#app/lib/errors.ts'
import { generations } from '#app/lib/generation/generations.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { type SavedPart, savedParts } from '#app/lib/generation/saved.ts'
import { Button } from '#app/ui/button.tsx'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

/** One part of a result on the screen, with its run. */
interface Part extends SavedPart {
  readonly key: string
}

/** Parts that are not in the library in their present form. */
const unsavedIn = (runs: readonly WrittenRun[]): Part[] =>
  runs.flatMap(({ key, kind, request, result, saved }) =>
    savedParts(kind, request, result)
      .filter(({ part, entry }) => saved[part]?.content !== entry.content)
      .map((one) => ({ key, ...one })),
  )

/** Saves all texts of a screen in one call, with one undo. Once all are saved it links to the library. */
export function SaveAllButton({ screen, runs }: { screen: string; runs: readonly WrittenRun[] }) {
  const queries = useQueryClient()
  const parts = unsavedIn(runs)
  const mark = (marked: readonly Part[], ids: readonly (string | null)[]) => {
    for (const [at, { key, part, entry }] of marked.entries()) {
      const id = ids[at] ?? null
      generations.markSaved(screen, key, part, id === null ? null : { id, content: entry.content })
    }
    void queries.invalidateQueries({ queryKey: query.library.key() })
  }
  const undo = useMutation({
    mutationFn: ({ ids }: { marked: readonly Part[]; ids: string[] }) => api.library.removeMany({ ids }),
    onSuccess: (_, { marked }) => mark(marked, []),
    onError: () => toast.error(messages.library.deleteFailed),
  })
  const save = useMutation({
    mutationFn: (saving: readonly Part[]) => api.library.saveAll({ entries: saving.map(({ entry }) => entry) }),
    onSuccess: ({ items }, marked) => {
      const ids = items.map(({ id }) => id)
      mark(marked, ids)
      const words = ids.length === 1 ? messages.library.saved : messages.library.savedMany(ids.length)
      toast.success(words, { action: { label: messages.library.undo, onClick: () => undo.mutate({ marked, ids }) } })
    },
    onError: (error) => {
      const refusal = errorCode(error) === 'UNAUTHORIZED' ? messages.generation.signInToUse : fieldIssues(error)[0]?.message
      toast.error(refusal ?? messages.library.saveFailed)
    },
  })
  if (parts.length === 0)
    return (
      <Button asChild variant="ghost" size="sm">
        <Link to={paths.library}>
          <BookmarkCheck aria-hidden className="text-good" />
          All saved
        </Link>
      </Button>
    )
  return (
    <Button variant="ghost" size="sm" aria-busy={save.isPending} onClick={() => !save.isPending && save.mutate(parts)}>
      <BookmarkPlus aria-hidden />
      Save all
    </Button>
  )
}
