import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useDraft } from '#app/lib/generation/draft.ts'
import { draftFields, issuesIn } from '#app/lib/generation/form.ts'
import { generations } from '#app/lib/generation/generations.ts'
import { isAsking, type Job, lastWritten } from '#app/lib/generation/run.ts'
import { topicName } from '#app/lib/generation/screens.ts'
import { useStopKey } from '#app/lib/generation/stop-key.ts'
import { focusTopic } from '#app/lib/generation/topic-focus.ts'
import { useGeneration } from '#app/lib/generation/use-generation.tsx'
import { useSay } from '#app/lib/say.tsx'
import type { Issue } from '#contract/errors.ts'
import type { FormField, FormValues } from '#contract/form.ts'
import { libraryMessages } from '#contract/messages.ts'
import { formMessages } from './messages.ts'

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
export function useGeneratorForm(parts: Parts) {
  const { screen, fields } = parts
  const [values, setValues] = useDraft(
    screen,
    useMemo(() => draftFields(fields), [fields]),
  )
  return useForm({ ...parts, values, setValues })
}

interface FormParts extends Parts {
  readonly values: FormValues
  readonly setValues: (changed: FormValues) => void
}

/** The same with a draft that is held elsewhere. */
export function useForm({ screen, fields, values, setValues, jobs, check = () => [], each = false }: FormParts) {
  const [issues, setIssues] = useState<readonly Issue[]>([])
  const form = useRef<HTMLFormElement>(null)
  const generation = useGeneration(screen)
  const say = useSay()
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

  /** Clears what was typed and what was written, for another topic. What is chosen stays: tone, language, platform. */
  const startWith = (topic: string) => {
    if (generation.busy) return
    const before = values
    change({ [topicName(fields)]: topic, details: '', facts: {}, occasion: '', from: 'topic', source: '' })
    const cleared = generations.clear(screen)
    const undo = () => {
      setValues(before)
      generations.putBack(screen, cleared)
    }
    if (!topic || before[topicName(fields)] || cleared.length > 0)
      say({ tone: 'info', text: formMessages.renewed, action: { label: libraryMessages.undo, onClick: undo } })
    focusTopic(form.current)
  }
  const renew = () => startWith('')

  return {
    ...generation,
    screen,
    form,
    values,
    /** The issues that prevent a submit. */
    missing,
    change,
    submit,
    renew,
    startWith,
    /** A result asks for the facts: the form does not ask the same. */
    isAsking: generation.runs.some(isAsking),
    /** Also while the next draft of it is written. */
    hasResult: generation.runs.some((run) => lastWritten(run) !== null),
    stop: () => generations.stop(screen),
    /** The error of a field; undefined when it is valid. */
    issueAt: (field: string) => issues.find(({ path }) => isAt(path, field))?.message,
  }
}

export type GeneratorForm = ReturnType<typeof useForm>

const isAt = (path: string, field: string) => path === field || path.startsWith(`${field}.`)

/**
 * Ctrl or Cmd + Enter generates, with Shift it clears for the next topic, Esc stops; keys that a menu or dialog has handled are ignored. No
 * browser uses Enter with these keys outside of its address bar, and it is no letter, so that it is the same on all keyboards
 * (docs/decisions/030).
 */
export function useShortcuts({ submit, renew, stop, busy }: Pick<GeneratorForm, 'submit' | 'renew' | 'stop' | 'busy'>): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || event.isComposing) return
    event.preventDefault()
    if (event.shiftKey) renew()
    else submit()
  })
  useStopKey({ stop, busy })
  useEffect(() => {
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])
}
