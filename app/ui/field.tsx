import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '#app/ui/cn.ts'

interface LabelProps extends ComponentProps<'label'> {
  /** The id of the control that it names. */
  htmlFor: string
}

/** Names a control. A double click on it does not select its words. */
export function Label({ htmlFor, className, children, ...props }: LabelProps) {
  return (
    <label htmlFor={htmlFor} className={cn('select-none font-medium text-ink text-sm', className)} {...props}>
      {children}
    </label>
  )
}

/** What a control must carry so that its label, hint and error are read with it. */
interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldProps {
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

/** The look that every field of a form shares. 16 px on touch screens, so that a phone does not zoom in. */
export const fieldLook = cn(
  'w-full min-w-0 rounded-md border border-edge bg-surface px-3 text-ink text-sm transition-colors duration-150 touch:text-base',
  'focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-bad',
  // The browser's own way to empty a search field has its own colours.
  '[&::-webkit-search-cancel-button]:hidden disabled:cursor-not-allowed disabled:opacity-60',
)

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} className={cn(fieldLook, 'h-10 touch:h-11', className)} {...props} />
}

/** Text of any language: the direction follows what is typed. */
export function Textarea({ className, dir = 'auto', rows = 4, ...props }: ComponentProps<'textarea'>) {
  return <textarea dir={dir} rows={rows} className={cn(fieldLook, 'block resize-y py-2.5 leading-relaxed', className)} {...props} />
}
