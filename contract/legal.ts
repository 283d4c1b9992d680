/** The legal pages. Each is content/legal/{name}.md. */
export const legalPages = ['terms', 'privacy'] as const
export type LegalPage = (typeof legalPages)[number]

export interface LegalText {
  readonly title: string
  /** What finders show; at most 160 characters. */
  readonly description: string
  /** Shown under the title. */
  readonly lead: string
  /** The calendar day since which it reads as it does, such as 2026-11-21. */
  readonly date: string
  readonly html: string
}
