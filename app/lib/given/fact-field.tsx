import { answerMax } from '#app/lib/given/given.ts'
import { toNextQuestion } from '#app/lib/given/next-question.ts'
import type { Guess } from '#app/lib/given/use-guess.ts'
import { Field, Input, Textarea } from '#app/ui/field.tsx'
import { givenMessages } from '#contract/messages.ts'
import type { Occasion } from '#contract/occasions.ts'
import { exampleFor, questionFor, roleNames } from '#contract/role-messages.ts'
import type { Role } from '#contract/roles.ts'

interface FactFieldProps {
  occasion: Occasion
  role: Role
  /** In place of the occasion's own question and example. */
  asked?: { readonly question: string; readonly example: string } | undefined
  value: string
  onChange: (value: string) => void
  autoFocus?: boolean
  /** What the Enter key of a phone says: `send` or `done` at the last question. */
  enter?: 'next' | 'send' | 'done'
}

/** The question for one fact, with an example of an answer. Enter goes to the next question; steps are one a line. */
export function FactField({ occasion, role, asked, value, onChange, autoFocus = false, enter = 'next' }: FactFieldProps) {
  const text = {
    name: `fact-${role}`,
    maxLength: answerMax(role),
    placeholder: asked?.example ?? exampleFor(occasion, role),
    value,
    autoFocus,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <Field label={asked?.question ?? questionFor(occasion, role)} className={role === 'steps' ? '@md:col-span-2' : 'content-end'}>
      {(control) =>
        role === 'steps' ? (
          <Textarea {...control} {...text} rows={3} className="field-sizing-content max-h-60 min-h-22" />
        ) : (
          <Input
            {...control}
            {...text}
            dir="auto"
            autoComplete="off"
            enterKeyHint={enter}
            onKeyDown={toNextQuestion}
            // Enter never leads behind the bar that covers the end of a long form.
            className="scroll-my-36"
          />
        )
      }
    </Field>
  )
}

/** What was found in what the user typed, and what it was taken for. */
export function FoundFacts({ found }: Pick<Guess, 'found'>) {
  const names = roleNames
  return (
    <ul aria-label={givenMessages.found} className="flex flex-wrap gap-1.5">
      {found.map(({ role, text }) => (
        <li key={`${role}${text}`} className="wrap-anywhere min-w-0 rounded-md bg-good-wash px-2 py-1 text-xs leading-4">
          {!text.toLowerCase().startsWith(`${names[role].toLowerCase()} `) && <span className="text-soft">{names[role]} </span>}
          <bdi className="font-medium">{text}</bdi>
        </li>
      ))}
    </ul>
  )
}
