import { createContext } from 'react'

interface Leads {
  /** Shows the text of a slot, in its tab. */
  readonly open: (slot: string) => void
  /** Its card is one of a batch, where the other platforms have cards of their own. */
  readonly among: boolean
}

/** The place of a card and of the texts beside it; `null` where none can be shown. */
export const LeadsContext = createContext<Leads | null>(null)
