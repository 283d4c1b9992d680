import type { MetaDescriptor } from 'react-router'
import { brand } from '#contract/brand.ts'

/** What `export const meta` of a route returns: the document title, and the description that finders show. */
export const pageMeta = (title?: string, description?: string): MetaDescriptor[] => [
  { title: title ? `${title} · ${brand.name}` : `${brand.name}: ${brand.tagline}` },
  ...(description ? [{ name: 'description', content: description }] : []),
]
