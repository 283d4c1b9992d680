import { useCallback, useEffect, useState } from 'react'
import { useIsPhone } from '#app/lib/device.ts'
import { collapsedCookie } from '#app/lib/sidebar-script.ts'

/** Over HTTPS the name has the prefix `__Host-`, so that sibling subdomains cannot set the cookie. Over HTTP browsers reject the prefix. */
const isSecure = () => location.protocol === 'https:'
const cookieName = () => (isSecure() ? `__Host-${collapsedCookie}` : collapsedCookie)

/** Stores whether the sidebar is collapsed, for seven days (spec §9, in seconds). */
function storeCollapsed(collapsed: boolean): void {
  const value = collapsed ? 'collapsed' : 'expanded'
  document.cookie = `${cookieName()}=${value}; path=/; max-age=604800; SameSite=Lax${isSecure() ? '; Secure' : ''}`
}

const isStoredCollapsed = () => document.cookie.split('; ').includes(`${cookieName()}=collapsed`)

/**
 * The sidebar: on a phone (under 768 px) a sheet over the page, elsewhere a column that can be collapsed to its icons. `toggle`, also on
 * Ctrl/Cmd + B, opens or closes the sheet, or expands or collapses the column.
 */
export function useSidebar() {
  const isPhone = useIsPhone()
  const [collapsed, setCollapsed] = useState(isStoredCollapsed)
  const [sheetOpen, setSheetOpen] = useState(false)

  const toggle = useCallback(() => {
    if (isPhone) return setSheetOpen((open) => !open)
    storeCollapsed(!collapsed)
    setCollapsed(!collapsed)
  }, [isPhone, collapsed])

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [toggle])

  return { isPhone, collapsed: collapsed && !isPhone, sheetOpen: sheetOpen && isPhone, setSheetOpen, toggle }
}
