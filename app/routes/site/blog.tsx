import { articles, wordsAddress } from 'virtual:articles'
import { useLoaderData } from 'react-router'
import { ArticleCard, feedLink } from '#app/features/site/article-card.tsx'
import { blogMessages } from '#app/features/site/blog-messages.ts'
import { SearchRegion, SitePage } from '#app/features/site/site-page.tsx'
import { siteMeta } from '#app/lib/site-meta.ts'
import { Marked } from '#app/ui/marked.tsx'
import { rssPath, site } from '#contract/paths.ts'

/** Makes `entry.server.tsx` inline the style sheet of the blog. */
export const handle = { blog: true }

export const meta = () => {
  const { title, searchTitle, description } = blogMessages
  return [...siteMeta({ path: site.blog, title, searchTitle, description }), feedLink]
}

/** Runs at build time only, so no article enters the app's scripts. */
export const loader = () => ({ wordsAddress, articles: articles.map(({ html, sections, related, ...summary }) => summary) })

export default function Blog() {
  const t = blogMessages
  const { articles, wordsAddress } = useLoaderData<typeof loader>()
  return (
    <SitePage title={t.heading} lead={t.description}>
      <SearchRegion label={t.search} one={t.one} many={t.many} none={t.none} hint={t.noneHint} wordsAddress={wordsAddress}>
        <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {articles.map((article, at) => (
            <ArticleCard key={article.slug} article={article} first={at === 0} />
          ))}
        </ul>
      </SearchRegion>
      <p className="mt-12 border-t pt-6 text-soft text-sm">
        <Marked
          text={t.subscribe}
          a={(words) => (
            <a href={rssPath} className="text-accent underline underline-offset-4">
              {words}
            </a>
          )}
        />
      </p>
    </SitePage>
  )
}
