import { WandSparkles } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { kindOf } from '#app/lib/generation/screens.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from '#app/ui/dialog.tsx'
import { instructionMax, placeOf } from '#contract/rewrite.ts'
import { InstructionForm, useInstructable } from './instruction-field.tsx'
import { changeMessages } from './messages.ts'

interface Passage {
  readonly text: string
  /** Where the offer is shown: CSS pixels in the window. */
  readonly left: number
  readonly top: number
}

/** Fewer characters are a slip of the finger. */
const leastSelected = 3

interface PassageOfferProps {
  screen: string
  run: WrittenRun
  /** Contains the text. */
  root: RefObject<HTMLElement | null>
}

/** Offers to change the selected part of a text, while it is selected. Nothing without a model. */
export function PassageOffer({ screen, run, root }: PassageOfferProps) {
  const can = useInstructable(run)
  return can ? <Offer screen={screen} run={run} root={root} /> : null
}

function Offer({ screen, run, root }: PassageOfferProps) {
  const [passage, setPassage] = useState<Passage | null>(null)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const t = changeMessages
  const look = useEffectEvent(() => {
    // With the focus on the button, a field has no selection any more.
    if (open || document.activeElement === button.current) return
    const selected = root.current && selectedIn(root.current)
    const { text = '' } = selected ?? {}
    const isWritten =
      text.length >= leastSelected && text.length <= instructionMax && placeOf(text, kindOf(run.kind).text({ ...run.result }))
    setPassage(isWritten ? selected : null)
  })
  useEffect(() => {
    const changed = () => look()
    document.addEventListener('selectionchange', changed)
    addEventListener('scroll', changed, { capture: true, passive: true })
    return () => {
      document.removeEventListener('selectionchange', changed)
      removeEventListener('scroll', changed, { capture: true })
    }
  }, [])
  if (!passage) return null
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        className="fixed z-20 shadow-raised touch:min-h-11"
        style={{ left: passage.left, top: passage.top }}
        // The selection stays while the button is pressed.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setOpen(true)}
      >
        <WandSparkles aria-hidden />
        {t.offer}
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent>
          <DialogTitle>{t.title}</DialogTitle>
          <DialogDescription>{`${t.about} ${t.cost}`}</DialogDescription>
          <blockquote
            lang={run.request.language}
            dir="auto"
            className="max-h-40 overflow-y-auto whitespace-pre-wrap break-words border-accent border-s-2 ps-3 text-sm"
          >
            {passage.text}
          </blockquote>
          <InstructionForm
            screen={screen}
            run={run}
            passage={passage.text}
            label={t.passageField}
            placeholder={t.passagePlaceholder}
            draft={`${run.id} ${passage.text}`}
          >
            <DialogClose asChild>
              <Button variant="ghost">{t.cancel}</Button>
            </DialogClose>
          </InstructionForm>
        </DialogContent>
      </Dialog>
    </>
  )
}

/** CSS pixels between the selection and the offer, and the offer's usual size. */
const gap = 8
const offerSize = { width: 170, height: 48 }

/** The selected text inside an element, or inside a text field in it, and the place below it. */
function selectedIn(root: HTMLElement): Passage | null {
  const field = document.activeElement
  if (field instanceof HTMLTextAreaElement && root.contains(field))
    return placed(field.value.slice(field.selectionStart, field.selectionEnd), field.getBoundingClientRect())
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || !root.contains(selection.anchorNode) || !root.contains(selection.focusNode)) return null
  return placed(selection.toString(), selection.getRangeAt(0).getBoundingClientRect())
}

const placed = (text: string, { left, bottom }: { left: number; bottom: number }): Passage => ({
  text: text.trim(),
  left: Math.max(gap, Math.min(left, innerWidth - offerSize.width)),
  top: Math.max(gap, Math.min(bottom + gap, innerHeight - offerSize.height)),
})
