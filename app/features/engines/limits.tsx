import { type FormEvent, useState } from 'react'
import type { EngineSettings } from '#api/engines.ts'
import { useSay } from '#app/lib/say.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { engineSettingsMessages } from '#contract/engine-settings-messages.ts'
import { useSave } from './calls.ts'
import { CallError, FixedNote, Problem } from './parts.tsx'

const words = engineSettingsMessages

interface NumbersProps<Name extends string> {
  fields: readonly { readonly name: Name; readonly label: string; readonly hint: string }[]
  initial: Readonly<Record<Name, number | null>>
  /** The environment variables that set them, which makes them read-only. */
  fixedBy: readonly string[] | undefined
  /** Why a number cannot be saved; undefined when it can. */
  errorOf: (value: number | null) => string | undefined
  /** What is saved; a text says why nothing is. */
  toChange: (values: Record<Name, number | null>) => Parameters<ReturnType<typeof useSave>['mutate']>[0] | string
}

/** Numbers that are saved together; an empty field is `null`. */
function Numbers<Name extends string>({ fields, initial, fixedBy, errorOf, toChange }: NumbersProps<Name>) {
  const save = useSave()
  const say = useSay()
  const [typed, setTyped] = useState(
    () =>
      Object.fromEntries(
        fields.map(({ name }) => [name, initial[name]?.toLocaleString('en', { maximumFractionDigits: 20 }) ?? '']),
      ) as Record<Name, string>,
  )
  const [checked, setChecked] = useState(false)
  const numberOf = (name: Name): number | null => (typed[name].trim() ? Number(typed[name].replaceAll(',', '')) : null)
  const values = Object.fromEntries(fields.map(({ name }) => [name, numberOf(name)])) as Record<Name, number | null>
  const errors = fields.map(({ name }) => errorOf(values[name]))
  const change = errors.some(Boolean) ? undefined : toChange(values)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (save.isPending || change === undefined || typeof change === 'string') return
    save.mutate(change, { onSuccess: () => say({ tone: 'good', text: words.saved }) })
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {fixedBy !== undefined && <FixedNote variables={fixedBy} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {fields.map(({ name, label, hint }, at) => (
          <Field key={name} label={label} hint={hint} error={checked ? errors[at] : undefined}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                readOnly={fixedBy !== undefined}
                className="read-only:bg-sunken"
                value={typed[name]}
                onChange={({ target }) => {
                  setTyped({ ...typed, [name]: target.value })
                  setChecked(false)
                }}
              />
            )}
          </Field>
        ))}
      </div>
      {checked && typeof change === 'string' && <Problem problem={{ message: change, hint: '' }} />}
      <CallError error={save.error} fallback={words.saveFailed} />
      {fixedBy === undefined && (
        <Button type="submit" variant="secondary" className="justify-self-start" aria-disabled={save.isPending}>
          {save.isPending ? words.saving : words.save}
        </Button>
      )}
    </form>
  )
}

const priceMax = 10_000
const tokensMax = 1_000_000_000

const priceError = (value: number | null) => (value === null || (value >= 0 && value <= priceMax) ? undefined : words.priceInvalid)
const budgetError = (value: number | null) =>
  value === null || (Number.isInteger(value) && value >= 1 && value <= tokensMax) ? undefined : words.budgetInvalid

export function PricesForm({ settings: { prices, fixed } }: { settings: EngineSettings }) {
  return (
    <Numbers
      fields={[
        { name: 'input', label: words.priceInput, hint: words.pricesUnit },
        { name: 'output', label: words.priceOutput, hint: words.pricesUnit },
      ]}
      initial={prices ?? { input: null, output: null }}
      fixedBy={fixed.prices ? ['AI_PRICE_INPUT', 'AI_PRICE_OUTPUT'] : undefined}
      errorOf={priceError}
      toChange={({ input, output }) => {
        if (input !== null && output !== null) return { prices: { input, output } }
        return input === null && output === null ? { prices: null } : words.pricesTogether
      }}
    />
  )
}

export function BudgetsForm({ settings: { budgets, fixed } }: { settings: EngineSettings }) {
  return (
    <Numbers
      fields={[
        { name: 'per_user', label: words.budgetUser, hint: words.tokensADay },
        { name: 'all', label: words.budgetAll, hint: words.tokensADay },
        { name: 'answer', label: words.budgetAnswer, hint: words.tokens },
      ]}
      initial={budgets}
      fixedBy={fixed.budgets ? ['AI_DAILY_TOKENS_PER_USER', 'AI_DAILY_TOKENS', 'AI_MAX_OUTPUT_TOKENS'] : undefined}
      errorOf={budgetError}
      toChange={(values) => ({ budgets: values })}
    />
  )
}
