import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { cn } from '#app/ui/cn.ts'
import { keepFocus } from '#app/ui/keep-focus.ts'

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
export function StepFocus({ step, className, ...box }: ComponentProps<'div'> & { step: unknown }) {
  const ref = useRef<HTMLDivElement>(null)
  useStepFocus(ref, step)
  return <div ref={ref} tabIndex={-1} className={cn('outline-none', className)} {...box} />
}
