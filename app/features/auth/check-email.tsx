import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { toast } from 'sonner'
import { authCall } from '#app/lib/auth.ts'
import { Button } from '#app/ui/button.tsx'
import { authMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { AuthPage } from './auth-page.tsx'
import { type NewAccount, refusalOf, signUp, useRecovery } from './calls.ts'

interface ResendButtonProps {
  email: string
  /** How to send it; by default with the address alone. */
  send?: () => Promise<unknown>
}

const fallback = { refused: authMessages.get().resendFailed, failed: authMessages.get().resendFailed }

/** The id of the error toast, so that the next success dismisses it. */
const failureToast = 'verification-failed'

/** Sends the verification email again. */
export function ResendButton({ email, send = () => authCall('send-verification-email', { email }) }: ResendButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.dismiss(failureToast)
      toast.success(authMessages.get().signUpSent)
    },
    onError: (error) => {
      console.error('Sending the verification mail again failed', error)
      toast.error(refusalOf(error, fallback).message, { id: failureToast })
    },
  })
  return (
    <Button variant="secondary" aria-disabled={isPending} onClick={() => !isPending && mutate()}>
      {isPending ? 'Sending...' : 'Resend verification email'}
    </Button>
  )
}

/** Shown after a sign-up, until the link of the verification email is opened. */
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
        {noMailServer ? authMessages.get().outboxHint : 'Nothing there after a minute? Look into your spam folder.'}
      </p>
      <div className="grid gap-3">
        <Button asChild size="lg">
          <Link to={{ pathname: paths.signIn, search }} state={state}>
            Go to Sign In
          </Link>
        </Button>
        {/* Signs up again, not with the address alone: the new link is then for the password typed here. */}
        <ResendButton email={account.email} send={() => signUp(account)} />
      </div>
    </AuthPage>
  )
}
