import { createContext } from 'react'

/**
 * The style sheet that a prerendered site page inlines; such a page ships no React. Set by `entry.server.tsx`; `null` in the app.
 */
export const SitePageStyles = createContext<string | null>(null)
