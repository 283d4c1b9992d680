import { createContext } from 'react'

/**
 * The whole sheet of a prerendered site page, which ships no React: it is read, not run. Set by `entry.server.tsx`; `null` in the app.
 */
export const Reading = createContext<string | null>(null)
