import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

interface SubmitButtonProps {
  busy: boolean
  /** What it does, and what it says while it does it. */
  label: string
  busyLabel: string
}

/** Marked as disabled while busy rather than disabled: a disabled button loses the focus of whoever pressed it. */
export function SubmitButton({ busy, label, busyLabel }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      size="lg"
      className="w-full"
      aria-disabled={busy}
      onClick={(event) => {
        if (busy) event.preventDefault()
      }}
    >
      {busy && <Spinner />}
      {busy ? busyLabel : label}
    </Button>
  )
}
