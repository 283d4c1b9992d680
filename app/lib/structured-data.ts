import { brand, type Currency } from '#contract/brand.ts'
import { absoluteUrl, site } from '#contract/paths.ts'
import { planIds, plans } from '#contract/plans.ts'

/** What a page tells finders about itself, in the words of schema.org: the few things that this site is about. */
export type Thing =
  | { readonly '@type': 'Organization'; readonly name: string; readonly url: string; readonly logo: string; readonly email: string }
  | { readonly '@type': 'WebSite'; readonly name: string; readonly url: string; readonly description: string; readonly inLanguage: string }
  | Application
  | BlogPosting
  | { readonly '@type': 'FAQPage'; readonly mainEntity: readonly Question[] }
  | { readonly '@type': 'BreadcrumbList'; readonly itemListElement: readonly ListItem[] }

interface Application {
  readonly '@type': 'SoftwareApplication'
  readonly name: string
  readonly url: string
  readonly description: string
  readonly applicationCategory: string
  readonly operatingSystem: string
  readonly offers: readonly Offer[]
}

interface Offer {
  readonly '@type': 'Offer'
  readonly name: string
  readonly description: string
  /** Whole units of the currency, for a month. */
  readonly price: number
  readonly priceCurrency: string
  readonly url: string
}

interface BlogPosting {
  readonly '@type': 'BlogPosting'
  readonly headline: string
  readonly description: string
  readonly articleSection: string
  readonly datePublished: string
  readonly image: string
  readonly url: string
  readonly mainEntityOfPage: string
  readonly inLanguage: string
  readonly author: Publisher
  readonly publisher: Publisher
}

interface Publisher {
  readonly '@type': 'Organization'
  readonly name: string
  readonly url: string
}

interface Question {
  readonly '@type': 'Question'
  readonly name: string
  readonly acceptedAnswer: { readonly '@type': 'Answer'; readonly text: string }
}

interface ListItem {
  readonly '@type': 'ListItem'
  /** From 1. */
  readonly position: number
  readonly name: string
  readonly item: string
}

const home = absoluteUrl(site.home)
const publisher: Publisher = { '@type': 'Organization', name: brand.name, url: home }

/** Who offers the product, and the site as a whole: said on the home page. */
export const siteData: readonly Thing[] = [
  { ...publisher, logo: absoluteUrl('/icon-512.png'), email: brand.supportEmail },
  { '@type': 'WebSite', name: brand.name, url: home, description: brand.tagline, inLanguage: 'en' },
]

const currencies = Object.keys(brand.currencySymbols) as Currency[]

const offers = planIds.flatMap((id) => {
  const { name, description, price } = plans[id]
  // What costs nothing costs it in every currency.
  const shown = id === 'free' ? currencies.slice(0, 1) : currencies
  return shown.map((currency): Offer => {
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
  operatingSystem: 'Any, in a browser',
  offers,
}

export interface ArticleFacts {
  readonly category: string
  /** The calendar day of publication, such as 2026-11-21. */
  readonly date: string
}

/** @param page absolute addresses of the article and of its picture, its title and its excerpt */
export const articleData = (
  { category, date }: ArticleFacts,
  page: { url: string; image: string; title: string; description: string },
): Thing => ({
  '@type': 'BlogPosting',
  headline: page.title,
  description: page.description,
  articleSection: category,
  datePublished: date,
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

/** Where a page hangs below the home page, outermost first, itself last. */
export const trailData = (trail: readonly { readonly title: string; readonly path: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ title: brand.name, path: site.home }, ...trail].map(({ title, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    item: absoluteUrl(path),
  })),
})
