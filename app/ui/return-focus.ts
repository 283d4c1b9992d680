import { useRef } from 'react'

interface FocusHandlers {
  onOpenAutoFocus?: ((event: Event) => void) | undefined
  onCloseAutoFocus?: ((event: Event) => void) | undefined
}

/**
 * Handlers of a dialog after which the focus goes back to where it was. Radix gives it back to a dialog's own trigger only, and
 * most of ours are opened by a key, a row or the address.
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
      // Something else has taken it where the dialog led on: another screen, say.
      if (document.activeElement === document.body) before.current.focus({ preventScroll: true })
    },
  }
}
