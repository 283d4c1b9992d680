import { help } from 'virtual:help'
import { type MetaArgs, useLoaderData } from 'react-router'
import { helpMessages } from '#app/features/site/blog-messages.ts'
import { IfSet } from '#app/features/site/operator.tsx'
import { QuestionList, QuestionSearch } from '#app/features/site/question-list.tsx'
import { SitePage } from '#app/features/site/site-page.tsx'
import { questionsData, siteMeta } from '#app/lib/site-meta.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { brand } from '#contract/brand.ts'
import { site } from '#contract/paths.ts'

/** Runs at build time only, so no question enters the app's scripts. */
export const loader = () => help.groups

export const meta = ({ loaderData = [] }: MetaArgs<typeof loader>) => {
  const t = helpMessages
  const questions = loaderData.flatMap((group) => group.questions)
  return siteMeta({
    path: site.help,
    title: t.title,
    searchTitle: t.searchTitle,
    description: t.description({ count: questions.length, name: brand.name }),
    data: [questionsData(questions)],
  })
}

const addressOf = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-')

export default function Help() {
  const t = helpMessages
  const groups = useLoaderData<typeof loader>()
  return (
    <SitePage title={t.heading} lead={t.lead}>
      <QuestionSearch>
        <div className="grid gap-x-16 lg:grid-cols-[13rem_minmax(0,42rem)]">
          <Groups titles={groups.map(({ title }) => title)} />
          <div className="grid gap-12">
            {groups.map(({ title, questions }) => (
              <section key={title} id={addressOf(title)} data-search-group className="scroll-mt-8">
                <h2 className="mb-3 text-2xl">{title}</h2>
                <QuestionList questions={questions} />
              </section>
            ))}
          </div>
        </div>
      </QuestionSearch>
      <StillOpen />
    </SitePage>
  )
}

function Groups({ titles }: { titles: readonly string[] }) {
  return (
    <nav aria-label={helpMessages.groups} className="hidden lg:block">
      <ul className="sticky top-8 grid gap-1 border-s ps-4 text-sm">
        {titles.map((title) => (
          <li key={title}>
            <a
              href={`#${addressOf(title)}`}
              className="inline-flex min-h-8 items-center text-soft underline-offset-4 hover:text-ink hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function StillOpen() {
  const t = helpMessages
  return (
    <section className="mt-16 flex flex-wrap items-center justify-between gap-4 rounded-lg border bg-sunken/50 px-6 py-5">
      <div>
        <h2 className="text-xl">{t.unanswered}</h2>
        <p className="mt-1 text-soft">
          <IfSet fact="supportEmail">{t.writeUs}</IfSet>
          <IfSet fact="supportEmail" not>
            {t.whoToAsk}
          </IfSet>
        </p>
      </div>
      <a href={site.contact} className={buttonLook({ variant: 'secondary' })}>
        {t.contact}
      </a>
    </section>
  )
}
