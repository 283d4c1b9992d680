import type { ReactNode } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import type { ArticleSummary } from '#contract/articles.ts'
import { articlePath } from '#contract/paths.ts'
import { ArticleFacts } from './article-page.tsx'
import { pageEndMessages } from './blog-messages.ts'
import { StartLink } from './by-session.tsx'
import { sessionMessages } from './frame-messages.ts'

interface PageEndProps {
  /** What to do next, beside signing up. */
  readonly next: { readonly title: string; readonly text: string; readonly link: string; readonly to: string }
  /** On the same subject. */
  readonly articles: readonly ArticleSummary[]
  /** After the articles. */
  readonly children?: ReactNode
}

/** The end of an article, and of a page about one use: what to do next, then what to read next. */
export function PageEnd({ next, articles, children }: PageEndProps) {
  return (
    <>
      <aside
        aria-labelledby="next"
        className="mt-16 flex flex-wrap items-center justify-between gap-6 rounded-lg border bg-surface p-6 sm:p-8"
      >
        <div className="max-w-xl">
          <h2 id="next" className="text-2xl">
            {next.title}
          </h2>
          <p className="mt-2 text-soft">{next.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <a href={next.to} className={buttonLook({ variant: 'secondary' })}>
            {next.link}
          </a>
          <StartLink className={buttonLook()}>{sessionMessages.signUpFree}</StartLink>
        </div>
      </aside>
      <nav aria-labelledby="related" className="mt-14">
        <h2 id="related" className="text-2xl">
          {pageEndMessages.related}
        </h2>
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {articles.map((article) => (
            <li key={article.slug}>
              <a href={articlePath(article.slug)} className="group flex h-full flex-col gap-2 rounded-lg border p-5 hover:bg-sunken">
                <span className="font-medium text-accent text-sm">{article.category}</span>
                <span className="font-serif text-lg leading-snug underline-offset-4 group-hover:underline">{article.title}</span>
                <span className="mt-auto pt-1">
                  <ArticleFacts article={article} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  )
}
