import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useDraft } from '#app/lib/generation/draft.ts'
import { draftFields, issuesIn } from '#app/lib/generation/form.ts'
import { generations } from '#app/lib/generation/generations.ts'
import type { Job } from '#app/lib/generation/run.ts'
import { useStopKey } from '#app/lib/generation/stop-key.ts'
import { useGeneration } from '#app/lib/generation/use-generation.tsx'
import type { Issue } from '#contract/errors.ts'
import type { FormField, FormValues } from '#contract/form.ts'

interface Parts {
  /** The screen's key in the store and among the drafts. */
  readonly screen: string
  /** A stable reference. */
  readonly fields: readonly FormField[]
  /** The jobs of valid values. */
  readonly jobs: (values: FormValues) => Job[]
  /** Issues of the values beyond those of the fields. */
  readonly check?: (values: FormValues) => Issue[]
  /** Each job that the quota does not allow is refused separately; the others start. */
  readonly each?: boolean
}

/** The state of a generator's form: its draft, its errors, and how to submit it. */
export function useGeneratorForm({ screen, fields, jobs, check = () => [], each = false }: Parts) {
  const [values, setValues] = useDraft(
    screen,
    useMemo(() => draftFields(fields), [fields]),
  )
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const form = useRef<HTMLFormElement>(null)
  const generation = useGeneration(screen)
  const missing = [...issuesIn(fields, values), ...check(values)]

  // The server may refuse values that are valid here; its messages belong at the same fields.
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

  const change = (changed: FormValues) => {
    setValues(changed)
    setIssues((now) => now.filter(({ path }) => !Object.keys(changed).some((field) => isAt(path, field))))
  }

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (generation.busy) return
    setIssues(missing)
    if (missing.length > 0) return
    if (each) generation.startEach(jobs(values))
    else generation.start(jobs(values))
  }

  return {
    ...generation,
    screen,
    form,
    values,
    /** The issues that prevent a submit. */
    missing,
    change,
    submit,
    stop: () => generations.stop(screen),
    /** The error of a field; undefined when it is valid. */
    issueAt: (field: string) => issues.find(({ path }) => isAt(path, field))?.message,
  }
}

export type GeneratorForm = ReturnType<typeof useGeneratorForm>

const isAt = (path: string, field: string) => path === field || path.startsWith(`${field}.`)

/** Ctrl or Cmd + Enter generates, Esc stops; keys that a menu or dialog has handled are ignored. */
export function useShortcuts({ submit, stop, busy }: Pick<GeneratorForm, 'submit' | 'stop' | 'busy'>): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || event.isComposing) return
    event.preventDefault()
    submit()
  })
  useStopKey({ stop, busy })
  useEffect(() => {
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
