import type { CheckedList } from '#api/topic-lists.ts'
import { numbered } from '#app/lib/generation/numbered.ts'
import { Answer, Question } from '#app/ui/question.tsx'
import { columnQuestionMessages } from './messages.ts'

interface ColumnQuestionProps {
  question: NonNullable<CheckedList['question']>
  /** @param column from 1; 0: each line is a topic */
  onAnswer: (column: number) => void
}

/** Asks which column of a table has the topics: each is shown with what it holds. */
export function ColumnQuestion({ question, onAnswer }: ColumnQuestionProps) {
  const t = columnQuestionMessages
  return (
    <Question
      title={t.question}
      other={t.perLine}
      onOther={() => onAnswer(0)}
      className="grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))]"
    >
      {numbered(question.columns).map(({ item: { heading, samples }, at, place }) => (
        <li key={place}>
          <Answer first={at === 0} className="flex-col items-start gap-0.5" onClick={() => onAnswer(place)}>
            <span dir="auto" className="max-w-full break-words font-medium">
              {heading || t.unnamed({ number: place })}
            </span>
            {samples.filter(Boolean).map((sample) => (
              <span key={sample} dir="auto" className="line-clamp-2 max-w-full break-words font-normal text-soft text-xs">
                {sample}
              </span>
            ))}
          </Answer>
        </li>
      ))}
    </Question>
  )
}
