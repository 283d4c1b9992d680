import { Pencil, PencilOff, RefreshCw, Undo2 } from 'lucide-react'
import { toast } from 'sonner'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { generations } from '#app/lib/generation/generations.ts'
import { isEdited, type WrittenRun } from '#app/lib/generation/run.ts'
import { allParts } from '#app/lib/generation/saved.ts'
import { MessageLine, useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import type { AnyResult } from '#contract/kind.ts'
import { generationMessages, libraryMessages } from '#contract/messages.ts'
import type { Shown } from '#contract/view.ts'
import { CountedButton } from './counted-button.tsx'
import { resultMessages } from './messages.ts'
import { MoreMenu } from './more-menu.tsx'
import { RewriteTools } from './rewrite-tools.tsx'
import { SaveButton } from './save-button.tsx'

interface ToolBarProps {
  screen: string
  run: WrittenRun
  shown: Shown<AnyResult>
  editing: boolean
  onEdit: () => void
  onRegenerate: () => void
}

/** How many texts to copy have buttons of their own; the menu has the others. */
const copyButtons = 2

/** On a phone the labels say it, in fewer lines; the menu has only its icon. */
const withoutIcons = 'max-sm:[&>button:not([aria-label])>svg:first-child]:hidden'

/** The tools for a whole result, Copy first. Items that are saved separately have their own buttons. */
export function ToolBar({ screen, run, shown, editing, onEdit, onRegenerate }: ToolBarProps) {
  const t = resultMessages.get()
  // With two buttons to copy, the line breaks before the tools that change the text, and not before its last button.
  const hasTwoLines = shown.copies.length > 1
  const parts = shown.items ? [] : allParts(run.kind, run.request, run.result)
  return (
    <>
      <div className={cn('flex flex-wrap items-center gap-x-1 gap-y-2', withoutIcons, hasTwoLines && 'sm:max-2xl:gap-y-1')}>
        {shown.copies.slice(0, copyButtons).map((copy, at) => (
          <CopyButton key={copy.label} {...copy} variant={at === 0 ? 'primary' : 'secondary'} size="sm" />
        ))}
        {parts.map(({ part }) => (
          <SaveButton key={part} screen={screen} run={run} part={part} label={t.save} variant="secondary" />
        ))}
        <Button variant="secondary" size="sm" data-tool="edit" aria-pressed={editing} onClick={onEdit}>
          {editing ? <PencilOff aria-hidden /> : <Pencil aria-hidden />}
          {editing ? t.doneEditing : t.edit}
        </Button>
        <RevertButton screen={screen} run={run} />
        {hasTwoLines && <span aria-hidden className="hidden basis-full sm:block 2xl:hidden" />}
        <RewriteTools screen={screen} run={run} />
        <CountedButton feature={run.feature} variant="ghost" className="px-2.5" onClick={onRegenerate}>
          <RefreshCw aria-hidden />
          {t.regenerate}
        </CountedButton>
        <MoreMenu run={run} shown={shown} copies={shown.copies.slice(copyButtons)} onClear={() => clearResults(screen, run.slot)} />
      </div>
      <MessageLine />
    </>
  )
}

/** Removes a screen's results, or the one in a slot. The toast, in place of what is gone, offers an undo. */
export function clearResults(screen: string, slot?: string): void {
  const before = generations.clear(screen, slot)
  toast(slot === undefined ? generationMessages.get().cleared : generationMessages.get().clearedOne, {
    action: { label: libraryMessages.get().undo, onClick: () => generations.putBack(screen, before) },
  })
}

/** Restores the original text of an edited result. */
function RevertButton({ screen, run }: { screen: string; run: WrittenRun }) {
  const say = useSay()
  if (!isEdited(run)) return null
  const t = resultMessages.get()
  const edited = run.result
  const revert = () => {
    generations.revise(screen, run.key, run.original)
    const undo = { label: libraryMessages.get().undo, onClick: () => generations.revise(screen, run.key, edited) }
    say({ tone: 'good', text: t.changesUndone, action: undo })
  }
  return (
    <Button variant="ghost" size="sm" onClick={revert}>
      <Undo2 aria-hidden />
      {t.undoChanges}
    </Button>
  )
}
