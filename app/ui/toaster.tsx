import { Toaster as Sonner } from 'sonner'

/** Pixels from the window's top: under the bar. */
const underTopBar = { top: 64 }

/**
 * Where toasts appear; raise one with `toast` of sonner. At the top, because what can be done with a text, and on a phone the button that
 * makes one, are at the foot: a toast down there would cover them.
 */
export function Toaster({ theme }: { theme: 'light' | 'dark' | 'system' }) {
  return (
    <Sonner
      theme={theme}
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
