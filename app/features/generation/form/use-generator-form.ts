import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DraftFields, useDraft } from '#app/lib/generation/draft.ts'
import { generations } from '#app/lib/generation/generations.ts'
import type { Job } from '#app/lib/generation/run.ts'
import { useGeneration } from '#app/lib/generation/use-generation.tsx'
import type { Issue } from '#contract/errors.ts'
import type { LanguageCode } from '#contract/options.ts'
import type { KindName } from '#kinds/index.ts'

/** What every generator's form asks. */
export interface CommonValues {
  readonly language: LanguageCode
}

interface Parts<Name extends KindName, Values> {
  /** The screen's key in the store and among the drafts. */
  readonly screen: string
  readonly fields: DraftFields<Values>
  /** What is wrong with the values; each issue's path names a field. */
  readonly check: (values: Values) => Issue[]
  /** The jobs that valid values ask for. */
  readonly jobs: (values: Values) => Job<Name>[]
  /** Jobs that the month does not hold are refused one by one instead of holding up the others. */
  readonly each?: boolean
}

/** The state of a generator's form: its draft, what is wrong with it, and the way to send it. */
export function useGeneratorForm<Name extends KindName, Values extends CommonValues>(parts: Parts<Name, Values>) {
  const { screen, fields, check, jobs, each = false } = parts
  const [values, setValues] = useDraft(screen, fields)
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const form = useRef<HTMLFormElement>(null)
  const generation = useGeneration<Name>(screen)

  // The server may refuse what passed here; its words belong at the same fields.
  const takeRefusal = useEffectEvent((refused: string, found: readonly Issue[]) => {
    if (refused === screen && found.length > 0) setIssues(found)
  })
  useEffect(
    () =>
      generations.subscribeOutcomes((outcome) => {
        if (outcome.how === 'failed') takeRefusal(outcome.screen, outcome.failure.issues)
      }),
    [],
  )
  useEffect(() => {
    if (issues.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"] input')?.focus()
  }, [issues])

  const change = (changed: Partial<Values>) => {
    setValues(changed)
    setIssues((now) => now.filter(({ path }) => !Object.keys(changed).some((field) => isAt(path, field))))
  }

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (generation.busy) return
    const found = check(values)
    setIssues(found)
    if (found.length > 0) return
    if (each) generation.startEach(jobs(values))
    else generation.start(jobs(values))
  }

  return {
    ...generation,
    screen,
    form,
    values,
    change,
    submit,
    stop: () => generations.stop(screen),
    /** What is wrong with a field, or undefined. */
    issueAt: (field: string) => issues.find(({ path }) => isAt(path, field))?.message,
  }
}

const isAt = (path: string, field: string) => path === field || path.startsWith(`${field}.`)

/** A topic that is blank, in the words its screen uses for that. */
export const blankIssue = (path: string, text: string, message: string): Issue[] => (text.trim() ? [] : [{ path, message }])
