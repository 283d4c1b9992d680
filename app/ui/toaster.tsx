import { Toaster as Sonner } from 'sonner'

/** Where toasts appear; raise one with `toast` of sonner. */
export function Toaster({ theme }: { theme: 'light' | 'dark' | 'system' }) {
  return (
    <Sonner
      theme={theme}
      position="bottom-right"
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
