import type { ReactNode } from 'react'
import { paths } from '#contract/paths.ts'
import { sessionMessages } from './frame-messages.ts'

interface BySessionProps {
  /** What a browser that is signed in reads. */
  readonly signedIn?: ReactNode
  /** What all others read. */
  readonly children: ReactNode
}

/** Words for visitors and words for signed-in people. `site.css` shows one of them before the first paint, also without scripts. */
export const BySession = ({ signedIn, children }: BySessionProps) => (
  <>
    <span data-when="signed-out">{children}</span>
    {signedIn && <span data-when="signed-in">{signedIn}</span>}
  </>
)

interface StartLinkProps {
  readonly children: ReactNode
  readonly className: string
  /** What it leads to, where the words alone do not say so. */
  readonly label?: string
}

/** The link to the sign-up; for a signed-in person the one to the dashboard. */
export const StartLink = ({ children, className, label }: StartLinkProps) => (
  <>
    <a href={paths.signUp} aria-label={label} data-when="signed-out" className={className}>
      {children}
    </a>
    <a href={paths.dashboard} data-when="signed-in" className={className}>
      {sessionMessages.goToDashboard}
    </a>
  </>
)
