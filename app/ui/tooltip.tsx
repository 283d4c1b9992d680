import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

/** Milliseconds before a tooltip opens, and how soon after one a next opens at once (spec §9). */
const timing = { delayDuration: 700, skipDelayDuration: 300 }

export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Primitive.Provider {...timing}>{children}</Primitive.Provider>
}

interface TooltipProps {
  /** What the tooltip says. A control without visible text still needs its own accessible name. */
  label: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Off while the label is visible anyway. */
  disabled?: boolean
  /** One control that takes a ref. */
  children: ReactNode
}

export function Tooltip({ label, side = 'top', disabled = false, children }: TooltipProps) {
  if (disabled) return children
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content side={side} sideOffset={6} className="z-50 rounded bg-ink px-2.5 py-1.5 text-paper text-xs shadow-raised">
          {label}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
