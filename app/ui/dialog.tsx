import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { panel, scrim } from '#app/ui/overlay.ts'
import { useReturnFocus } from '#app/ui/return-focus.ts'

export const Dialog = Primitive.Root
export const DialogTrigger = Primitive.Trigger
export const DialogClose = Primitive.Close

/** Give every dialog a `DialogTitle`; one without a `DialogDescription` passes `aria-describedby={undefined}`. */
export function DialogContent({ className, children, ...props }: ComponentProps<typeof Primitive.Content>) {
  const focus = useReturnFocus(props)
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={scrim} />
      <Primitive.Content className={cn(panel, className)} {...props} {...focus}>
        {children}
        <Primitive.Close
          aria-label="Close dialog"
          className={cn(buttonLook({ variant: 'ghost', size: 'icon' }), 'absolute end-3 top-3 text-soft')}
        >
          <X aria-hidden />
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  )
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn('pe-8 text-xl', className)} {...props} />
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn('text-soft text-sm', className)} {...props} />
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div className={cn('flex flex-wrap justify-end gap-2 pt-2', className)} {...props} />
}
