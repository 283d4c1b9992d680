import { useEffect } from 'react'
import { Toaster as Sonner, toast } from 'sonner'
import { cn } from '#app/ui/cn.ts'
import { uiMessages } from './messages.ts'
import { useReturnedFocus } from './returned-focus.ts'
import { toasterMounted } from './toast.ts'

/** At the foot of a phone's window above what sticks there: the bar of a generator. In pixels. */
const mobileOffset = { top: 16, bottom: 152, left: 16, right: 16 }

/** Hidden behind a later toast it must be no stop of the Tab key. */
const hidden = 'data-[visible=false]:!invisible'
/** Sonner removes the outline, and its own rings are not seen in our colours. */
const ring = 'focus-visible:!outline-2 focus-visible:!outline-accent focus-visible:!outline-offset-2'

interface ToasterProps {
  theme: 'light' | 'dark' | 'system'
  /** At the top instead of the lower right. */
  atTop?: boolean
}

/** Shows the toasts of sonner's `toast`, one at a time, because what an action comes to is said beside it; a toast is for what ends elsewhere. */
export function Toaster({ theme, atTop = false }: ToasterProps) {
  const { ref, onFocusCapture } = useReturnedFocus<HTMLDivElement>()
  useEffect(() => toasterMounted(toast), [])
  return (
    <div
      ref={ref}
      onFocusCapture={(event) => {
        // Sonner returns the focus whenever it leaves the toasts, so that Tab would never get past one.
        event.stopPropagation()
        onFocusCapture(event)
      }}
    >
      <Sonner
        theme={theme}
        containerAriaLabel={uiMessages.notifications}
        position={atTop ? 'top-center' : 'bottom-right'}
        mobileOffset={mobileOffset}
        visibleToasts={1}
        closeButton
        toastOptions={{
          classNames: {
            toast: cn('!rounded-md !border !border-line !bg-surface !font-sans !text-ink !shadow-raised', ring, hidden),
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
