import { createContext } from 'react'

/** What the head of a site page brings along. */
interface SiteHead {
  /** Its whole sheet. */
  readonly styles: string
  /** Addresses of the fonts that its first screen is set with. */
  readonly fonts: readonly string[]
}

/** Set on a prerendered site page, which ships no React: it is read, not run. Set by `entry.server.tsx`; `null` in the app. */
export const Reading = createContext<SiteHead | null>(null)
