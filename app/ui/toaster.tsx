import { Toaster as Sonner } from 'sonner'
import { uiMessages } from './messages.ts'

/** Above what sticks to the foot of a phone's window: the bar of a generator. In pixels. */
const mobileOffset = { bottom: 152, left: 16, right: 16 }

/**
 * Shows the toasts of sonner's `toast`: at the lower right, and one at a time, because what an action comes to is said beside it; a toast is
 * for what ends elsewhere.
 */
export function Toaster({ theme }: { theme: 'light' | 'dark' | 'system' }) {
  return (
    <Sonner
      theme={theme}
      containerAriaLabel={uiMessages.get().notifications}
      position="bottom-right"
      mobileOffset={mobileOffset}
      visibleToasts={1}
      closeButton
      toastOptions={{
        classNames: {
          toast: '!rounded-md !border !border-line !bg-surface !font-sans !text-ink !shadow-raised',
          description: '!text-soft',
          actionButton: '!bg-accent !text-on-accent',
          closeButton: '!border-line !bg-surface !text-soft',
          success: '[&_[data-icon]]:!text-good',
          error: '[&_[data-icon]]:!text-bad',
          warning: '[&_[data-icon]]:!text-warn',
        },
      }}
    />
  )
}
