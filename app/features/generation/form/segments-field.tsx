import { Segmented } from '#app/ui/choices.tsx'
import type { CountField } from '#contract/form.ts'
import type { FormState } from './about-fields.tsx'

/** A number of a few, as one row of segments. */
export function SegmentsField({ field, form }: { field: CountField; form: FormState }) {
  const { name, label, hint, min, max } = field
  const choices = Array.from({ length: max - min + 1 }, (_, at) => ({ value: String(min + at), label: min + at }))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
      <div aria-hidden>
        <span className="block font-medium text-sm">{label}</span>
        {hint && <span className="block text-soft text-xs">{hint}</span>}
      </div>
      <Segmented
        legend={hint ? `${label}: ${hint}` : label}
        hideLegend
        choices={choices}
        value={String(form.values[name])}
        onValueChange={(value) => form.change({ [name]: Number(value) })}
      />
    </div>
  )
}
