import type { ArticleSlug } from '#contract/paths.ts'

/** Blog articles and legal pages: built from content/ by scripts/vite, shown by the routes of the site. */

/** A picture of the build. */
export interface Picture {
  readonly alt: string
  /** Pixels; the page reserves space with this aspect ratio. */
  readonly width: number
  readonly height: number
  readonly src: string
}

export interface ArticleSummary {
  readonly slug: ArticleSlug
  readonly title: string
  /** One or two sentences, at most 160 characters. */
  readonly excerpt: string
  readonly category: string
  /** The calendar day of publication, such as 2026-11-21. */
  readonly date: string
  /** The calendar day of the last change to what it says; absent when there was none. */
  readonly updated?: string | undefined
  /** Minutes, rounded up. */
  readonly readingTime: number
  /** A drawing, as SVG. */
  readonly picture: Picture
}

/** A part of an article that its table of contents leads to. */
export interface Section {
  readonly id: string
  readonly title: string
}

export interface Article extends ArticleSummary {
  /** On the same subject, the nearest first. */
  readonly related: readonly ArticleSlug[]
  readonly html: string
  readonly sections: readonly Section[]
}

/** The legal pages. Each is content/legal/{name}.md. */
export const legalPages = ['terms', 'privacy', 'refunds'] as const
export type LegalPage = (typeof legalPages)[number]

export interface LegalText {
  readonly title: string
  /** For search engines; at most 160 characters. */
  readonly description: string
  /** Shown under the title. */
  readonly lead: string
  /** The calendar day of the last change, such as 2026-11-21. */
  readonly date: string
  readonly html: string
  /** Where its table of contents leads. */
  readonly sections: readonly Section[]
}
