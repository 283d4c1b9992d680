import { Redo2, Undo2 } from 'lucide-react'
import { generations } from '#app/lib/generation/generations.ts'
import { versionName } from '#app/lib/generation/rewriting.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { Button } from '#app/ui/button.tsx'
import { messages } from '#contract/messages.ts'
import { rewriteMessages } from '#contract/result-messages.ts'

/** Which of a text's versions is shown, and the steps to the others; they take no use. Nothing while there is only one. */
export function VersionSteps({ screen, run }: { screen: string; run: WrittenRun }) {
  const { past, later, key } = run
  const all = past.length + 1 + later.length
  if (all === 1) return null
  const shown = past.length + 1
  const made = run.request.rewrite && versionName(run.kind, run.request.rewrite.how)
  return (
    <div className="order-first flex basis-full flex-wrap items-center gap-1">
      <Button
        variant="ghost"
        size="sm"
        aria-disabled={past.length === 0}
        aria-label={past.length > 0 ? `${messages.library.undo}: back to version ${shown - 1}` : rewriteMessages.noEarlier}
        onClick={() => generations.undo(screen, key)}
      >
        <Undo2 aria-hidden />
        {messages.library.undo}
      </Button>
      <p role="status" className="px-1 text-soft text-xs tabular-nums">
        Version {shown} of {all}
        {made && ` · ${made}`}
      </p>
      <Button
        variant="ghost"
        size="icon"
        aria-disabled={later.length === 0}
        aria-label={later.length > 0 ? `${rewriteMessages.redo}: on to version ${shown + 1}` : rewriteMessages.noLater}
        onClick={() => generations.redo(screen, key)}
      >
        <Redo2 aria-hidden />
      </Button>
    </div>
  )
}
