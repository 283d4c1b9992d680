import { Field } from '#app/ui/field.tsx'

interface CountFieldProps {
  label: string
  min: number
  max: number
  value: number
  error: string | undefined
  onChange: (value: number) => void
}

/** A small whole number on a slider, with the number beside its name. */
export function CountField({ label, min, max, value, error, onChange }: CountFieldProps) {
  return (
    <Field label={label} error={error} aside={<output className="font-medium text-sm tabular-nums">{value}</output>}>
      {(control) => (
        <input
          {...control}
          type="range"
          min={min}
          max={max}
          step={1}
          value={value}
          onChange={({ target }) => onChange(target.valueAsNumber)}
          className="h-6 w-full cursor-pointer accent-accent touch:h-11"
        />
      )}
    </Field>
  )
}
