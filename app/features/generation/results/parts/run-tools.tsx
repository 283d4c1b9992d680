import { Eraser, Pencil, PencilOff, RefreshCw, Undo2 } from 'lucide-react'
import { useId } from 'react'
import { toast } from 'sonner'
import { generations } from '#app/lib/generation/generations.ts'
import { isEdited, type WrittenRun } from '#app/lib/generation/run.ts'
import { useFeatureUsage } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { messages } from '#contract/messages.ts'
import { type Feature, featureLabels } from '#contract/plans.ts'

/** Takes a screen's results away, or the one in a slot, and back again with the toast's undo. */
export function clearResults(screen: string, slot?: string): void {
  const before = generations.clear(screen, slot)
  toast(slot === undefined ? messages.generation.cleared : messages.generation.clearedOne, {
    action: { label: messages.library.undo, onClick: () => generations.putBack(screen, before) },
  })
}

interface RegenerateButtonProps {
  /** The quota that one press draws on. */
  feature: Feature
  onPress: () => void
}

/** Asks for the same once more, which is a new use: where uses are counted, the button says so. */
export function RegenerateButton({ feature, onPress }: RegenerateButtonProps) {
  const { known, limit, remaining } = useFeatureUsage(feature)
  const cost = useId()
  const counted = known && limit !== null
  return (
    <Button variant="ghost" size="sm" onClick={onPress} {...(counted && { 'aria-describedby': cost })}>
      <RefreshCw aria-hidden />
      Regenerate
      {counted && (
        <>
          <span aria-hidden className="font-normal text-soft text-xs">
            1 use
          </span>
          <span id={cost} hidden>
            {`Takes 1 of your ${remaining} ${featureLabels[feature]} uses left this month`}
          </span>
        </>
      )}
    </Button>
  )
}

export function ClearButton({ screen, run }: { screen: string; run: WrittenRun }) {
  return (
    <Button variant="ghost" size="sm" onClick={() => clearResults(screen, run.slot)}>
      <Eraser aria-hidden />
      Clear
    </Button>
  )
}

/** Opens and closes the fields of a result. */
export function EditButton({ editing, onToggle }: { editing: boolean; onToggle: () => void }) {
  return (
    <Button variant="ghost" size="sm" aria-pressed={editing} onClick={onToggle}>
      {editing ? <PencilOff aria-hidden /> : <Pencil aria-hidden />}
      {editing ? 'Done editing' : 'Edit'}
    </Button>
  )
}

/** Gives the writer's own text back; stands only while the person's differs from it. */
export function RevertButton({ screen, run }: { screen: string; run: WrittenRun }) {
  if (!isEdited(run)) return null
  const edited = run.result
  const revert = () => {
    generations.revise(screen, run.key, run.original)
    toast('Changes undone', {
      action: { label: messages.library.undo, onClick: () => generations.revise(screen, run.key, edited) },
    })
  }
  return (
    <Button variant="ghost" size="sm" onClick={revert}>
      <Undo2 aria-hidden />
      Undo changes
    </Button>
  )
}
