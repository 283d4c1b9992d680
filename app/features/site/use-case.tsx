import type { UseCase, UseCaseSample } from '#api/use-cases.ts'
import { cn } from '#app/ui/cn.ts'
import { Prose } from '#app/ui/prose.tsx'
import type { ArticleSummary } from '#contract/articles.ts'
import { pathOfUseCase, site, type UseCaseSlug, useCaseSlugs } from '#contract/paths.ts'
import { Breadcrumb, SideContents } from './article-page.tsx'
import { pageEndMessages } from './blog-messages.ts'
import { PageEnd } from './page-end.tsx'
import { QuestionList } from './question-list.tsx'
import { SlideRow } from './slide-row.tsx'
import { TryOut } from './try-out.tsx'
import { textLines } from './try-out-result.tsx'
import { useCaseMessages, useCaseNames } from './use-case-messages.ts'

/**
 * What the page is about, its try-out and its text. On wide screens the try-out is on the other side, with the table of contents below it;
 * on narrow ones it comes before the text.
 */
export function UseCaseBody({ useCase }: { useCase: UseCase }) {
  const { title, lead, facts, sections, preset, first } = useCase
  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-4 sm:gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:grid-rows-[auto_auto_1fr]">
      <header>
        <div className="max-sm:hidden">
          <Breadcrumb title={title} />
        </div>
        <h1 className="text-3xl sm:mt-6 sm:text-5xl">{title}</h1>
        <p className="mt-2 max-w-xl text-soft max-sm:text-sm sm:mt-4 sm:text-lg">{lead}</p>
      </header>
      <div className="flex flex-col gap-12 lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <TryOut preset={preset} sample={first} />
        <div className="flex-1">
          <SideContents sections={sections} />
        </div>
      </div>
      <Facts facts={facts} />
      <UseCaseText useCase={useCase} />
    </div>
  )
}

/** A figure that no platform publishes, in the texts of content/use-cases. */
const approximate = /\babout\b/i

function Facts({ facts }: Pick<UseCase, 'facts'>) {
  const t = useCaseMessages
  return (
    <section className="max-w-xl max-sm:mt-4">
      <h2 className="font-medium font-sans text-sm tracking-normal">{t.facts}</h2>
      <dl className="mt-2 divide-y border-y text-sm">
        {facts.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-soft text-xs">
        {facts.some(({ value }) => approximate.test(value)) && `${t.approximate} `}
        {t.checked}
      </p>
    </section>
  )
}

/** The text of the page, with the worked example in it. */
function UseCaseText({ useCase: { html, preset, example, questions } }: { useCase: UseCase }) {
  const [before, after] = html
  return (
    <article className="min-w-0 max-w-2xl">
      <Prose html={before} className="prose-article" />
      <Example preset={preset} sample={example} />
      <Prose html={after} className="prose-article" />
      <UseCaseQuestions questions={questions} />
    </article>
  )
}

function Example({ preset: { kind, language }, sample }: { preset: UseCase['preset']; sample: UseCaseSample }) {
  const { start, text, slides } = sample
  const t = useCaseMessages
  return (
    <figure className="my-8 overflow-hidden rounded-lg border bg-surface shadow-raised">
      <div className="border-b bg-sunken/60 p-5 sm:px-6">
        <p className="font-medium text-soft text-sm">{t.typed}</p>
        <p lang={language} className="mt-2 font-medium">
          {start.topic}
        </p>
        <p lang={language} className="mt-1 whitespace-pre-line text-soft">
          {start.details}
        </p>
      </div>
      <div className="p-5 sm:px-6">
        <p className="font-medium text-soft text-sm">{t.result}</p>
        {slides && <SlideRow slides={slides} label={t.slides} className="mt-3" />}
        <p
          lang={language}
          className={cn(
            'mt-2 leading-relaxed',
            kind === 'titles' ? '[&>span+span]:border-t [&>span]:block [&>span]:py-2' : 'whitespace-pre-line',
          )}
        >
          {kind === 'titles' ? textLines(text) : text}
        </p>
      </div>
      <figcaption className="border-t px-5 py-3 text-soft text-sm sm:px-6">{t.made}</figcaption>
    </figure>
  )
}

function UseCaseQuestions({ questions }: Pick<UseCase, 'questions'>) {
  return (
    <section aria-labelledby="questions" className="mt-12">
      <h2 id="questions" className="mb-3 text-2xl">
        {useCaseMessages.questions}
      </h2>
      <QuestionList questions={questions} />
    </section>
  )
}

/** What comes next: an account, articles on the subject, the other pages of this kind. */
export function UseCaseEnd({ slug, articles }: { slug: UseCaseSlug; articles: readonly ArticleSummary[] }) {
  const { useCaseTitle: title, useCase: text, plans } = pageEndMessages
  return (
    <PageEnd next={{ title, text, link: plans, to: site.pricing }} articles={articles}>
      <nav aria-labelledby="others" className="mt-14">
        <h2 id="others" className="text-2xl">
          {useCaseMessages.others}
        </h2>
        <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
          {useCaseSlugs
            .filter((other) => other !== slug)
            .map((other) => (
              <li key={other}>
                <a
                  href={pathOfUseCase(other)}
                  className="inline-flex min-h-8 items-center text-accent underline underline-offset-4 touch:min-h-11"
                >
                  {useCaseNames[other]}
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </PageEnd>
  )
}
