import { AlertDialog as Primitive } from 'radix-ui'
import type { ComponentProps } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { panel, scrim, useReturnFocus } from '#app/ui/dialog.tsx'

/** For actions that cannot be undone: the user must answer, a click outside does not close it. */
export const AlertDialog = Primitive.Root
export const AlertDialogTrigger = Primitive.Trigger

export function AlertDialogContent({ className, ...props }: ComponentProps<typeof Primitive.Content>) {
  const focus = useReturnFocus(props)
  return (
    <Primitive.Portal>
      <Primitive.Overlay className={scrim} />
      <Primitive.Content className={cn(panel, className)} {...props} {...focus} />
    </Primitive.Portal>
  )
}

export function AlertDialogTitle({ className, ...props }: ComponentProps<typeof Primitive.Title>) {
  return <Primitive.Title className={cn('text-xl', className)} {...props} />
}

export function AlertDialogDescription({ className, ...props }: ComponentProps<typeof Primitive.Description>) {
  return <Primitive.Description className={cn('text-soft text-sm', className)} {...props} />
}

export function AlertDialogCancel({ className, ...props }: ComponentProps<typeof Primitive.Cancel>) {
  return <Primitive.Cancel className={cn(buttonLook({ variant: 'secondary' }), className)} {...props} />
}

export function AlertDialogAction({ className, ...props }: ComponentProps<typeof Primitive.Action>) {
  return <Primitive.Action className={cn(buttonLook({ variant: 'danger' }), className)} {...props} />
}
