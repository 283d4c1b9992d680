import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import { useAhead } from '#app/ui/ahead.ts'
import type { ButtonProps } from '#app/ui/button.tsx'
import { fetchAhead } from '#app/ui/on-demand.tsx'

interface MenuOnDemandProps {
  /** What opens it. */
  button: ReactElement<ButtonProps>
  /** What opens: a menu, or a dialog. */
  popup?: 'menu' | 'dialog'
  /** Fetches its code: when the screen is idle, or on the first sign that it will be wanted. */
  load: () => Promise<unknown>
  /** The menu, on demand, around the button that opens it: it stands open at once. */
  menu: (button: ReactElement) => ReactNode
}

/** The button of a menu or dialog at once, and what it opens, with the library that draws it, when it is first opened. */
export function MenuOnDemand({ button, popup = 'menu', load, menu }: MenuOnDemandProps) {
  const [wanted, setWanted] = useState(false)
  useAhead(load)
  if (wanted) return <Suspense fallback={button}>{menu(button)}</Suspense>
  const warm = () => fetchAhead(load)
  return cloneElement(button, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: warm,
    onFocus: warm,
    onClick: () => setWanted(true),
  })
}
