import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { Spinner } from '#app/ui/spinner.tsx'

interface SubmitButtonProps extends Omit<ButtonProps, 'asChild' | 'children' | 'type' | 'onClick' | 'disabled'> {
  /** While the form is sent. */
  busy: boolean
  label: string
  busyLabel: string
  /** While there is nothing to send. */
  off?: boolean
  /** False while a prerendered form is not hydrated: the browser itself would submit it, with the password in the address. */
  ready?: boolean
}

/** The button of a form: `aria-disabled` while it cannot be used, because a `disabled` button loses the focus. */
export function SubmitButton({ busy, label, busyLabel, off = false, ready = true, className, ...props }: SubmitButtonProps) {
  const still = busy || off
  return (
    <Button
      {...props}
      type="submit"
      className={cn(!ready && 'disabled:bg-accent disabled:text-on-accent', className)}
      disabled={!ready}
      aria-disabled={still}
      aria-busy={busy}
      onClick={(event) => still && event.preventDefault()}
    >
      {busy && <Spinner />}
      {busy ? busyLabel : label}
    </Button>
  )
}
