import { buttonLook } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import type { ArticleSummary } from '#contract/articles.ts'
import { brand } from '#contract/brand.ts'
import { articlePath, paths, site } from '#contract/paths.ts'

interface ArticleEndProps {
  before: ArticleSummary | undefined
  after: ArticleSummary | undefined
}

/** What to do after reading: try it, or read on. */
export function ArticleEnd({ before, after }: ArticleEndProps) {
  return (
    <>
      <aside
        aria-labelledby="try-it"
        className="mt-16 flex flex-wrap items-center justify-between gap-6 rounded-lg border bg-surface p-6 sm:p-8"
      >
        <div className="max-w-xl">
          <h2 id="try-it" className="text-2xl">
            Try it on a topic of your own
          </h2>
          <p className="mt-2 text-soft">
            {brand.name} writes a text for the platform you choose, within its limits. Trying it needs no account.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <a href={site.home} className={buttonLook({ variant: 'secondary' })}>
            Try it now
          </a>
          <a href={paths.signUp} className={buttonLook()}>
            Sign up free
          </a>
        </div>
      </aside>
      <nav aria-label="More articles" className="mt-8 grid gap-4 sm:grid-cols-2">
        {before && <Neighbour label="Previous article" article={before} />}
        {after && <Neighbour label="Next article" article={after} className="sm:col-start-2 sm:text-end" />}
      </nav>
    </>
  )
}

function Neighbour({ label, article, className }: { label: string; article: ArticleSummary; className?: string }) {
  return (
    <a href={articlePath(article.slug)} className={cn('group rounded-lg border p-5 hover:bg-sunken', className)}>
      <span className="text-soft text-sm">{label}</span>
      <span className="mt-1 block font-serif text-lg leading-snug underline-offset-4 group-hover:underline">{article.title}</span>
    </a>
  )
}
