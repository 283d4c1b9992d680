import { useEffect } from 'react'

/**
 * Scrolls what the Tab key reaches into view, as a whole: browsers show only the line with the cursor of a text area, and dialogs move the
 * focus between their first and last control without scrolling.
 */
export function useScrollToFocus(): void {
  useEffect(() => {
    const scroll = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') document.activeElement?.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keyup', scroll)
    return () => document.removeEventListener('keyup', scroll)
  }, [])
}
