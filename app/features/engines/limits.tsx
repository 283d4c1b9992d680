import type { EngineSettings } from '#api/engines.ts'
import { Form, type Problems, useForm } from '#app/lib/form.tsx'
import { useSay } from '#app/lib/say.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { engineSettingsMessages } from '#contract/engine-settings-messages.ts'
import { useSave } from './calls.ts'
import { CallError, FixedNote } from './parts.tsx'

const words = engineSettingsMessages

type Values<Name extends string> = Readonly<Record<Name, number | null>>
type Change = Parameters<ReturnType<typeof useSave>['mutate']>[0]

interface NumbersProps<Name extends string> {
  fields: readonly { readonly name: Name; readonly label: string; readonly hint: string }[]
  initial: Values<Name>
  /** The environment variables that set them, which makes them read-only. */
  fixedBy: readonly string[] | undefined
  /** Why numbers cannot be saved. */
  check: (values: Values<Name>) => Problems<Values<Name>>
  /** What is saved. */
  toChange: (values: Values<Name>) => Change
}

/** Numbers that are saved together; an empty field is `null`. */
function Numbers<Name extends string>({ fields, initial, fixedBy, check, toChange }: NumbersProps<Name>) {
  const save = useSave()
  const say = useSay()
  const each = <Value,>(of: (name: Name) => Value) => Object.fromEntries(fields.map(({ name }) => [name, of(name)])) as Record<Name, Value>
  const numbersIn = (typed: Record<Name, string>) => each((name) => (typed[name].trim() ? Number(typed[name].replaceAll(',', '')) : null))
  const form = useForm<Record<Name, string>>({
    initial: each((name) => initial[name]?.toLocaleString('en', { maximumFractionDigits: 20 }) ?? ''),
    check: (typed) => check(numbersIn(typed)),
    async send(typed) {
      await save.mutateAsync(toChange(numbersIn(typed)))
      say({ tone: 'good', text: words.saved })
    },
  })
  return (
    <Form form={form} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {fixedBy !== undefined && <FixedNote variables={fixedBy} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        {fields.map(({ name, label, hint }) => (
          <Field key={name} label={label} hint={hint} {...form.field(name)}>
            {(control) => <Input {...control} inputMode="decimal" readOnly={fixedBy !== undefined} className="read-only:bg-sunken" />}
          </Field>
        ))}
      </div>
      <CallError error={form.failure} fallback={words.saveFailed} />
      {fixedBy === undefined && (
        <SubmitButton variant="secondary" className="justify-self-start" busy={form.busy} label={words.save} busyLabel={words.saving} />
      )}
    </Form>
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
      check={({ input, output }) => ({
        input: input === null && output !== null ? words.pricesTogether : priceError(input),
        output: output === null && input !== null ? words.pricesTogether : priceError(output),
      })}
      toChange={({ input, output }) => ({ prices: input === null || output === null ? null : { input, output } })}
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
      check={({ per_user, all, answer }) => ({ per_user: budgetError(per_user), all: budgetError(all), answer: budgetError(answer) })}
      toChange={(values) => ({ budgets: values })}
    />
  )
}
