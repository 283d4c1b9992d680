import { createContext } from 'react'
import type { MetaDescriptor } from 'react-router'
import { brand } from '#contract/brand.ts'

/**
 * What `export const meta` of an app screen returns: the document title, and `noindex` for search engines. Site pages use `siteMeta`.
 */
export const pageMeta = (title?: string): MetaDescriptor[] => [
  { title: title ? `${title} · ${brand.name}` : `${brand.name}: ${brand.tagline}` },
  { name: 'robots', content: 'noindex' },
]

/** The style sheet that a prerendered site page inlines in its head; `null` in the app. Set by `entry.server.tsx`. */
export const SitePageStyles = createContext<string | null>(null)
