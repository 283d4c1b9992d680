import { type ArticleSummary, blogDescription } from '#contract/articles.ts'
import { brand } from '#contract/brand.ts'
import { absoluteUrl, articlePath, rssPath, site } from '#contract/paths.ts'
import { escapeMarkup } from '#scripts/vite/articles/escape.ts'

/** The blog as RSS 2.0: what each article says of itself, and where it stands. Its addresses name `siteOrigin`. */
export function rssOf(articles: readonly ArticleSummary[]): string {
  const items = articles.map(({ slug, title, excerpt, category, date }) => {
    const address = absoluteUrl(articlePath(slug))
    return [
      '<item>',
      `<title>${escapeMarkup(title)}</title>`,
      `<link>${address}</link>`,
      `<guid>${address}</guid>`,
      `<description>${escapeMarkup(excerpt)}</description>`,
      `<category>${escapeMarkup(category)}</category>`,
      `<pubDate>${new Date(date).toUTCString()}</pubDate>`,
      '</item>',
    ].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${escapeMarkup(`${brand.name} blog`)}</title>`,
    `<link>${absoluteUrl(site.blog)}</link>`,
    `<description>${escapeMarkup(blogDescription)}</description>`,
    '<language>en-gb</language>',
    `<atom:link href="${absoluteUrl(rssPath)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}
