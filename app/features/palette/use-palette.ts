import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'

/** The state of the palette. A navigation (Back, for example) closes it. In a file of its own, so that the shell does not load the commands. */
export function usePalette() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === key
  // A transition: React shows a part that had to be loaded at once, instead of 300 ms after its fallback.
  const show = (wanted: boolean) => startTransition(() => setOpenAt(wanted ? key : null))

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    // Otherwise the browser's search would open.
    event.preventDefault()
    // Not over another open dialog.
    if (open || !document.querySelector('[role=dialog], [role=alertdialog]')) show(!open)
  })
  useEffect(() => {
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
  return { open, show }
}
