import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { uiMessages } from './messages.ts'

/** The overlay behind a dialog or a sheet. */
export const scrim = 'fixed inset-0 z-50 bg-black/45 data-[state=open]:animate-fade'

/** The panel of a dialog. */
export const panel = cn(
  '-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 grid max-h-[85svh] grid-cols-1 w-[calc(100vw-2rem)] max-w-lg gap-4 overflow-y-auto scroll-py-6',
  'rounded-lg border bg-surface p-6 shadow-raised data-[state=open]:animate-fade',
)

interface FocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  onCloseAutoFocus?: ((event: Event) => void) | undefined
}

/**
 * Handlers that return the focus to the element that had it before the dialog opened. Radix returns it to the dialog's trigger only, and
 * most dialogs here are opened by a shortcut, a table row or the URL.
 */
export function useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers = {}): Required<FocusHandlers> {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus(event) {
      before.current = document.activeElement
      onOpenAutoFocus?.(event)
    },
    onCloseAutoFocus(event) {
      onCloseAutoFocus?.(event)
      if (event.defaultPrevented || !(before.current instanceof HTMLElement) || !before.current.isConnected) return
      event.preventDefault()
      // Another element may have taken the focus, for example after a navigation.
      if (document.activeElement === document.body) before.current.focus({ preventScroll: true })
    },
  }
}

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
          aria-label={uiMessages.closeDialog}
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
  return <div className={cn('flex flex-wrap justify-end gap-2 pt-2 max-sm:*:grow', className)} {...props} />
}

interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The accessible name of the sheet. */
  title: string
  className?: string
  children: ReactNode
}

/** A drawer at the start edge of the window: the sidebar on a phone. */
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
            aria-label={uiMessages.closeSheet({ title })}
            className={cn(buttonLook({ variant: 'ghost', size: 'icon' }), 'absolute end-2 top-2 text-soft')}
          >
            <X aria-hidden />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

interface TextDialogBodyProps {
  title: string
  /** One line about the text: its type and date. */
  about: ReactNode
  /** The text, in the direction of its language. */
  children: ReactNode
  /** Additional information below the text. */
  aside?: ReactNode
  actions: ReactNode
}

/** The content of a dialog that shows a finished text with its actions. */
export function TextDialogBody({ title, about, children, aside, actions }: TextDialogBodyProps) {
  return (
    <>
      {/* The padding is beside the close button, in whichever direction the title runs. */}
      <div className="pe-8">
        <DialogTitle dir="auto" className="break-words pe-0">
          {title}
        </DialogTitle>
      </div>
      <DialogDescription asChild>
        <div className="flex flex-wrap items-center gap-2">{about}</div>
      </DialogDescription>
      <div dir="auto" className="whitespace-pre-wrap break-words rounded-md bg-sunken p-4 text-sm leading-relaxed">
        {children}
      </div>
      {aside}
      <DialogFooter>{actions}</DialogFooter>
    </>
  )
}
