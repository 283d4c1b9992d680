import { createContext, type ReactNode } from 'react'

/** Shows the picture of the text in a preview, or the placeholder; `undefined` where there is none, on site pages and while it is written. */
export const PictureContext = createContext<((placeholder: ReactNode) => ReactNode) | undefined>(undefined)
