import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { scrim } from '#app/ui/overlay.ts'
import { useReturnFocus } from '#app/ui/return-focus.ts'

interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the sheet for those who cannot see it. */
  title: string
  className?: string
  children: ReactNode
}

/** A drawer from the start edge of the window: how the sidebar shows on a phone. */
export function Sheet({ open, onOpenChange, title, className, children }: SheetProps) {
  const focus = useReturnFocus()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className={scrim} />
        <Primitive.Content
          aria-describedby={undefined}
          {...focus}
          className={cn(
            'fixed inset-y-0 start-0 z-50 flex max-w-[85vw] flex-col border-e bg-paper shadow-raised data-[state=open]:animate-slide',
            'rtl:[--slide-from:100%]',
            className,
          )}
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          {children}
          <Primitive.Close
            aria-label={`Close ${title.toLowerCase()}`}
            className={cn(buttonLook({ variant: 'ghost', size: 'icon' }), 'absolute end-2 top-2 text-soft')}
          >
            <X aria-hidden />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
