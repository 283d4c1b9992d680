import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

interface WholeWindowProps {
  /** Names it for those who cannot see it. */
  title: string
  onClose: () => void
  children: ReactNode
}

/** Something that takes the whole window for a while. Escape closes it; a field in it that asks for the focus gets it. */
export function WholeWindow({ title, onClose, children }: WholeWindowProps) {
  return (
    <Primitive.Root open onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <Primitive.Content
          aria-describedby={undefined}
          // Whoever closes it says where the focus goes.
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
