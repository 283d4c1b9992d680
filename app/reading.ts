import { createContext } from 'react'

/** True on a prerendered site page, which ships no React: it is read, not run. Set by `entry.server.tsx`. */
export const Reading = createContext(false)
