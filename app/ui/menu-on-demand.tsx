import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from 'react'
import type { ButtonProps } from '#app/ui/button.tsx'

interface MenuOnDemandProps {
  /** What opens the menu. */
  button: ReactElement<ButtonProps>
  /** Fetches the menu's code; called on the first sign that it will be wanted. */
  load: () => Promise<unknown>
  /** The menu, lazy, around the button that opens it: it stands open at once. */
  menu: (button: ReactElement) => ReactNode
}

/** A menu's button at once, and the menu, with the library that draws it, when it is first opened. */
export function MenuOnDemand({ button, load, menu }: MenuOnDemandProps) {
  const [wanted, setWanted] = useState(false)
  if (wanted) return <Suspense fallback={button}>{menu(button)}</Suspense>
  const warm = () => {
    load().catch((cause) => console.warn('A menu could not be fetched ahead; opening it tries again.', cause))
  }
  return cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: warm,
    onFocus: warm,
    onClick: () => setWanted(true),
  })
}
