import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { Link } from 'react-router'
import { toast } from 'sonner'
import { api, query } from '#app/lib/api.ts'
import { errorCode, fieldIssues } from '#app/lib/errors.ts'
import { generations } from '#app/lib/generation/generations.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { allParts, type LibraryEntry, savingMessages } from '#app/lib/generation/saved.ts'
import { Button } from '#app/ui/button.tsx'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

interface SaveButtonProps {
  screen: string
  run: WrittenRun
  /** Which part of the run this saves; each part is saved once until its text changes. */
  part: string
  label: string
  iconOnly?: boolean
}

/** Saves a part of a result to the library, with an undo; once it is there as it is, leads to it. */
export function SaveButton({ screen, run, part, label, iconOnly = false }: SaveButtonProps) {
  const queries = useQueryClient()
  const says = savingMessages(run.kind)
  const entry = allParts(run.kind, run.request, run.result).find((saved) => saved.part === part)?.entry
  const mark = (saved: { id: string; content: string } | null) => {
    generations.markSaved(screen, run.key, part, saved)
    void queries.invalidateQueries({ queryKey: query.library.key() })
  }
  const undo = useMutation({
    mutationFn: (id: string) => api.library.remove({ id }),
    onSuccess: () => mark(null),
    onError: () => toast.error(messages.library.deleteFailed),
  })
  const save = useMutation({
    mutationFn: (saving: LibraryEntry) => api.library.save(saving),
    onSuccess: ({ id }, { content }) => {
      mark({ id, content })
      toast.success(says.done, { action: { label: messages.library.undo, onClick: () => undo.mutate(id) } })
    },
    onError: (error) => toast.error(errorCode(error) === 'UNAUTHORIZED' ? says.signIn : (fieldIssues(error)[0]?.message ?? says.failed)),
  })
  const press = () => {
    if (!entry?.content.trim()) toast.error(says.nothing)
    else if (!save.isPending) save.mutate(entry)
  }

  const look = { variant: 'ghost', size: iconOnly ? 'icon' : 'sm' } as const
  if (entry && run.saved[part]?.content === entry.content)
    return (
      <Button asChild {...look}>
        <Link to={paths.library} {...(iconOnly && { 'aria-label': 'Saved, open the library', title: 'Saved, open the library' })}>
          <BookmarkCheck aria-hidden className="text-good" />
          {!iconOnly && 'Saved'}
        </Link>
      </Button>
    )
  return (
    <Button {...look} {...(iconOnly && { 'aria-label': label, title: label })} aria-busy={save.isPending} onClick={press}>
      <BookmarkPlus aria-hidden />
      {!iconOnly && label}
    </Button>
  )
}
