import { createContext } from 'react'

/** The id of the text whose picture a preview shows; `undefined` where it has none, on site pages and while it is written. */
export const PictureContext = createContext<string | undefined>(undefined)
