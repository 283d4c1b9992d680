import { formatFullDay } from '#app/lib/format.ts'
import { cn } from '#app/ui/cn.ts'
import type { Article, ArticleSummary, Picture, Section } from '#contract/articles.ts'
import { site } from '#contract/paths.ts'
import { articleMessages } from './blog-messages.ts'

interface ArticleFactsProps {
  article: ArticleSummary
  /** Both the day of publication and that of the last change; else only the later one. */
  bothDays?: boolean
}

/** When an article was published or last changed, and its reading time. */
export function ArticleFacts({ article: { date, updated, readingTime }, bothDays = false }: ArticleFactsProps) {
  const t = articleMessages
  return (
    <p className="flex flex-wrap gap-x-2 text-soft text-sm">
      {(bothDays || !updated) && (
        <>
          <time dateTime={date}>{formatFullDay(date)}</time>
          <span aria-hidden>·</span>
        </>
      )}
      {updated && (
        <>
          <time dateTime={updated}>{t.updated({ day: formatFullDay(updated) })}</time>
          <span aria-hidden>·</span>
        </>
      )}
      <span>{t.minutes({ minutes: readingTime })}</span>
    </p>
  )
}

interface PictureProps {
  picture: Picture
  /** Above the fold: loaded eagerly with high priority. */
  first?: boolean
  /** With an empty `alt`, when the text next to it describes it. */
  decorative?: boolean
  className?: string
}

/** A picture of the build, with its dimensions, so that the layout does not shift when it loads. */
export function PictureFrame({ picture, first = false, decorative = false, className }: PictureProps) {
  const { alt, width, height, src } = picture
  return (
    <img
      src={src}
      alt={decorative ? '' : alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={cn('h-auto w-full rounded-lg border dark:brightness-90', className)}
    />
  )
}

interface ContentsProps {
  sections: readonly Section[]
}

/** The table of contents next to the text on wide screens; it stays visible while scrolling. */
export function SideContents({ sections }: ContentsProps) {
  const { contents } = articleMessages
  return (
    <nav aria-label={contents} className="hidden h-full lg:block">
      <div className="sticky top-8 border-s ps-6">
        <p className="mb-2 font-medium text-sm">{contents}</p>
        <Links sections={sections} />
      </div>
    </nav>
  )
}

/** The table of contents above the text on narrower screens, collapsed. */
export function FoldedContents({ sections }: ContentsProps) {
  const { contents } = articleMessages
  return (
    <details className="group mt-6 border-y lg:hidden">
      <summary className="flex min-h-11 list-none items-center justify-between gap-4 font-medium">
        {contents}
        <span aria-hidden className="text-accent text-xl leading-none transition-transform duration-150 group-open:rotate-45">
          +
        </span>
      </summary>
      <nav aria-label={contents} className="pb-3">
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

/** The breadcrumb, title, excerpt and picture of an article. */
export function ArticleHead({ article }: { article: Article }) {
  const { title, excerpt, category, picture } = article
  return (
    <header>
      <Breadcrumb title={title} parent={{ name: articleMessages.blog, path: site.blog }} />
      <p className="mt-6 font-medium text-accent text-sm">{category}</p>
      <h1 className="mt-2 text-3xl sm:text-5xl">{title}</h1>
      <p className="mt-4 mb-5 text-lg text-soft">{excerpt}</p>
      <ArticleFacts article={article} bothDays />
      <div className="mt-6">
        <PictureFrame picture={picture} first />
      </div>
    </header>
  )
}

/** Where a page is: below the home page, or below its parent. */
export function Breadcrumb({ title, parent }: { title: string; parent?: { readonly name: string; readonly path: string } }) {
  const t = articleMessages
  const parents = [{ name: t.home, path: site.home }, ...(parent ? [parent] : [])]
  return (
    <nav aria-label={t.breadcrumb}>
      <ol className="flex items-center gap-2 text-sm">
        {parents.map(({ name, path }) => (
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
