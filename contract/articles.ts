import type { ArticleSlug } from '#contract/paths.ts'

/** What the build knows of the blog's articles: made of content/blog by scripts/vite/articles, shown by the site's routes. */

/** A picture as it is offered to browsers; each `srcset` names its files and their widths in pixels. */
export interface Picture {
  readonly alt: string
  /** Pixels of the largest file; the page keeps the room of this shape free. */
  readonly width: number
  readonly height: number
  readonly avif: string
  readonly webp: string
  /** For browsers without `srcset`. */
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
  /** Minutes, rounded up. */
  readonly readingTime: number
  readonly picture: Picture
}

/** A part of an article that its table of contents leads to. */
export interface Section {
  readonly id: string
  readonly title: string
}

export interface Article extends ArticleSummary {
  readonly html: string
  readonly sections: readonly Section[]
}

/** What the blog is about, for its page, its feed and finders. */
export const blogDescription = 'Articles about writing for social media, and about what each platform rewards.'

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
