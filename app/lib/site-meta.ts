import type { MetaDescriptor } from 'react-router'
import { brand } from '#contract/brand.ts'
import { absoluteUrl, sharePicturePath, site } from '#contract/paths.ts'
import { type ArticleFacts, articleData, type Thing, trailData } from './structured-data.ts'

/** What finders, feed readers and those who share a link are told of a site page. */
export interface SitePageFacts {
  readonly path: string
  /** Unset on the home page only. */
  readonly title?: string
  /** One or two sentences of this page alone, at most 160 characters. */
  readonly description: string
  /** The page it hangs below, other than the home page: the blog, of an article. */
  readonly parent?: { readonly title: string; readonly path: string }
  /** Set on articles. */
  readonly article?: ArticleFacts
  /** What it tells finders beyond its place in the site: see `structured-data.ts`. */
  readonly data?: readonly Thing[]
}

/** Pixels of the pictures that `scripts/vite/share-pictures.tsx` draws. */
export const sharePicture = { width: 1200, height: 630 } as const

/** What `export const meta` of a site page returns. Its addresses name `siteOrigin`, which the server replaces. */
export function siteMeta({ path, title, description, parent, article, data = [] }: SitePageFacts): MetaDescriptor[] {
  const url = absoluteUrl(path)
  const image = absoluteUrl(sharePicturePath(path))
  const name = title ?? brand.tagline
  const things = [
    ...data,
    ...(article ? [articleData(article, { url, image, title: name, description })] : []),
    ...(path === site.home ? [] : [trailData([...(parent ? [parent] : []), { title: name, path }])]),
  ]
  return [
    { title: title ? `${title} · ${brand.name}` : `${brand.name}: ${brand.tagline}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:url', content: url },
    { property: 'og:title', content: name },
    { property: 'og:description', content: description },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(sharePicture.width) },
    { property: 'og:image:height', content: String(sharePicture.height) },
    { property: 'og:image:alt', content: `${brand.name}: ${name}` },
    ...(article ? articleMeta(article) : []),
    // X draws its card of the Open Graph words above; this asks for the large picture.
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } },
  ]
}

const articleMeta = ({ category, date }: ArticleFacts): MetaDescriptor[] => [
  { property: 'article:published_time', content: date },
  { property: 'article:section', content: category },
]
