import type { Question } from './question.ts'

/** A few questions with their answers in full view. */
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
