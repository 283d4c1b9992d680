import { Link, useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { AuthPage } from './auth-page.tsx'
import { type NewAccount, signUp } from './calls.ts'
import { ResendButton } from './resend-button.tsx'
import { useRecovery } from './use-recovery.ts'

/** After a sign-up: the account waits for its link to be opened. */
export function CheckEmail({ account }: { account: NewAccount }) {
  const { search, state } = useLocation()
  const noMailServer = useRecovery() === false
  return (
    <AuthPage
      title="Check your email"
      lead={
        <>
          {noMailServer ? 'A link was made for' : 'We sent a link to'}{' '}
          <strong className="wrap-anywhere font-medium text-ink">{account.email}</strong>. Opened within 24 hours, it confirms your address
          and signs you in.
        </>
      }
    >
      <p className="text-soft text-sm">
        {noMailServer ? messages.auth.outboxHint : 'Nothing there after a minute? Look into your spam folder.'}
      </p>
      <div className="grid gap-3">
        <Button asChild size="lg">
          <Link to={{ pathname: paths.signIn, search }} state={state}>
            Go to Sign In
          </Link>
        </Button>
        {/* Signs up again rather than by the address alone: the new link then carries the password that was typed here. */}
        <ResendButton email={account.email} send={() => signUp(account)} />
      </div>
    </AuthPage>
  )
}
