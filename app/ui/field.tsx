import { type ReactNode, useId } from 'react'
import { cn } from '#app/ui/cn.ts'
import { Label } from '#app/ui/label.tsx'

/** What a control must carry so that its label, hint and error are read with it. */
export interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** Shown in place of nothing: empty or absent means the field is fine. */
  error?: string | undefined
  /** Something small at the end of the label's line, such as a counter. */
  aside?: ReactNode
  className?: string
  children: (control: FieldControl) => ReactNode
}

/** A label, a control, and the words under it: `<Field label="Topic">{(control) => <Input {...control} />}</Field>`. */
export function Field({ label, hint, error, aside, className, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={cn('grid gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor={id}>{label}</Label>
        {aside}
      </div>
      {children({ id, ...(describedBy && { 'aria-describedby': describedBy }), ...(error && { 'aria-invalid': true }) })}
      {error && (
        <p id={errorId} role="alert" className="text-bad text-sm">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
