import { createContext } from 'react'
import type { MetaDescriptor } from 'react-router'
import { brand } from '#contract/brand.ts'

/** The title of a document: with the product's name, once. */
export const documentTitle = (title: string): string => (title.includes(brand.name) ? title : `${title} · ${brand.name}`)

/**
 * What `export const meta` of an app screen returns: the document title, and `noindex` for search engines. Site pages use `siteMeta`.
 */
export const pageMeta = (title?: string): MetaDescriptor[] => [
  { title: documentTitle(title ?? `${brand.name}: ${brand.tagline}`) },
  { name: 'robots', content: 'noindex' },
]

/** The style sheet that a prerendered site page inlines in its head; `null` in the app. Set by `entry.server.tsx`. */
export const SitePageStyles = createContext<string | null>(null)
