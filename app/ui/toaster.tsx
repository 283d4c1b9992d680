import { type ComponentType, useEffect, useState } from 'react'
import { onFirstSign } from '#app/ui/first-sign.ts'
import { onToastWaiting } from '#app/ui/toast.ts'

interface ToasterProps {
  theme: 'light' | 'dark' | 'system'
}

/**
 * Where toasts appear; raise one with `toast` of ui/toast.ts. At the top, because what can be done with a text, and on a
 * phone the button that makes one, stand at the foot: a toast down there would lie on them. The library that draws them is
 * fetched at the first key or touch, well before there is something to say, and not with the page.
 */
export function Toaster({ theme }: ToasterProps) {
  const [Toasts, setToasts] = useState<ComponentType<ToasterProps> | null>(null)
  useEffect(() => {
    const load = () => {
      import('./toasts.tsx').then(
        ({ default: loaded }) => setToasts(() => loaded),
        (cause) => console.warn('Messages cannot be shown yet; the next one tries again.', cause),
      )
    }
    const stops = [onFirstSign(load), onToastWaiting(load)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return Toasts && <Toasts theme={theme} />
}
