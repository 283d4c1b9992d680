import { Toaster as Sonner } from 'sonner'
import { uiMessages } from './messages.ts'

/** Pixels from the top of the window: below the top bar. */
const underTopBar = { top: 64 }

/**
 * Shows the toasts of sonner's `toast`. At the top, because the actions of a text, and on a phone the generate button, are at the bottom,
 * where toasts would cover them.
 */
export function Toaster({ theme }: { theme: 'light' | 'dark' | 'system' }) {
  return (
    <Sonner
      theme={theme}
      containerAriaLabel={uiMessages.get().notifications}
      position="top-center"
      offset={underTopBar}
      mobileOffset={underTopBar}
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
