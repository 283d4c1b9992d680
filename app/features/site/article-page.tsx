import { formatFullDay } from '#app/lib/format.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import type { Article, ArticleSummary, Picture, Section } from '#contract/articles.ts'
import { brand } from '#contract/brand.ts'
import { articlePath, paths, site } from '#contract/paths.ts'

/** The date of an article, and its reading time. */
export function ArticleFacts({ article: { date, readingTime } }: { article: ArticleSummary }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-soft text-sm">
      <time dateTime={date}>{formatFullDay(date)}</time>
      <span aria-hidden>·</span>
      <span>{readingTime} min read</span>
    </p>
  )
}

interface PictureProps {
  picture: Picture
  /** The `sizes` attribute: `(min-width: 64rem) 22rem, 100vw`. */
  sizes: string
  /** Above the fold: loaded eagerly with high priority. */
  first?: boolean
  /** With an empty `alt`, when the text next to it describes it. */
  decorative?: boolean
  className?: string
}

/** A picture of the build, with its dimensions, so that the layout does not shift when it loads. */
export function PictureFrame({ picture, sizes, first = false, decorative = false, className }: PictureProps) {
  const { alt, width, height, avif, webp, src } = picture
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        src={src}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
        className={cn('h-auto w-full rounded-lg border', className)}
      />
    </picture>
  )
}

interface ContentsProps {
  sections: readonly Section[]
}

const title = 'In this article'

/** The table of contents next to the text on wide screens; it stays visible while scrolling. */
export function SideContents({ sections }: ContentsProps) {
  return (
    <nav aria-label={title} className="hidden lg:block">
      <div className="sticky top-8 border-s ps-6">
        <p className="mb-2 font-medium text-sm">{title}</p>
        <Links sections={sections} />
      </div>
    </nav>
  )
}

/** The table of contents above the text on narrower screens, collapsed. */
export function FoldedContents({ sections }: ContentsProps) {
  return (
    <details className="group mt-6 border-y lg:hidden">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-medium">
        {title}
        <span aria-hidden className="text-accent text-xl leading-none transition-transform duration-150 group-open:rotate-45">
          +
        </span>
      </summary>
      <nav aria-label={title} className="pb-3">
        <Links sections={sections} />
      </nav>
    </details>
  )
}

function Links({ sections }: ContentsProps) {
  return (
    <ol>
      {sections.map(({ id, title: section }) => (
        <li key={id}>
          <a href={`#${id}`} className="block py-1.5 text-soft text-sm underline-offset-4 touch:py-3 hover:text-ink hover:underline">
            {section}
          </a>
        </li>
      ))}
    </ol>
  )
}

const sizes = '(min-width: 46rem) 42rem, calc(100vw - 2rem)'

/** The breadcrumb, title, excerpt and picture of an article. */
export function ArticleHead({ article }: { article: Article }) {
  const { title, excerpt, category, picture } = article
  return (
    <header>
      <Breadcrumb title={title} />
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

function Breadcrumb({ title }: { title: string }) {
  const parents = { Home: site.home, Blog: site.blog }
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex items-center gap-2 text-sm">
        {Object.entries(parents).map(([name, path]) => (
          <li key={path} className="flex items-center gap-2 text-soft">
            <a
              href={path}
              className="inline-flex min-h-8 items-center text-soft underline-offset-4 touch:min-h-11 hover:text-ink hover:underline"
            >
              {name}
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

/** The end of an article: links to the try-out and to the articles before and after. */
export function ArticleEnd({ before, after }: Partial<Record<'before' | 'after', ArticleSummary | undefined>>) {
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
