import type { MetaDescriptor } from 'react-router'
import { brand } from '#contract/brand.ts'
import { rssPath } from '#contract/paths.ts'

/** Tells feed readers, in the head of the blog's pages, where its feed is. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${brand.name} blog`,
  href: rssPath,
}
