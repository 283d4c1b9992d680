import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

interface WholeWindowProps {
  /** The accessible name. */
  title: string
  onClose: () => void
  children: ReactNode
}

/** A dialog that fills the window. Escape closes it; a field with autofocus gets the focus. */
export function WholeWindow({ title, onClose, children }: WholeWindowProps) {
  return (
    <Primitive.Root open onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <Primitive.Content
          aria-describedby={undefined}
          // The component that closes it moves the focus.
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="fixed inset-x-0 top-0 z-50 flex h-dvh flex-col bg-surface data-[state=open]:animate-fade"
        >
          <Primitive.Title className="sr-only">{title}</Primitive.Title>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
