import { Eraser, Pencil, PencilOff, RefreshCw, Undo2 } from 'lucide-react'
import { toast } from 'sonner'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { ExportMenu } from '#app/lib/export/export-menu.tsx'
import { generations } from '#app/lib/generation/generations.ts'
import { isEdited, type WrittenRun } from '#app/lib/generation/run.ts'
import { allParts, exportedEntries } from '#app/lib/generation/saved.ts'
import { topicOf } from '#app/lib/generation/screens.ts'
import { Button } from '#app/ui/button.tsx'
import type { AnyResult } from '#contract/kind.ts'
import { generationMessages, libraryMessages } from '#contract/messages.ts'
import type { Shown } from '#contract/view.ts'
import { CountedButton } from './counted-button.tsx'
import { RewriteTools } from './rewrite-tools.tsx'
import { SaveButton } from './save-button.tsx'
import { linksOf } from './share/share-link.ts'
import { ShareMenu } from './share/share-menu.tsx'

interface ToolBarProps {
  screen: string
  run: WrittenRun
  shown: Shown<AnyResult>
  editing: boolean
  onEdit: () => void
  onRegenerate: () => void
}

/** The tools for a whole result. Items that are saved separately have their own buttons. */
export function ToolBar({ screen, run, shown: { copies, share, items }, editing, onEdit, onRegenerate }: ToolBarProps) {
  const parts = items ? [] : allParts(run.kind, run.request, run.result)
  return (
    <>
      {copies.map((copy) => (
        <CopyButton key={copy.label} {...copy} />
      ))}
      {parts.map(({ part }) => (
        <SaveButton key={part} screen={screen} run={run} part={part} label="Save" />
      ))}
      {share && <ShareMenu links={linksOf(share)} />}
      <ExportMenu source={{ from: 'texts', name: topicOf(run.request), entries: exportedEntries(run) }} />
      <Button variant="ghost" size="sm" aria-pressed={editing} onClick={onEdit}>
        {editing ? <PencilOff aria-hidden /> : <Pencil aria-hidden />}
        {editing ? 'Done editing' : 'Edit'}
      </Button>
      <RevertButton screen={screen} run={run} />
      <RewriteTools screen={screen} run={run} />
      <CountedButton feature={run.feature} variant="ghost" onClick={onRegenerate}>
        <RefreshCw aria-hidden />
        Regenerate
      </CountedButton>
      <Button variant="ghost" size="sm" onClick={() => clearResults(screen, run.slot)}>
        <Eraser aria-hidden />
        Clear
      </Button>
    </>
  )
}

/** Removes a screen's results, or the one in a slot. The toast offers an undo. */
export function clearResults(screen: string, slot?: string): void {
  const before = generations.clear(screen, slot)
  toast(slot === undefined ? generationMessages.get().cleared : generationMessages.get().clearedOne, {
    action: { label: libraryMessages.get().undo, onClick: () => generations.putBack(screen, before) },
  })
}

/** Restores the original text of an edited result. */
function RevertButton({ screen, run }: { screen: string; run: WrittenRun }) {
  if (!isEdited(run)) return null
  const edited = run.result
  const revert = () => {
    generations.revise(screen, run.key, run.original)
    toast('Changes undone', {
      action: { label: libraryMessages.get().undo, onClick: () => generations.revise(screen, run.key, edited) },
    })
  }
  return (
    <Button variant="ghost" size="sm" onClick={revert}>
      <Undo2 aria-hidden />
      Undo changes
    </Button>
  )
}
