import type { ComponentProps } from 'react'
import { generations, keeper } from '#app/lib/generation/generations.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { allParts, savingMessages } from '#app/lib/generation/saved.ts'
import { SaveControl, useSaving } from '#app/lib/generation/saving.tsx'
import { useSay } from '#app/lib/say.tsx'
import { generationMessages, libraryMessages } from '#contract/messages.ts'
import type { SavingMessages } from '#contract/view.ts'
import type { PartEntry } from '#kinds/saved-parts.ts'
import { resultMessages } from './messages.ts'

/** A part of a result on the screen, with its run. */
interface Part extends PartEntry {
  readonly run: WrittenRun
}

interface PartsButtonProps extends Pick<ComponentProps<typeof SaveControl>, 'variant' | 'size' | 'aria-label' | 'title'> {
  screen: string
  parts: readonly Part[]
  says: SavingMessages
  label: string
  savedLabel: string
  iconOnly?: boolean | 'phone'
}

/** Saves parts of results, and removes them once all are saved. What the user edits is changed in the library by the server. */
function PartsButton({ screen, parts, says, label, savedLabel, iconOnly = false, ...look }: PartsButtonProps) {
  const say = useSay()
  const { save, remove, busy } = useSaving<Part>({
    mark: (marked, ids) => {
      for (const [at, { run, part, entry }] of marked.entries()) {
        const id = ids[at]
        generations.markSaved(screen, run.key, part, id === undefined ? null : { id, content: entry.content })
      }
    },
    says,
  })
  const filled = parts.filter(({ entry }) => entry.content.trim())
  const ids = filled.flatMap(({ run, part }) => run.saved[part]?.id ?? [])
  const saved = ids.length > 0 && ids.length === filled.length
  const words = saved ? savedLabel : label
  const press = async () => {
    if (filled.length === 0) return say({ tone: 'info', text: says.nothing })
    if (saved) return remove({ parts: filled, ids })
    // The server keeps an entry in step with the text that it had when it was saved.
    await Promise.allSettled(filled.map(({ run }) => keeper.settled(run.id)))
    save(filled.filter(({ run, part }) => !run.saved[part]))
  }
  return (
    <SaveControl saved={saved} busy={busy} onClick={() => void press()} {...look} {...(iconOnly === 'phone' && { 'aria-label': words })}>
      {iconOnly === 'phone' ? <span className="max-sm:hidden">{words}</span> : !iconOnly && words}
    </SaveControl>
  )
}

interface SaveButtonProps {
  screen: string
  run: WrittenRun
  /** Which part of the run this saves. */
  part: string
  label: string
  /** Without its label; `phone`: on a phone. */
  iconOnly?: boolean | 'phone'
  variant?: ComponentProps<typeof SaveControl>['variant']
}

/** Saves a part of a result. */
export function SaveButton({ screen, run, part, label, iconOnly = false, variant = 'ghost' }: SaveButtonProps) {
  return (
    <PartsButton
      {...{ screen, label, iconOnly, variant }}
      parts={allParts(run).flatMap((one) => (one.part === part ? { run, ...one } : []))}
      says={savingMessages(run.kind)}
      savedLabel={resultMessages.saved}
      size={iconOnly === true ? 'icon' : 'sm'}
      {...(iconOnly === true && { 'aria-label': label, title: label })}
    />
  )
}

/** Saves all texts of a screen in one call, with one undo. */
export function SaveAllButton({ screen, runs }: { screen: string; runs: readonly WrittenRun[] }) {
  const [t, library] = [resultMessages, libraryMessages]
  return (
    <PartsButton
      screen={screen}
      parts={runs.flatMap((run) => allParts(run).map((part) => ({ run, ...part })))}
      says={{
        done: library.saved,
        nothing: library.nothingToSave,
        failed: library.saveFailed,
        signIn: generationMessages.signInToUse,
      }}
      label={t.saveAll}
      savedLabel={t.allSaved}
      variant="ghost"
      size="sm"
    />
  )
}
