import type { ComponentProps } from 'react'
import { api } from '#app/lib/api.ts'
import { generations } from '#app/lib/generation/generations.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { allParts, type SavedPart, savedParts, savingMessages } from '#app/lib/generation/saved.ts'
import { removeAll, SaveControl, saveAll, useSaving } from '#app/lib/generation/saving.tsx'
import { useSay } from '#app/lib/say.tsx'
import { generationMessages, libraryMessages } from '#contract/messages.ts'
import type { LibraryEntry } from '#kinds/saved-parts.ts'
import { resultMessages } from './messages.ts'

/** A part of a result on the screen, with its run. */
interface Part extends SavedPart {
  readonly run: WrittenRun
}

const isSaved = ({ run, part, entry }: Part): boolean => run.saved[part]?.content === entry.content

const markOn = (screen: string) => (parts: readonly Part[], ids: readonly string[]) => {
  for (const [at, { run, part, entry }] of parts.entries()) {
    const id = ids[at]
    generations.markSaved(screen, run.key, part, id === undefined ? null : { id, content: entry.content })
  }
}

/** The call for a single entry, which the specification names. */
const saveOne = async (entries: LibraryEntry[]): Promise<string[]> =>
  Promise.all(entries.map(async (entry) => (await api.library.save(entry)).id))

const removeOne = (ids: string[]): Promise<unknown> => Promise.all(ids.map((id) => api.library.remove({ id })))

interface SaveButtonProps {
  screen: string
  run: WrittenRun
  /** Which part of the run this saves; each part is saved once until its text changes. */
  part: string
  label: string
  iconOnly?: boolean
  variant?: ComponentProps<typeof SaveControl>['variant']
}

/** Saves a part of a result to the library. Once saved in its present form it links to the library. */
export function SaveButton({ screen, run, part, label, iconOnly = false, variant = 'ghost' }: SaveButtonProps) {
  const { done, nothing, failed, signIn } = savingMessages(run.kind)
  const say = useSay()
  const t = resultMessages.get()
  const { mutate, isPending } = useSaving<Part>({
    save: saveOne,
    remove: removeOne,
    mark: markOn(screen),
    says: { done: () => done, failed, signIn },
  })
  const entry = allParts(run.kind, run.request, run.result).find((saved) => saved.part === part)?.entry
  const saved = entry !== undefined && isSaved({ run, part, entry })
  const name = saved ? t.openLibrary : label
  return (
    <SaveControl
      variant={variant}
      size={iconOnly ? 'icon' : 'sm'}
      saved={saved}
      saving={isPending}
      onClick={() => (entry?.content.trim() ? mutate([{ run, part, entry }]) : say({ tone: 'info', text: nothing }))}
      {...(iconOnly && { 'aria-label': name, title: name })}
    >
      {!iconOnly && (saved ? t.saved : label)}
    </SaveControl>
  )
}

/** Saves all texts of a screen in one call, with one undo. Once all are saved it links to the library. */
export function SaveAllButton({ screen, runs }: { screen: string; runs: readonly WrittenRun[] }) {
  const { mutate, isPending } = useSaving<Part>({
    save: saveAll,
    remove: removeAll,
    mark: markOn(screen),
    says: {
      done: (count) => (count === 1 ? libraryMessages.get().saved : libraryMessages.get().savedMany(count)),
      failed: libraryMessages.get().saveFailed,
      signIn: generationMessages.get().signInToUse,
    },
  })
  const unsaved = runs
    .flatMap((run) => savedParts(run.kind, run.request, run.result).map((part) => ({ run, ...part })))
    .filter((part) => !isSaved(part))
  const saved = unsaved.length === 0
  return (
    <SaveControl variant="ghost" size="sm" saved={saved} saving={isPending} onClick={() => mutate(unsaved)}>
      {saved ? resultMessages.get().allSaved : resultMessages.get().saveAll}
    </SaveControl>
  )
}
