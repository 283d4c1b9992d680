import { ListPlus, Plus, RefreshCw } from 'lucide-react'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { openForm } from '#app/lib/generation/draft.ts'
import type { WrittenRun } from '#app/lib/generation/run.ts'
import { useGeneration } from '#app/lib/generation/use-generation.tsx'
import { useSay } from '#app/lib/say.tsx'
import { detailsOf, givenIn } from '#app/lib/templates/given.ts'
import { Button } from '#app/ui/button.tsx'
import { detailsMax } from '#contract/options.ts'
import { additionMessages } from '#contract/result-note-messages.ts'
import { CountedButton } from './counted-button.tsx'

interface AdditionsProps {
  screen: string
  run: WrittenRun
  /** What only the writer knows: 'how to order'. */
  additions: readonly string[]
}

/** Facts that would make a text better: each goes into Details as a line to complete, and the text is written again with them. */
export function Additions({ screen, run, additions }: AdditionsProps) {
  const { writeAgain } = useGeneration(screen)
  const say = useSay()
  const title = useId()
  const again = () => {
    const { rewrite: _, details: before = '', ...request } = run.request
    const given = givenIn(openForm(screen)?.values ?? {})
    const details = detailsOf({ ...given, details: withoutOpenLines(given.details, additions) }, run.request.language)
    if (details && details !== before.trim()) return writeAgain(run, { ...request, details } as WrittenRun['request'])
    focusDetails(detailsIn(screen).length)
    say({ tone: 'info', text: additionMessages.get().first })
  }
  return (
    <section aria-labelledby={title} className="grid grid-cols-1 gap-2.5 rounded-md bg-sunken px-4 py-3 text-sm">
      <div className="grid gap-0.5">
        <h3 id={title} className="flex items-center gap-2 font-medium font-sans text-sm tracking-normal">
          <ListPlus aria-hidden className="size-4 text-accent" />
          {additionMessages.get().title}
        </h3>
        <p className="text-soft">{additionMessages.get().about}</p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {additions.map((addition) => (
          <li key={addition} className="min-w-0">
            <Button
              variant="secondary"
              size="sm"
              className="h-auto max-w-full shrink whitespace-normal py-1.5 text-start font-normal leading-snug"
              onClick={() => !addLine(screen, addition) && say({ tone: 'bad', text: additionMessages.get().full })}
            >
              <Plus aria-hidden />
              <span dir="auto" className="min-w-0 break-words">
                {addition}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <CountedButton feature={run.feature} variant="ghost" className="-ms-3 justify-self-start" onClick={again}>
        <RefreshCw aria-hidden />
        {additionMessages.get().again}
      </CountedButton>
    </section>
  )
}

const detailsIn = (screen: string): string => givenIn(openForm(screen)?.values ?? {}).details

/** 'how to order:', which the user completes. */
const lineOf = (addition: string): string => `${addition}:`

/** Adds a line to the details of the screen's form, unless it is there, and puts the caret at its end. False when there is no room for it. */
function addLine(screen: string, addition: string): boolean {
  const details = detailsIn(screen)
  const at = `\n${details}`.indexOf(`\n${lineOf(addition)}`)
  const end = details.indexOf('\n', Math.max(at, 0))
  if (at >= 0) {
    focusDetails(end < 0 ? details.length : end)
    return true
  }
  return putDetails(screen, [details.replace(/\n+$/, ''), `${lineOf(addition)} `].filter(Boolean).join('\n'))
}

function putDetails(screen: string, details: string): boolean {
  const fits = details.length <= detailsMax
  if (fits) flushSync(() => openForm(screen)?.change({ details }))
  focusDetails(details.length)
  return fits
}

/** The details without the lines that were not completed. */
const withoutOpenLines = (details: string, additions: readonly string[]): string =>
  details
    .split('\n')
    .filter((line) => !additions.some((addition) => line.trim() === lineOf(addition)))
    .join('\n')
    .trim()

/** Focuses the details of the form, with the caret at an offset in UTF-16 units. */
function focusDetails(caret: number): void {
  const field = document.querySelector<HTMLTextAreaElement>('form textarea[name="details"]')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
  field?.setSelectionRange(caret, caret)
}
