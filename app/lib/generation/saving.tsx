import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { type ComponentProps, useId, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { api, query } from '#app/lib/api.ts'
import { errorCode, fieldIssues } from '#app/lib/errors.ts'
import { useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { libraryMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import type { LibraryEntry } from '#kinds/saved-parts.ts'

/** Saves entries in one call. Resolves to their ids. */
export const saveAll = async (entries: LibraryEntry[]): Promise<string[]> =>
  (await api.library.saveAll({ entries })).items.map(({ id }) => id)

export const removeAll = (ids: string[]): Promise<unknown> => api.library.removeMany({ ids })

interface SavingOptions<Part> {
  /** Resolves to the ids of the entries. */
  readonly save: (entries: LibraryEntry[]) => Promise<string[]>
  readonly remove: (ids: string[]) => Promise<unknown>
  /** Remembers the ids of saved parts; there are none after an undo. */
  readonly mark: (parts: readonly Part[], ids: readonly string[]) => void
  readonly says: { readonly done: (count: number) => string; readonly failed: string; readonly signIn: string }
}

/** Saves parts of results to the library. The message offers an undo. */
export function useSaving<Part extends { readonly entry: LibraryEntry }>({ save, remove, mark, says }: SavingOptions<Part>) {
  const client = useQueryClient()
  const say = useSay()
  const changed = (parts: readonly Part[], ids: readonly string[]) => {
    mark(parts, ids)
    void client.invalidateQueries({ queryKey: query.library.key() })
  }
  const undo = useMutation({
    mutationFn: ({ ids }: { parts: readonly Part[]; ids: string[] }) => remove(ids),
    onSuccess: (_, { parts }) => changed(parts, []),
    onError: () => say({ tone: 'bad', text: libraryMessages.get().deleteFailed }),
  })
  return useMutation({
    mutationFn: (parts: readonly Part[]) => save(parts.map(({ entry }) => entry)),
    onSuccess: (ids, parts) => {
      changed(parts, ids)
      say({
        tone: 'good',
        text: says.done(ids.length),
        action: { label: libraryMessages.get().undo, onClick: () => undo.mutate({ parts, ids }) },
      })
    },
    onError: (error) => {
      console.error('Saving to the library failed', error)
      const reason = errorCode(error) === 'UNAUTHORIZED' ? says.signIn : fieldIssues(error)[0]?.message
      say({ tone: 'bad', text: reason ?? says.failed })
    },
  })
}

interface SaveControlProps extends ComponentProps<typeof Button> {
  saved: boolean
  saving: boolean
}

/** A button that saves with `onClick`; once everything is saved, a link to the library. */
export function SaveControl({ saved, saving, onClick, children, ...look }: SaveControlProps) {
  const id = useId()
  const isPressed = useRef(false)
  useLayoutEffect(() => {
    // The link takes the place of the pressed button, and its focus.
    const isLost = document.activeElement === document.body
    if (saved && isPressed.current && isLost) document.getElementById(id)?.focus({ preventScroll: true })
    isPressed.current = false
  }, [saved, id])
  const save: typeof onClick = (event) => {
    if (saving) return
    isPressed.current = true
    onClick?.(event)
  }
  if (saved)
    return (
      <Button asChild {...look}>
        <Link id={id} to={paths.library}>
          <BookmarkCheck aria-hidden className="text-good" />
          {children}
        </Link>
      </Button>
    )
  return (
    <Button {...look} aria-busy={saving} onClick={save}>
      <BookmarkPlus aria-hidden />
      {children}
    </Button>
  )
}
