import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'

/** Whether the palette is open, and where it was opened: going elsewhere (the back button, say) closes it. */
export function usePalette() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === key
  const show = (wanted: boolean) => setOpenAt(wanted ? key : null)

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    // The browser's own search would open instead.
    event.preventDefault()
    // Another dialog has to be answered first.
    if (open || !document.querySelector('[role=dialog], [role=alertdialog]')) show(!open)
  })
  useEffect(() => {
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
  return { open, show }
}
