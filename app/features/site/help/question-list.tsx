import type { Question } from './question.ts'

/** Questions that open one by one, without scripts too. An address that ends in a question's id opens it. */
export function QuestionList({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="divide-y border-y">
      {questions.map((question) => (
        <details key={question.id} data-search-item className="group py-4">
          <summary className="flex min-h-8 list-none items-center justify-between gap-4 font-medium touch:min-h-11">
            {question.question}
            <span aria-hidden className="text-accent text-xl leading-none transition-transform duration-150 group-open:rotate-45">
              +
            </span>
          </summary>
          <Answer {...question} />
        </details>
      ))}
    </div>
  )
}

/** The id stands inside the closed part: a browser opens what an address leads into. */
function Answer({ id, answer, link }: Question) {
  return (
    <div id={id} className="scroll-mt-24 pt-2 text-soft">
      <p>{answer}</p>
      {link && (
        <a href={link.to} className="mt-2 inline-block py-1 text-accent underline underline-offset-4">
          {link.label}
        </a>
      )}
    </div>
  )
}
