import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

/** Milliseconds: before a tooltip opens, and within which the next one opens without delay (spec §9). */
const delays = { delayDuration: 700, skipDelayDuration: 300 } as const

/** Required around every screen with tooltips. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return <Primitive.Provider {...delays}>{children}</Primitive.Provider>
}

interface TooltipProps {
  /** The text of the tooltip. A control without visible text still needs its own accessible name. */
  label: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Disables the tooltip while the label is visible. */
  disabled?: boolean
  /** The control, a single element. */
  children: ReactNode
}

export function Tooltip({ label, side = 'top', disabled = false, children }: TooltipProps) {
  return (
    <Primitive.Root {...(disabled && { open: false })}>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={6}
          className="z-60 w-max max-w-60 rounded bg-ink px-2.5 py-1.5 text-paper text-xs shadow-raised"
        >
          {label}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
