/** What a text can be written from instead of a topic. */
export const sourceOrigins = ['text', 'link', 'file'] as const
export type SourceOrigin = (typeof sourceOrigins)[number]

/** UTF-16 units of a source's text, and bytes of a file and of a linked page. */
export const sourceLimits = { text: 60_000, fileBytes: 10 * 1024 * 1024, linkBytes: 3 * 1024 * 1024, points: 40 } as const

/** One thing that a source says. */
export interface SourcePoint {
  readonly text: string
  /** Facts of the point, word for word as the source has them: numbers, dates, names, quotations. */
  readonly facts: readonly string[]
  /** Where in the source's text it is found: UTF-16 units from its start. */
  readonly at: number
}

/** Which points of a source a text is written from: positions in its list. */
export interface SourceChoice {
  readonly id: string
  readonly points: readonly number[]
}
