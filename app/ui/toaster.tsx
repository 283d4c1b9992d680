import { type ComponentType, useEffect, useState } from 'react'
import { onToastWaiting } from '#app/ui/toast.ts'

interface ToasterProps {
  theme: 'light' | 'dark' | 'system'
}

/** The first sign that somebody is about to do something, which a toast may answer. */
const signs = ['pointerdown', 'keydown'] as const

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
    for (const sign of signs) addEventListener(sign, load, { once: true, passive: true })
    const stop = onToastWaiting(load)
    return () => {
      for (const sign of signs) removeEventListener(sign, load)
      stop()
    }
  }, [])
  return Toasts && <Toasts theme={theme} />
}
