import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { showToastsWith } from '#app/ui/toast.ts'

/** Pixels from the window's top: under the bar. */
const underTopBar = { top: 64 }

/** The toasts of the page, drawn by sonner. Loaded by `Toaster`. */
export default function Toasts({ theme }: { theme: 'light' | 'dark' | 'system' }) {
  // Runs after the library's own effects: from here on it hears what it is given.
  useEffect(() => showToastsWith(toast), [])
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
