import { type ReactNode, type RefObject, useEffect, useRef } from 'react'

/** Focuses an element where the control that had the focus is gone, so that keyboards and screen readers go on from there. */
export function keepFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true })
}

/** Moves the focus to an element when a step was replaced by the next one, and with it the control that was pressed. */
export function useStepFocus(element: RefObject<HTMLElement | null>, step: unknown): void {
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    keepFocus(element.current)
  }, [element, step])
}

/** The same as a box around what is replaced. */
export function StepFocus({ step, children }: { step: unknown; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useStepFocus(box, step)
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
