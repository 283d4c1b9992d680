import { site } from '#contract/paths.ts'
import { questions } from './questions.ts'

/** What most letters ask. */
const askedFirst = ['no-mail', 'forgot-password', 'paying', 'plan-ends', 'delete-account']

/** Links to the answers that make a letter unnecessary. */
export function AskedFirst() {
  return (
    <ul className="grid gap-1">
      {questions
        .filter(({ id }) => askedFirst.includes(id))
        .map(({ id, question }) => (
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
