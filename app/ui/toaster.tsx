import { type FocusEvent, useEffect, useRef } from 'react'
import { Toaster as Sonner } from 'sonner'
import { cn } from '#app/ui/cn.ts'
import { keepFocus } from './keep-focus.ts'
import { uiMessages } from './messages.ts'

/** Above what sticks to the foot of a phone's window: the bar of a generator. In pixels. */
const mobileOffset = { bottom: 152, left: 16, right: 16 }

/**
 * Sonner returns the focus whenever it leaves the toasts, so that Tab never gets past one. It is not told of the focus here; instead, the
 * focus goes back only when the toast that has it is removed.
 */
function useFocusAcrossToasts() {
  const area = useRef<HTMLDivElement>(null)
  const before = useRef<HTMLElement>(null)
  useEffect(() => {
    const removal = new MutationObserver(() => {
      keepFocus(before.current)
      // A later toast must not move the focus.
      if (!area.current?.contains(document.activeElement)) before.current = null
    })
    if (area.current) removal.observe(area.current, { childList: true, subtree: true })
    return () => removal.disconnect()
  }, [])
  return {
    ref: area,
    onFocusCapture(event: FocusEvent) {
      event.stopPropagation()
      const { currentTarget, relatedTarget } = event
      if (!currentTarget.contains(relatedTarget as Node | null)) before.current = relatedTarget as HTMLElement | null
    },
  }
}

/** Sonner removes the outline, and its own rings are not seen in our colours. */
const ring = 'focus-visible:!outline-2 focus-visible:!outline-accent focus-visible:!outline-offset-2'

/**
 * Shows the toasts of sonner's `toast`: at the lower right, and one at a time, because what an action comes to is said beside it; a toast is
 * for what ends elsewhere.
 */
export function Toaster({ theme }: { theme: 'light' | 'dark' | 'system' }) {
  return (
    <div {...useFocusAcrossToasts()}>
      <Sonner
        theme={theme}
        containerAriaLabel={uiMessages.get().notifications}
        position="bottom-right"
        mobileOffset={mobileOffset}
        visibleToasts={1}
        closeButton
        toastOptions={{
          classNames: {
            toast: cn('!rounded-md !border !border-line !bg-surface !font-sans !text-ink !shadow-raised', ring),
            description: '!text-soft',
            actionButton: cn('!bg-accent !text-on-accent', ring),
            closeButton: '!border-line !bg-surface !text-soft',
            success: '[&_[data-icon]]:!text-good',
            error: '[&_[data-icon]]:!text-bad',
            warning: '[&_[data-icon]]:!text-warn',
          },
        }}
      />
    </div>
  )
}
