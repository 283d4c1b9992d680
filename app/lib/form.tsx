import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { type FieldValues, type UseFormRegisterReturn, useForm as useHookForm } from 'react-hook-form'
import { fieldIssues } from '#app/lib/errors.ts'

type Name<Values> = keyof Values & string

/** Why fields cannot be sent, by their names; a field that can has no message. */
export type Problems<Values> = { readonly [name in Name<Values>]?: string | undefined }

interface FormOptions<Values> {
  /** What the fields begin with. A field without a value keeps what was typed before its page was hydrated. */
  initial?: Partial<Values>
  /** The same for what is stored: when it changes, the fields follow. */
  stored?: Values
  /** A field that was changed does not follow. */
  keepTyped?: boolean
  /** Says before anything is sent what is missing or wrong. */
  check?: (values: Values) => Problems<Values>
  /** Sends the valid values. When it throws, everything typed stays. */
  send: (values: Values) => unknown
  /** What failed then, for the log; absent where the call itself logs it. */
  failed?: string
  /** The fields that an error is about; without it those that an `INVALID_INPUT` names. */
  refused?: (error: unknown) => Problems<Values>
  /** Called with an error that is about no field, which is the form's `failure`, too. */
  onFailure?: (error: unknown) => void
}

export interface RegisteredField {
  error: string | undefined
  control: UseFormRegisterReturn
}

export interface FormState<Values> {
  /** Whether the values are being sent. Nothing else is sent meanwhile. */
  busy: boolean
  /** Why the last values were not sent, unless fields say so; `null` when they were. */
  failure: unknown
  /** For a field with an input: `<Field label="Name" {...form.field('name')}>`. */
  field: (name: Name<Values>, options?: { setValueAs: (typed: string) => string }) => RegisteredField
  /** For a select or a group of choices: `<Select {...form.choice('language')} … />`. */
  choice: <N extends Name<Values>>(name: N) => { value: Values[N]; onValueChange: (value: Values[N]) => void }
  errorOf: (name: Name<Values>) => string | undefined
  /** Whether a field has an error. */
  isWrong: boolean
  /** The values as they are now; whoever reads them is rendered again when they change. */
  values: () => Values
  change: (changed: Partial<Values>) => void
  /** Puts the fields back to what they began with, or to other values. */
  reset: (values?: Values) => void
  /** Checks one field alone and says what is wrong with it. */
  isValid: (name: Name<Values>) => Promise<boolean>
  submit: () => Promise<void>
  element: RefObject<HTMLFormElement | null>
}

/** What is wrong, field by field. */
const faultsIn = (problems: object) => Object.entries(problems).filter((fault): fault is [string, string] => Boolean(fault[1]))

/** The invalid fields of an error, by the first part of their paths. */
const issuesByField = (error: unknown): Problems<FieldValues> =>
  Object.fromEntries(
    fieldIssues(error)
      .toReversed()
      .map(({ path, message }) => [path.split('.')[0], message]),
  )

/**
 * The state of a form: every form of the app but the generators', the try-out's and the chat's. What is wrong is said at its field until it is
 * put right, and the first such field gets the focus, whether `check` or the server found it.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): FormState<Values> {
  const { initial, stored, keepTyped = false, check, send, failed, refused = issuesByField, onFailure } = options
  const element = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const wasRefused = useRef(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [refusals, setRefusals] = useState(0)
  const hook = useHookForm<FieldValues>({
    ...(initial && { defaultValues: initial }),
    ...(stored && { values: stored, resetOptions: { keepDirtyValues: keepTyped } }),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver(values) {
      const faults = faultsIn(check?.(values as Values) ?? {})
      if (faults.length === 0) return { values, errors: {} }
      return { values: {}, errors: Object.fromEntries(faults.map(([name, message]) => [name, { type: 'check', message }])) }
    },
  })
  const { errors } = hook.formState
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus()
  }, [refusals])

  const focusFirst = () => {
    wasRefused.current = true
    setRefusals((before) => before + 1)
  }
  /** Whether fields say why the values were refused. */
  const isRefused = async (values: FieldValues): Promise<boolean> => {
    setBusy(true)
    try {
      await send(values as Values)
    } catch (error) {
      if (failed) console.error(failed, error)
      const faults = faultsIn(refused(error)).filter(([name]) => name in hook.getValues())
      for (const [name, message] of faults) hook.setError(name, { message })
      if (faults.length > 0) return true
      setFailure(error)
      onFailure?.(error)
    } finally {
      setBusy(false)
    }
    return false
  }
  const checkAgain = (name: Name<Values>) => {
    if (!wasRefused.current) return
    const message = check?.(hook.getValues() as Values)[name]
    if (message) hook.setError(name, { message })
    else hook.clearErrors(name)
  }
  const set = (name: Name<Values>, value: unknown) => {
    hook.setValue<string>(name, value, { shouldDirty: true })
    checkAgain(name)
  }
  const errorOf = (name: string) => errors[name]?.message as string | undefined
  return {
    busy,
    failure,
    element,
    errorOf,
    isWrong: Object.keys(errors).length > 0,
    change(changed) {
      for (const name of Object.keys(changed) as Name<Values>[]) set(name, changed[name])
    },
    field(name, transform) {
      const { onChange, ...control } = hook.register(name, transform)
      const changeAndCheck: typeof onChange = async (event) => {
        await onChange(event)
        checkAgain(name)
      }
      return { error: errorOf(name), control: { ...control, onChange: changeAndCheck } }
    },
    choice: (name) => ({ value: hook.watch(name), onValueChange: (value) => set(name, value) }),
    values: () => hook.watch() as Values,
    reset(values) {
      setFailure(null)
      hook.reset(values)
    },
    async isValid(name) {
      const valid = await hook.trigger(name)
      if (!valid) focusFirst()
      return valid
    },
    async submit() {
      if (sending.current) return
      sending.current = true
      wasRefused.current = false
      setFailure(null)
      let refusal = true
      try {
        await hook.handleSubmit(async (values) => {
          refusal = await isRefused(values)
        })()
      } finally {
        sending.current = false
      }
      if (refusal) focusFirst()
    },
  }
}

interface FormProps<Values> extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  form: FormState<Values>
}

/** The form element of a `useForm`. Its button is a `SubmitButton`. */
export function Form<Values>({ form, ...props }: FormProps<Values>) {
  return (
    <form
      noValidate
      {...props}
      ref={form.element}
      onSubmit={(event) => {
        event.preventDefault()
        // A dialog may be inside another form in React's tree only: that one must not be sent, too.
        event.stopPropagation()
        void form.submit()
      }}
    />
  )
}
