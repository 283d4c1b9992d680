import { CheckTiles, type Choice, RadioCards } from '#app/ui/choices.tsx'
import { cn } from '#app/ui/cn.ts'

interface WithError {
  error: string | undefined
}

/** A group of choices, with the place for what is wrong. */
export function Refused({ error, children }: WithError & { children: React.ReactNode }) {
  return (
    <div data-invalid={error !== undefined} className={cn(error && '[&_label]:border-bad')}>
      {children}
      {error && (
        <p role="alert" className="mt-1.5 text-bad text-sm">
          {error}
        </p>
      )}
    </div>
  )
}

interface OneProps<Value extends string> extends WithError {
  legend: string
  choices: readonly Choice<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  className?: string
}

/** One of a few cards, with the place for what is wrong. */
export function OneOf<Value extends string>({ error, onChange, ...group }: OneProps<Value>) {
  return (
    <Refused error={error}>
      <RadioCards {...group} onValueChange={onChange} />
    </Refused>
  )
}

interface SomeProps<Value extends string> extends WithError {
  legend: string
  choices: readonly Choice<Value>[]
  values: readonly Value[]
  onChange: (values: Value[]) => void
  className?: string
}

/** Any of a few cards, with the place for what is wrong. */
export function SomeOf<Value extends string>({ error, onChange, ...group }: SomeProps<Value>) {
  return (
    <Refused error={error}>
      <CheckTiles {...group} onValuesChange={onChange} />
    </Refused>
  )
}
