import type { ArticleSummary } from '#contract/articles.ts'
import { articlePath } from '#contract/paths.ts'
import { ArticleFacts } from './article-facts.tsx'
import { PictureFrame } from './picture.tsx'

/** On a telephone the picture stands small beside the title, cut at its sides: of its height there is all. */
const sizes = '(min-width: 72rem) 21.5rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 10rem'

/** The whole card leads to its article; the link is the title. */
export function ArticleCard({ article, first }: { article: ArticleSummary; first: boolean }) {
  const { slug, title, excerpt, category, picture } = article
  return (
    <li
      data-search-item={slug}
      className="group relative grid grid-cols-[minmax(0,1fr)_7rem] content-start gap-x-4 gap-y-2 sm:flex sm:flex-col [&[hidden]]:hidden"
    >
      <div className="col-start-2 row-span-2 row-start-1 sm:mb-2">
        <PictureFrame picture={picture} sizes={sizes} first={first} decorative className="max-sm:aspect-4/3 max-sm:object-cover" />
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
      <div className="col-span-2 mt-auto">
        <ArticleFacts article={article} />
      </div>
    </li>
  )
}
