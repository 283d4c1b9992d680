import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import type { ButtonProps } from '#app/ui/button.tsx'

interface MenuOnDemandProps {
  /** What opens it. */
  button: ReactElement<ButtonProps>
  /** What opens: a menu, or a dialog. */
  popup?: 'menu' | 'dialog'
  /** Fetches its code; called on the first sign that it will be wanted. */
  load: () => Promise<unknown>
  /** The menu, lazy, around the button that opens it: it stands open at once. */
  menu: (button: ReactElement) => ReactNode
}

/** The button of a menu or dialog at once, and what it opens, with the library that draws it, when it is first opened. */
export function MenuOnDemand({ button, popup = 'menu', load, menu }: MenuOnDemandProps) {
  const [wanted, setWanted] = useState(false)
  if (wanted) return <Suspense fallback={button}>{menu(button)}</Suspense>
  const warm = () => {
    load().catch((cause) => console.warn(`A ${popup} could not be fetched ahead; opening it tries again.`, cause))
  }
  return cloneElement(button, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: warm,
    onFocus: warm,
    onClick: () => setWanted(true),
  })
}
