import { Redo2, RefreshCw, Undo2 } from 'lucide-react'
import { type RefObject, use, useEffect, useRef, useSyncExternalStore } from 'react'
import { CopyButton } from '#app/lib/copy-button.tsx'
import { commandKey } from '#app/lib/device.ts'
import { generations } from '#app/lib/generation/generations.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { allParts } from '#app/lib/generation/saved.ts'
import { MessageLine } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import type { AnyResult } from '#contract/kind.ts'
import { generationMessages, libraryMessages } from '#contract/messages.ts'
import type { Shown } from '#contract/view.ts'
import { CardLookContext } from './card-look.ts'
import { CountedButton } from './counted-button.tsx'
import { EditedByYou, useKeepingTrouble } from './kept.tsx'
import { LeadsContext } from './leads/leads-context.ts'
import { resultMessages } from './messages.ts'
import { MoreMenu } from './more-menu.tsx'
import { PictureTools } from './picture/picture-tools.tsx'
import { slidesIn } from './picture/slide-files.ts'
import { RewriteTools } from './rewrite-tools.tsx'
import { SaveButton } from './save-button.tsx'
import type { TextModel } from './text-model.ts'

interface ToolBarProps {
  screen: string
  run: WrittenRun
  shown: Shown<AnyResult>
  model: TextModel
  /** Brings back the text as it was written; absent while it is shown. */
  onRestore: (() => void) | undefined
  onRegenerate: () => void
  /** It is the only result of its screen. */
  alone: boolean
}

/** How many texts to copy have buttons of their own; the menu has the others. */
const copyButtons = 2

/** The tools for a whole result, Copy first. Items that are saved separately have their own buttons. */
export function ToolBar({ screen, run, shown, model, onRestore, onRegenerate, alone }: ToolBarProps) {
  const t = resultMessages
  const bar = useRef<HTMLDivElement>(null)
  useCopyKeys(bar)
  // On a board Review, and in a review "Copy and next", is the one button that stands out.
  const among = use(LeadsContext)?.among
  const firstLook = use(CardLookContext)?.review || among ? 'secondary' : 'primary'
  const parts = shown.items ? [] : allParts(run)
  const hint = t.copyKeys({ key: commandKey() })
  return (
    <>
      {/* On a phone the labels say it, in fewer lines; the menu has only its icon. */}
      <div ref={bar} className="flex flex-wrap items-center gap-x-1 gap-y-2 max-sm:[&>button:not([aria-label])>svg:first-child]:hidden">
        {shown.copies.slice(0, copyButtons).map((copy, at) => (
          <CopyButton key={copy.label} {...copy} variant={at === 0 ? firstLook : 'secondary'} size="sm" {...(at === 0 && { hint })} />
        ))}
        {parts.map(({ part }) => (
          <SaveButton
            key={part}
            screen={screen}
            run={run}
            part={part}
            label={t.save}
            // Two buttons to copy leave little room.
            iconOnly={shown.copies.length > 1 && 'phone'}
            variant="secondary"
          />
        ))}
        <HistoryButtons model={model} />
        <PictureTools run={run} slides={slidesIn(shown)} />
        <RewriteTools screen={screen} run={run} />
        {/* On a phone it is in the menu, so that the bar is one line. */}
        <CountedButton feature={run.feature} variant="ghost" className="px-2.5 max-sm:hidden" onClick={onRegenerate}>
          <RefreshCw aria-hidden />
          {t.regenerate}
        </CountedButton>
        <MoreMenu
          run={run}
          shown={shown}
          copies={shown.copies.slice(copyButtons)}
          onRestore={onRestore}
          onRegenerate={onRegenerate}
          onClear={() => clearResults(screen, run.slot)}
        />
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-soft text-xs">
        <MessageLine standing={useKeepingTrouble(run)} className="text-ink" />
        <EditedByYou run={run} />
        {alone && (
          <span aria-hidden className="ms-auto max-sm:hidden touch:hidden">
            {hint}
          </span>
        )}
      </div>
    </>
  )
}

/** Ctrl or Cmd + Shift + C presses the first Copy of the result that has the focus, or of the first one on the page. */
function useCopyKeys(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.code !== 'KeyC' || !event.shiftKey || !(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
      const focused = document.activeElement?.closest('article')?.querySelector('[data-copy]')
      const copy = focused ?? document.querySelector('[data-copy]')
      // Each result listens; the one with that button presses it.
      if (!(copy instanceof HTMLElement) || !bar.current?.contains(copy)) return
      event.preventDefault()
      copy.click()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [bar])
}

/** The steps through the changes of the text. */
function HistoryButtons({ model }: { model: TextModel }) {
  useSyncExternalStore(model.subscribe, model.state)
  const t = resultMessages
  return (
    <div className="flex">
      <Button
        variant="ghost"
        size="icon"
        className="size-8"
        aria-label={t.undo}
        title={t.undo}
        aria-disabled={!model.canUndo}
        onClick={model.undo}
      >
        <Undo2 aria-hidden className="rtl:-scale-x-100" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        className="size-8"
        aria-label={t.redo}
        title={t.redo}
        aria-disabled={!model.canRedo}
        onClick={model.redo}
      >
        <Redo2 aria-hidden className="rtl:-scale-x-100" />
      </Button>
    </div>
  )
}

/** Removes a screen's results, or the one in a slot. The toast, in place of what is gone, offers an undo. */
export function clearResults(screen: string, slot?: string): void {
  const before = generations.clear(screen, slot)
  toast.message(slot === undefined ? generationMessages.cleared : generationMessages.clearedOne, {
    action: { label: libraryMessages.undo, onClick: () => generations.putBack(screen, before) },
  })
}
