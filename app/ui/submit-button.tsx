import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

interface SubmitButtonProps {
  busy: boolean
  label: string
  busyLabel: string
}

/** Uses `aria-disabled` while busy, because a `disabled` button loses the focus. */
export function SubmitButton({ busy, label, busyLabel }: SubmitButtonProps) {
  return (
    <Button type="submit" size="lg" className="w-full" aria-disabled={busy} onClick={(event) => busy && event.preventDefault()}>
      {busy && <Spinner />}
      {busy ? busyLabel : label}
    </Button>
  )
}
