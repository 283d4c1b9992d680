import { createContext } from 'react'

/** How cards of many texts differ from a single one. */
export interface CardLook {
  /** One of a review: its notes stand first. */
  readonly review?: true
  /** One of a board: a long text, its notes and what is known about it are folded. */
  readonly folds?: true
}

/** Absent: a single card, with its preview. */
export const CardLookContext = createContext<CardLook | null>(null)
