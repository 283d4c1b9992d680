import { numbered } from '#app/lib/generation/numbered.ts'
import { Answer, Question } from '#app/ui/question.tsx'
import type { EncodingChoice as Reading } from '#contract/text-encoding.ts'
import { encodingMessages } from './messages.ts'

/** Lines and characters of a text that show how it reads. */
const shown = { lines: 3, characters: 160 } as const

/** The beginning of a line, up to a whole word where it has spaces. */
const beginningOf = (line: string): string =>
  line.length > shown.characters ? `${line.slice(0, shown.characters).replace(/(?<=\S)\s+\S*$/, '')}…` : line

/** The first lines with letters that differ between encodings, in words and the spaces between them. */
const previewOf = (text: string): readonly string[] =>
  text
    .split(/[\r\n]+/)
    .filter((line) => /[^\p{ASCII}]/u.test(line))
    .slice(0, shown.lines)
    .map((line) => beginningOf(line.trim()))
    .join('\n')
    .split(/(\s+)/)

/** The words that another reading has otherwise; none when it is most of them, because then they are seen. */
function differencesIn(preview: readonly string[], all: readonly (readonly string[])[]): ReadonlySet<number> {
  const places = [...preview.keys()].filter((at) => all.some((other) => other[at] !== preview[at]))
  return new Set(places.length > preview.length / 4 ? [] : places)
}

interface EncodingChoiceProps {
  choices: readonly Reading[]
  onChoose: (choice: Reading) => void
  onNone: () => void
}

/** Asks which reading of a file is right. Words that differ between readings stand out. */
export function EncodingChoice({ choices, onChoose, onNone }: EncodingChoiceProps) {
  const t = encodingMessages
  const previews = choices.map(({ text }) => previewOf(text))
  return (
    <Question title={t.question} why={t.why} other={t.none} onOther={onNone} className="grid-cols-1">
      {numbered(choices).map(({ item: choice, at }) => {
        const preview = previews[at] ?? []
        const differences = differencesIn(preview, previews)
        return (
          <li key={choice.encoding}>
            <Answer first={at === 0} className="font-normal" onClick={() => onChoose(choice)}>
              <span dir="auto" className="min-w-0 whitespace-pre-line break-words">
                {numbered(preview).map(({ item: word, at: place }) =>
                  differences.has(place) ? (
                    <strong key={place} className="font-semibold">
                      {word}
                    </strong>
                  ) : (
                    word
                  ),
                )}
              </span>
            </Answer>
          </li>
        )
      })}
    </Question>
  )
}
