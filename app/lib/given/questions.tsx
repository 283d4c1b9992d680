import { Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Given } from '#app/lib/given/given.ts'
import { questionGrid } from '#app/lib/given/next-question.ts'
import { type ChosenOccasion, OccasionChips } from '#app/lib/given/occasion-chips.tsx'
import { type Guess, useGuess } from '#app/lib/given/use-guess.ts'
import { loadAhead } from '#app/lib/load-ahead.ts'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { givenMessages } from '#contract/messages.ts'
import { occasions } from '#contract/occasion-messages.ts'
import type { Occasion } from '#contract/occasions.ts'
import type { LanguageCode } from '#contract/options.ts'
import { type FactAnswers, questionsOf, type Role, roleIds } from '#contract/roles.ts'

/** With the words of all questions and their examples, which nobody needs before there is a topic. */
const loadFields = () => import('#app/lib/given/fact-field.tsx')
const FactField = lazy(async () => ({ default: (await loadFields()).FactField }))
const FoundFacts = lazy(async () => ({ default: (await loadFields()).FoundFacts }))

interface QuestionsProps {
  topic: string
  given: Given
  language: LanguageCode
  onChange: (changed: Partial<Given>) => void
  /** The facts are asked for in another place, where their answers are the same. */
  askedElsewhere?: boolean
  /** The errors of the occasion and the facts. */
  errors?: { readonly occasion: string | undefined; readonly facts: string | undefined }
}

/**
 * What a text is for, as the writer guesses it, and the facts that such a text needs: each optional, none asked for that topic and details give
 * already. Nothing is shown before there is a topic.
 */
export function Questions({ topic, given, language, onChange, askedElsewhere = false, errors }: QuestionsProps) {
  const { occasion, facts, details } = given
  const name = useId()
  const { guess: read, isCurrent } = useGuess({ topic, details, language, occasion })
  const words = JSON.stringify([topic, details, occasion])
  /**
   * What was asked when the focus came in: while the words stay, no question goes away under the hands that answer it. Where the words were not
   * read yet, only the question with the focus stays, and comes first: so its field is not moved, by which it would lose the focus.
   */
  const [held, setHeld] = useState<{ words: string; guess: Guess | null; asked: readonly Role[] }>()
  const last = held?.words === words ? held : undefined
  const guess = last?.guess ?? read
  const shown = occasion || guess?.occasion
  const hasTopic = topic.trim() !== ''
  useEffect(() => {
    if (hasTopic) loadAhead(loadFields)
  }, [hasTopic])
  if (!hasTopic) return null
  const asked = shown ? [...new Set([...(last?.asked ?? []), ...askedFor(shown, facts, guess)])] : []
  const t = givenMessages
  return (
    <div className="@container grid grid-cols-1 gap-4">
      {guess && guess.found.length > 0 && (
        <Suspense>
          <FoundFacts found={guess.found} />
        </Suspense>
      )}
      <OccasionChips
        name={name}
        guess={guess && !occasion ? t.guessed({ label: occasions[guess.occasion] }) : t.guess}
        guessed={occasion ? undefined : guess?.occasion}
        error={errors?.occasion}
        radio={(choice: ChosenOccasion) => ({ checked: occasion === choice, onChange: () => onChange({ occasion: choice }) })}
      />
      {(!askedElsewhere || errors?.facts) && (
        <Facts
          occasion={shown}
          asked={asked}
          answers={facts}
          error={errors?.facts}
          onChange={(changed) => onChange({ facts: changed })}
          onFocus={(role) =>
            !last?.guess && setHeld({ words, ...(isCurrent ? { guess: read, asked } : { guess: null, asked: role ? [role] : [] }) })
          }
        />
      )}
    </div>
  )
}

const isAnswered = (facts: FactAnswers, role: Role): boolean => (facts[role] ?? '') !== ''

/** The roles that are asked for: those of the occasion that are not given, and those of others that were answered, because they are sent. */
const askedFor = (occasion: Occasion, facts: FactAnswers, guess: Guess | null): Role[] => {
  const own: readonly Role[] = questionsOf[occasion]
  return [
    ...own.filter((role) => isAnswered(facts, role) || !guess?.given.includes(role)),
    ...roleIds.filter((role) => isAnswered(facts, role) && !own.includes(role)),
  ]
}

interface FactsProps {
  /** Undefined while it is unknown: then its place is kept. */
  occasion: Occasion | undefined
  asked: readonly Role[]
  answers: FactAnswers
  error: string | undefined
  onChange: (answers: FactAnswers) => void
  /** @param role undefined for the button */
  onFocus: (role: Role | undefined) => void
}

/** The questions. */
function Facts({ occasion, asked, answers, error, onChange, onFocus }: FactsProps) {
  const t = givenMessages
  const heading = useId()
  const [isWhole, setWhole] = useState(false)
  /** The question with the focus stays also while it is emptied. */
  const [focused, setFocused] = useState<Role>()
  const fields = useRef<HTMLFieldSetElement>(null)
  const clear = () => {
    onChange({})
    fields.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }
  if (occasion && asked.length === 0) return null
  const shown = isWhole ? asked : asked.filter((role, at) => at < atFirst || role === focused || isAnswered(answers, role))
  const showAll = () => {
    flushSync(() => setWhole(true))
    // The button that had the focus goes.
    fields.current?.querySelectorAll<HTMLElement>('input, textarea')[shown.length]?.focus()
  }
  return (
    <fieldset
      ref={fields}
      data-questions
      data-invalid={error !== undefined}
      aria-labelledby={heading}
      onFocus={({ target }) => {
        const role = asked.find((one) => target.getAttribute('name') === `fact-${one}`)
        setFocused(role)
        onFocus(role)
      }}
      className="grid min-w-0 grid-cols-1 gap-1.5"
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-3 touch:min-h-11">
        <p id={heading} className="font-medium text-sm">
          {t.facts}
        </p>
        {asked.some((role) => isAnswered(answers, role)) && (
          <Button variant="link" size="inline" className="touch:min-h-11" onClick={clear}>
            {t.clear}
          </Button>
        )}
      </div>
      <div className={questionGrid}>
        {occasion ? (
          <Suspense fallback={<QuestionPlaceholders />}>
            {shown.map((role, at) => (
              <FactField
                key={role}
                occasion={occasion}
                role={role}
                enter={at === shown.length - 1 ? 'send' : 'next'}
                value={answers[role] ?? ''}
                onChange={(text) => onChange({ ...answers, [role]: text })}
              />
            ))}
          </Suspense>
        ) : (
          <QuestionPlaceholders />
        )}
      </div>
      {shown.length < asked.length && (
        <Button variant="ghost" size="sm" className="-mx-3 justify-self-start" onClick={showAll}>
          <Plus aria-hidden />
          {t.moreFacts}
        </Button>
      )}
      {error && (
        <p role="alert" className="text-bad text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** How many questions are asked at once: those that a text needs most come first. */
const atFirst = 3

/** As many places as are shown. */
const placeholders = Array.from({ length: atFirst }, (_, place) => place)
const QuestionPlaceholders = () =>
  placeholders.map((place) => <Skeleton key={place} className="mt-6.5 h-10 animate-none opacity-60 touch:h-11" />)
