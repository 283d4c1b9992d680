import type { MetaDescriptor } from 'react-router'
import type { ArticleSummary } from '#contract/articles.ts'
import { brand } from '#contract/brand.ts'
import { articlePath, rssPath } from '#contract/paths.ts'
import { ArticleFacts, PictureFrame } from './article-page.tsx'
import { blogMessages } from './blog-messages.ts'

/** The whole card is clickable; the link is the title. */
export function ArticleCard({ article, first }: { article: ArticleSummary; first: boolean }) {
  const { slug, title, excerpt, category, picture } = article
  return (
    <li
      data-search-item={slug}
      className="group relative grid grid-cols-[minmax(0,1fr)_7rem] content-start gap-x-4 gap-y-2 sm:flex sm:flex-col [&[hidden]]:hidden"
    >
      <div className="col-start-2 row-span-2 row-start-1 sm:mb-2">
        <PictureFrame picture={picture} first={first} decorative className="max-sm:aspect-4/3 max-sm:object-cover" />
      </div>
      <p className="font-medium text-accent text-sm">{category}</p>
      <h2 className="text-xl">
        <a
          href={articlePath(slug)}
          className="decoration-1 underline-offset-4 after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:outline-offset-4 group-hover:underline"
        >
          {title}
        </a>
      </h2>
      <p className="col-span-2 text-soft">{excerpt}</p>
      <p data-search-inside hidden className="col-span-2 text-soft text-sm italic">
        {blogMessages.inside}
      </p>
      <div className="col-span-2 mt-auto">
        <ArticleFacts article={article} />
      </div>
    </li>
  )
}

/** The link to the RSS feed in the head of the blog's pages. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: blogMessages.feed({ name: brand.name }),
  href: rssPath,
}
