import type { ArticleSummary } from '#contract/articles.ts'
import { articlePath } from '#contract/paths.ts'
import { ArticleFacts } from './article-facts.tsx'
import { PictureFrame } from './picture.tsx'

const sizes = '(min-width: 72rem) 21.5rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, calc(100vw - 2rem)'

/** The whole card leads to its article; the link is the title. */
export function ArticleCard({ article, first }: { article: ArticleSummary; first: boolean }) {
  const { slug, title, excerpt, category, picture } = article
  return (
    <li data-search-item={slug} className="group relative flex flex-col gap-2 [&[hidden]]:hidden">
      <div className="mb-2">
        <PictureFrame picture={picture} sizes={sizes} first={first} decorative />
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
      <p className="text-soft">{excerpt}</p>
      <div className="mt-auto">
        <ArticleFacts article={article} />
      </div>
    </li>
  )
}
