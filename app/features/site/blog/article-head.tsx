import type { Article } from '#contract/articles.ts'
import { site } from '#contract/paths.ts'
import { ArticleFacts } from './article-facts.tsx'
import { PictureFrame } from './picture.tsx'

const sizes = '(min-width: 46rem) 42rem, calc(100vw - 2rem)'

/** Where the article stands, what it is about, and its picture. */
export function ArticleHead({ article }: { article: Article }) {
  const { title, excerpt, category, picture } = article
  return (
    <header>
      <Trail title={title} />
      <p className="mt-6 font-medium text-accent text-sm">{category}</p>
      <h1 className="mt-2 text-3xl sm:text-5xl">{title}</h1>
      <p className="mt-4 mb-5 text-lg text-soft">{excerpt}</p>
      <ArticleFacts article={article} />
      <div className="mt-6">
        <PictureFrame picture={picture} sizes={sizes} first />
      </div>
    </header>
  )
}

const steps = [
  { title: 'Home', path: site.home },
  { title: 'Blog', path: site.blog },
]

function Trail({ title }: { title: string }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex items-center gap-2 text-sm">
        {steps.map(({ title: step, path }) => (
          <li key={path} className="flex items-center gap-2 text-soft">
            <a
              href={path}
              className="inline-flex min-h-8 items-center text-soft underline-offset-4 touch:min-h-11 hover:text-ink hover:underline"
            >
              {step}
            </a>
            <span aria-hidden>/</span>
          </li>
        ))}
        <li aria-current="page" className="truncate text-soft">
          {title}
        </li>
      </ol>
    </nav>
  )
}
