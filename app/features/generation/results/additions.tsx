import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { openForm } from '#app/lib/generation/draft.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { useGeneration } from '#app/lib/generation/use-generation.tsx'
import { factsOf, givenIn } from '#app/lib/given/given.ts'
import { toNextQuestion } from '#app/lib/given/next-question.ts'
import { useSay } from '#app/lib/say.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { detailsMax } from '#contract/options.ts'
import { factMax } from '#contract/roles.ts'
import { askMessages } from './ask-messages.ts'
import { CountedButton } from './counted-button.tsx'
import { FactBox, FactChoices } from './fact-box.tsx'

interface AdditionsProps {
  screen: string
  run: WrittenRun
  /** What only the user knows: 'how to order'. */
  additions: readonly string[]
}

/** Facts that would make a text of a model better: what is answered goes into the details, and the text is written again with them. */
export function Additions({ screen, run, additions }: AdditionsProps) {
  const { writeAgain } = useGeneration(screen)
  const say = useSay()
  const t = askMessages
  const [answers, setAnswers] = useState(() => answersIn(givenNow(screen).details, additions))
  const [shown, setShown] = useState<readonly string[]>(Object.keys(answers))
  const again = () => {
    const { rewrite: _, details: before = '', facts: factsBefore, ...request } = run.request
    const given = givenNow(screen)
    const details = withAnswers(given.details, additions, answers)
    const facts = factsOf(given.facts)
    if (details.length > detailsMax) return say({ tone: 'bad', text: t.full })
    if (details === before.trim() && JSON.stringify(facts) === JSON.stringify(factsBefore)) return say({ tone: 'info', text: t.first })
    // The form has them when the call fails.
    openForm(screen)?.change({ details })
    writeAgain(run, { ...request, ...(details && { details }), ...(facts && { facts }) } as WrittenRun['request'])
  }
  return (
    <FactBox about={t.additionsAbout}>
      <form
        noValidate
        className="grid grid-cols-1 justify-items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          again()
        }}
      >
        <FactChoices
          choices={additions.filter((one) => !shown.includes(one)).map((one) => ({ id: one, label: one, isAnswered: false }))}
          onOpen={(one) => setShown([...shown, one])}
        >
          {shown.map((one, at) => (
            <Field key={one} label={<span dir="auto">{one}</span>} className="content-end">
              {(control) => (
                <Input
                  {...control}
                  dir="auto"
                  autoComplete="off"
                  autoFocus
                  maxLength={factMax}
                  enterKeyHint={at === shown.length - 1 ? 'send' : 'next'}
                  value={answers[one] ?? ''}
                  onChange={({ target }) => setAnswers({ ...answers, [one]: target.value })}
                  onKeyDown={toNextQuestion}
                />
              )}
            </Field>
          ))}
        </FactChoices>
        <CountedButton feature={run.feature} type="submit" variant="ghost" className="-ms-3">
          <RefreshCw aria-hidden />
          {t.again}
        </CountedButton>
      </form>
    </FactBox>
  )
}

const givenNow = (screen: string) => givenIn(openForm(screen)?.values ?? {})

/** 'how to order:', which begins the line with the answer. */
const startOf = (addition: string): string => `${addition}:`

/** The answers that stand in the details. */
function answersIn(details: string, additions: readonly string[]): Readonly<Record<string, string>> {
  const lines = details.split('\n')
  return Object.fromEntries(
    additions.flatMap((addition) => {
      const line = lines.find((one) => one.startsWith(startOf(addition)))
      return line === undefined ? [] : [[addition, line.slice(startOf(addition).length).trim()]]
    }),
  )
}

/** The details with a line for each answer, in place of earlier ones. */
function withAnswers(details: string, additions: readonly string[], answers: Readonly<Record<string, string>>): string {
  const others = details.split('\n').filter((line) => !additions.some((addition) => line.startsWith(startOf(addition))))
  const lines = additions.flatMap((addition) => {
    const text = answers[addition]?.trim()
    return text ? [`${startOf(addition)} ${text}`] : []
  })
  return [...others, ...lines].join('\n').trim()
}
