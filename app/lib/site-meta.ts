import type { MetaDescriptor } from 'react-router'
import { documentTitle } from '#app/lib/meta.ts'
import { siteMetaMessages } from '#app/lib/site-meta-messages.ts'
import { brand, type Currency } from '#contract/brand.ts'
import { placeholder } from '#contract/operator.ts'
import { absoluteUrl, sharePicturePath, site } from '#contract/paths.ts'
import { planIds, plans } from '#contract/plans.ts'

/** The data of a site page for search engines, feed readers and link previews. */
interface SitePageFacts {
  readonly path: string
  /** The page's name, in link previews and breadcrumbs. */
  readonly title: string
  /** The title of the document, where the name alone says too little to those who search. */
  readonly searchTitle?: string
  /** One or two sentences, unique to this page, 50 to 160 characters. */
  readonly description: string
  /** The parent page in the breadcrumb, other than the home page: for an article, the blog. */
  readonly parent?: { readonly title: string; readonly path: string }
  /** Set on articles. */
  readonly article?: ArticleFacts
  /** Structured data in addition to the breadcrumb. */
  readonly data?: readonly Thing[]
}

/** The size in pixels of the pictures that `scripts/vite/finish-site.ts` draws. */
export const sharePicture = { width: 1200, height: 630 } as const

/** What `export const meta` of a site page returns. Its URLs contain `siteOrigin`, which the server replaces. */
export function siteMeta({ path, title, searchTitle = title, description, parent, article, data = [] }: SitePageFacts): MetaDescriptor[] {
  const url = absoluteUrl(path)
  const image = absoluteUrl(sharePicturePath(path))
  const things = [
    ...data,
    ...(article ? [articleData(article, { url, image, title, description })] : []),
    ...(path === site.home ? [] : [breadcrumbData([...(parent ? [parent] : []), { title, path }])]),
  ]
  return [
    { title: documentTitle(searchTitle) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: article ? 'article' : 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:url', content: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:image', content: image },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(sharePicture.width) },
    { property: 'og:image:height', content: String(sharePicture.height) },
    { property: 'og:image:alt', content: `${brand.name}: ${title}` },
    ...(article ? articleMeta(article) : []),
    // X reads the Open Graph properties above; this selects the large card.
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': { '@context': 'https://schema.org', '@graph': things } },
  ]
}

const articleMeta = ({ category, date, updated = date }: ArticleFacts): MetaDescriptor[] => [
  { property: 'article:published_time', content: date },
  { property: 'article:modified_time', content: updated },
  { property: 'article:section', content: category },
]

/** An item of structured data in the vocabulary of schema.org. */
type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>

const home = absoluteUrl(site.home)
const publisher = { '@type': 'Organization', name: brand.name, url: home }

/** The organization and the site, for the home page. */
export const siteData: readonly Thing[] = [
  {
    ...publisher,
    logo: absoluteUrl('/icon-512.png'),
    // The server leaves out what the operator has not set.
    legalName: placeholder('operatorName'),
    address: placeholder('operatorAddress'),
    email: placeholder('supportEmail'),
    sameAs: placeholder('socialLinks'),
  },
  { '@type': 'WebSite', name: brand.name, url: home, description: brand.tagline, inLanguage: 'en' },
]

const currencies = Object.keys(brand.currencySymbols) as Currency[]

const offers = planIds.flatMap((id) => {
  const { name, description, price } = plans[id]
  // A price of zero is the same in every currency, so one offer is enough.
  const offered = id === 'free' ? currencies.slice(0, 1) : currencies
  return offered.map((currency): Thing => {
    const priceCurrency = currency.toUpperCase()
    return { '@type': 'Offer', name, description, price: price.monthly[currency], priceCurrency, url: absoluteUrl(site.pricing) }
  })
})

/** The product with its plans at their monthly prices. */
export const productData: Thing = {
  '@type': 'SoftwareApplication',
  name: brand.name,
  url: home,
  description: brand.tagline,
  applicationCategory: 'BusinessApplication',
  operatingSystem: siteMetaMessages.operatingSystem,
  offers,
}

/** A try-out on a page of its own, which costs nothing. */
export const freeToolData = ({ path, title, description }: Readonly<Record<'path' | 'title' | 'description', string>>): Thing => ({
  '@type': 'WebApplication',
  name: title,
  url: absoluteUrl(path),
  description,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any, in a browser',
  isAccessibleForFree: true,
  publisher,
})

interface ArticleFacts {
  readonly category: string
  /** The calendar day of publication, such as 2026-11-21. */
  readonly date: string
  /** That of the last change. */
  readonly updated?: string | undefined
}

/** @param page absolute URLs of the article and of its picture, its title and its excerpt */
const articleData = (
  { category, date, updated = date }: ArticleFacts,
  page: Record<'url' | 'image' | 'title' | 'description', string>,
): Thing => ({
  '@type': 'BlogPosting',
  headline: page.title,
  description: page.description,
  articleSection: category,
  datePublished: date,
  dateModified: updated,
  image: page.image,
  url: page.url,
  mainEntityOfPage: page.url,
  inLanguage: 'en',
  author: publisher,
  publisher,
})

/** Questions with their answers as plain text, as the page shows them. */
export const questionsData = (questions: readonly { readonly question: string; readonly answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** The breadcrumb of a page below the home page, the page itself last. */
const breadcrumbData = (breadcrumb: readonly { readonly title: string; readonly path: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ title: brand.name, path: site.home }, ...breadcrumb].map(({ title, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: absoluteUrl(path),
  })),
})
