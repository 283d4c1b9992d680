import { buttonLook } from '#app/ui/button.tsx'
import { NotFound } from '#app/ui/not-found.tsx'
import { paths } from '#contract/paths.ts'

/** An address inside the app that leads nowhere. */
export function NoScreen() {
  return (
    <NotFound>
      <a href={paths.dashboard} className={buttonLook({ variant: 'secondary' })}>
        Go to Dashboard
      </a>
    </NotFound>
  )
}
