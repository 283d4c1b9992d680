import type { ReactNode } from 'react'
import { Marked } from '#app/ui/marked.tsx'
import { site } from '#contract/paths.ts'
import type { Question } from '#contract/questions.ts'
import { helpMessages } from './blog-messages.ts'
import { SearchRegion } from './site-page.tsx'

/** Collapsible questions, which also work without scripts. A URL with a question's id as fragment opens it. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="divide-y border-y">
      {questions.map(({ id, question, answer, also, link }) => (
        <details key={id} data-search-item data-search-also={also} className="group py-4">
          <summary className="flex min-h-8 list-none items-center justify-between gap-4 font-medium touch:min-h-11">
            <span>{question}</span>
            <span aria-hidden className="text-accent text-xl leading-none transition-transform duration-150 group-open:rotate-45">
              +
            </span>
          </summary>
          {/* The id is inside the collapsed part, because browsers open a `details` that contains the target of the fragment. */}
          <div id={id} className="scroll-mt-24 pt-2 text-soft">
            <p>{answer}</p>
            {link && (
              <a href={link.to} className="mt-2 inline-block py-1 text-accent underline underline-offset-4">
                {link.label}
              </a>
            )}
          </div>
        </details>
      ))}
    </div>
  )
}

/** Questions with a search field. */
export function QuestionSearch({ children }: { children: ReactNode }) {
  const t = helpMessages
  return (
    <SearchRegion
      label={t.search}
      one={t.one}
      many={t.many}
      none={t.none}
      hint={
        <Marked
          text={t.noneHint}
          a={(words) => (
            <a href={site.contact} className="text-accent underline underline-offset-4">
              {words}
            </a>
          )}
        />
      }
    >
      {children}
    </SearchRegion>
  )
}

/** Questions with visible answers. */
export function AnswerGrid({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {questions.map(({ id, question, answer }) => (
        <div key={id}>
          <h3 className="text-lg">{question}</h3>
          <p className="mt-2 text-soft text-sm">{answer}</p>
        </div>
      ))}
    </div>
  )
}

/** Links to the answers on the help page. */
export function QuestionLinks({ questions }: { questions: readonly Question[] }) {
  return (
    <ul className="grid gap-1">
      {questions.map(({ id, question }) => (
        <li key={id}>
          <a
            href={`${site.help}#${id}`}
            className="inline-flex min-h-8 items-center text-accent underline underline-offset-4 touch:min-h-11"
          >
            {question}
          </a>
        </li>
      ))}
    </ul>
  )
}
