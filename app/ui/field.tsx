import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '#app/ui/cn.ts'

interface LabelProps extends ComponentProps<'label'> {
  /** The id of the labelled control. */
  htmlFor: string
}

/** The label of a control. A double click does not select its text. */
export function Label({ htmlFor, className, children, ...props }: LabelProps) {
  return (
    <label htmlFor={htmlFor} className={cn('select-none font-medium text-ink text-sm', className)} {...props}>
      {children}
    </label>
  )
}

/** The attributes that connect a control with its label, hint and error for screen readers. */
interface FieldControl {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

interface FieldProps<Registered extends object> {
  label: ReactNode
  hint?: ReactNode
  /** Empty or undefined when the field is valid. */
  error?: string | undefined
  /** Content at the end of the label's line, such as a counter. */
  aside?: ReactNode
  className?: string
  /** What connects the control with a form. */
  control?: Registered
  children: (control: FieldControl & Registered) => ReactNode
}

/** A label, a control, its error and hint: `<Field label="Topic">{(control) => <Input {...control} />}</Field>`. */
export function Field<Registered extends object>(props: FieldProps<Registered>) {
  const { label, hint, error, aside, className, control = {} as Registered, children } = props
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return (
    <div className={cn('grid grid-cols-1 gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor={id}>{label}</Label>
        {aside}
      </div>
      {children({ ...control, id, ...(describedBy && { 'aria-describedby': describedBy }), ...(error && { 'aria-invalid': true }) })}
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

/** The style shared by all form fields. 16 px on touch screens, so that a phone does not zoom in. */
export const fieldLook = cn(
  'w-full min-w-0 rounded-md border border-edge bg-surface px-3 text-ink text-sm transition-colors duration-150 touch:text-base',
  'focus-visible:border-accent focus-visible:outline-offset-0 aria-invalid:border-bad',
  // The browser's clear button of a search field does not follow the theme.
  '[&::-webkit-search-cancel-button]:hidden disabled:cursor-not-allowed disabled:opacity-60',
)

export function Input({ className, type = 'text', ...props }: ComponentProps<'input'>) {
  return <input type={type} className={cn(fieldLook, 'h-10 touch:h-11', className)} {...props} />
}

/** For text in any language: the direction follows the content. */
export function Textarea({ className, dir = 'auto', rows = 4, ...props }: ComponentProps<'textarea'>) {
  return <textarea dir={dir} rows={rows} className={cn(fieldLook, 'block resize-y py-2.5 leading-relaxed', className)} {...props} />
}
