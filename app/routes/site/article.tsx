import { articles } from 'virtual:articles'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { feedLink } from '#app/features/site/article-card.tsx'
import { ArticleHead, FoldedContents, SideContents } from '#app/features/site/article-page.tsx'
import { blogMessages, pageEndMessages } from '#app/features/site/blog-messages.ts'
import { PageEnd } from '#app/features/site/page-end.tsx'
import { siteMeta } from '#app/lib/site-meta.ts'
import { Prose } from '#app/ui/prose.tsx'
import { articlePath, site } from '#contract/paths.ts'

/**
 * Runs at build time only, so no article enters the app's scripts.
 * @throws Response with status 404 when no article has this path
 */
export function loader({ url }: LoaderFunctionArgs) {
  const article = articles.find(({ slug }) => articlePath(slug) === url.pathname.replace(/\/$/, ''))
  if (!article) throw new Response(null, { status: 404 })
  const related = article.related.flatMap((slug) => articles.find((other) => other.slug === slug) ?? [])
  return { article, related: related.map(({ html, sections, ...summary }) => summary) }
}

/** Makes `entry.server.tsx` inline the style sheets of the blog and of prose. */
export const handle = { blog: true, prose: true }

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => {
  if (!loaderData) return []
  const { slug, title, excerpt, category, date, updated } = loaderData.article
  const parent = { title: blogMessages.title, path: site.blog }
  return [...siteMeta({ path: articlePath(slug), title, description: excerpt, parent, article: { category, date, updated } }), feedLink]
}

export default function ArticlePage() {
  const { article, related } = useLoaderData<typeof loader>()
  const { articleTitle: title, article: text, tryIt } = pageEndMessages
  return (
    <div className="mx-auto max-w-6xl px-4 py-8 sm:px-8 sm:py-12">
      <div className="gap-16 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <article>
          <ArticleHead article={article} />
          <FoldedContents sections={article.sections} />
          <Prose html={article.html} className="prose-article mt-8" />
        </article>
        <SideContents sections={article.sections} />
      </div>
      <PageEnd next={{ title, text, link: tryIt, to: site.home }} articles={related} />
    </div>
  )
}
