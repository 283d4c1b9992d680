import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

interface SubmitButtonProps {
  busy: boolean
  label: string
  busyLabel: string
  /** False while a prerendered form is not hydrated: the browser itself would submit it, with the password in the address. */
  ready?: boolean
}

/** Uses `aria-disabled` while busy, because a `disabled` button loses the focus. */
export function SubmitButton({ busy, label, busyLabel, ready = true }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      className="w-full disabled:bg-accent disabled:text-on-accent"
      disabled={!ready}
      aria-disabled={busy}
      onClick={(event) => busy && event.preventDefault()}
    >
      {busy && <Spinner />}
      {busy ? busyLabel : label}
    </Button>
  )
}
