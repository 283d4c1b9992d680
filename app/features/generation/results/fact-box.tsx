import { Check, ListPlus, Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { questionGrid } from '#app/lib/given/next-question.ts'
import { Button } from '#app/ui/button.tsx'
import { askMessages } from './ask-messages.ts'

interface FactBoxProps {
  /** What becomes of an answer. */
  about: string
  children?: ReactNode
}

/** The place under a text for the facts that it could still have, whoever wrote it. */
export function FactBox({ about, children }: FactBoxProps) {
  const title = useId()
  return (
    <section aria-labelledby={title} className="@container grid grid-cols-1 gap-3 rounded-md bg-sunken px-4 py-3 text-sm">
      <div className="grid gap-0.5">
        <h3 id={title} className="flex items-center gap-2 font-medium font-sans text-sm tracking-normal">
          <ListPlus aria-hidden className="size-4 text-accent" />
          {askMessages.more}
        </h3>
        <p className="text-soft">{about}</p>
      </div>
      {children}
    </section>
  )
}

interface FactChoicesProps<Id extends string> {
  /** The facts whose fields are closed. */
  choices: readonly { readonly id: Id; readonly label: string; readonly isAnswered: boolean }[]
  onOpen: (id: Id) => void
  /** The open fields. */
  children: readonly ReactNode[]
}

/** A button for each fact, which opens its field in the same place. */
export function FactChoices<Id extends string>({ choices, onOpen, children }: FactChoicesProps<Id>) {
  return (
    <>
      {choices.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {choices.map(({ id, label, isAnswered }) => (
            <li key={id} className="min-w-0">
              <Button
                variant="secondary"
                size="sm"
                className="h-auto max-w-full shrink whitespace-normal py-1.5 text-start font-normal leading-snug"
                onClick={() => onOpen(id)}
              >
                {isAnswered ? <Check aria-hidden className="text-good" /> : <Plus aria-hidden />}
                <span dir="auto" className="min-w-0 break-words">
                  {label}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {children.length > 0 && (
        <div data-questions className={questionGrid}>
          {children}
        </div>
      )}
    </>
  )
}
