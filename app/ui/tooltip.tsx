import { type ReactNode, useEffect, useId, useRef } from 'react'
import { followTooltips } from '#app/ui/follow-tooltips.ts'
import { Slot } from '#app/ui/slot.tsx'

/**
 * The one box that shows every tooltip. Our own, because the library's positioning engine would be the largest part of
 * a screen's first load after React itself.
 */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => (box.current ? followTooltips(box.current) : undefined), [])
  return (
    <>
      {children}
      <div
        ref={box}
        id={id}
        role="tooltip"
        hidden
        className="fixed z-60 w-max max-w-60 rounded bg-ink px-2.5 py-1.5 text-paper text-xs shadow-raised"
      />
    </>
  )
}

interface TooltipProps {
  /** What the tooltip says. A control without visible text still needs its own accessible name. */
  label: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Off while the label is visible anyway. */
  disabled?: boolean
  /** One control. */
  children: ReactNode
}

export function Tooltip({ label, side = 'top', disabled = false, children }: TooltipProps) {
  return <Slot {...(!disabled && { 'data-tooltip': label, 'data-tooltip-side': side })}>{children}</Slot>
}
