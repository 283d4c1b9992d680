import { useCallback, useEffect, useState } from 'react'
import { readCookie, writeCookie } from '#app/lib/cookies.ts'
import { useIsPhone } from '#app/lib/device.ts'

/** The cookie that stores whether the sidebar is collapsed, for seven days (spec §9, in seconds). */
export const sidebarCookie = 'sidebar_state'
const sidebarCookieAge = 604_800

interface SidebarState {
  /** Under 768 px the sidebar is a sheet over the page. */
  isPhone: boolean
  /** Icons only. Never on a phone. */
  collapsed: boolean
  sheetOpen: boolean
  setSheetOpen: (open: boolean) => void
  /** Expands or collapses the sidebar; on a phone, opens or closes the sheet. Also on Ctrl/Cmd + B. */
  toggle: () => void
}

export function useSidebar(): SidebarState {
  const isPhone = useIsPhone()
  const [collapsed, setCollapsed] = useState(() => readCookie(sidebarCookie) === 'collapsed')
  const [sheetOpen, setSheetOpen] = useState(false)

  const toggle = useCallback(() => {
    if (isPhone) return setSheetOpen((open) => !open)
    writeCookie(sidebarCookie, collapsed ? 'expanded' : 'collapsed', sidebarCookieAge)
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
