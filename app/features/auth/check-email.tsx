import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { authCall } from '#app/lib/auth.ts'
import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { Marked } from '#app/ui/marked.tsx'
import { toast } from '#app/ui/toast.ts'
import { authMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { AuthPage } from './auth-page.tsx'
import { type NewAccount, refusalOf, signUp, useRecovery } from './calls.ts'
import { accountScreenMessages, checkEmailMessages } from './messages.ts'

/** The id of the error toast, so that the next success dismisses it. */
const failureToast = 'verification-failed'

/**
 * Sends a verification email, by default with the address alone, and says so. Where no mail server is connected it does not say that one
 * was sent: the operator finds the new link.
 */
export function useResend(send: (email: string) => Promise<unknown> = (email) => authCall('send-verification-email', { email })) {
  const noMailServer = useRecovery() === false
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.dismiss(failureToast)
      toast.success(noMailServer ? checkEmailMessages.newLinkDone : authMessages.signUpSent)
    },
    onError: (error) => {
      console.error('Sending the verification mail again failed', error)
      const failed = authMessages.resendFailed
      toast.error(refusalOf(error, { refused: failed, failed }).message, { id: failureToast })
    },
  })
  return { resend: mutate, isPending, noMailServer }
}

interface ResendButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  email: string
  send?: (email: string) => Promise<unknown>
}

/** Sends the verification email again. */
export function ResendButton({ email, send, variant = 'secondary', size }: ResendButtonProps) {
  const { resend, isPending, noMailServer } = useResend(send)
  const t = checkEmailMessages
  const [label, busyLabel] = noMailServer ? [t.newLink, t.creating] : [t.resend, t.sending]
  return (
    <Button variant={variant} size={size} aria-disabled={isPending} onClick={() => !isPending && resend(email)}>
      {isPending ? busyLabel : label}
    </Button>
  )
}

/** Shown after a sign-up, until the link of the verification email is opened. */
export function CheckEmail({ account }: { account: NewAccount }) {
  const { search, state } = useLocation()
  const noMailServer = useRecovery() === false
  const t = checkEmailMessages
  return (
    <AuthPage
      title={t.title}
      lead={
        <Marked
          text={noMailServer ? t.notSent : t.sent}
          email={() => <strong className="wrap-anywhere font-medium text-ink">{account.email}</strong>}
        />
      }
    >
      {noMailServer ? (
        <div className="grid gap-1.5 rounded-md border border-warn/40 bg-warn-wash p-3 text-sm">
          <p className="font-medium">{t.notSentHint}</p>
          <p className="text-soft">{t.operatorHint}</p>
        </div>
      ) : (
        <p className="text-soft text-sm">{t.spam}</p>
      )}
      <div className="grid gap-3">
        <Button asChild size="lg">
          <Link to={{ pathname: paths.signIn, search }} state={state}>
            {accountScreenMessages.signInLink}
          </Link>
        </Button>
        {/* Signs up again, not with the address alone: the new link is then for the password typed here. */}
        <ResendButton email={account.email} send={() => signUp(account)} />
      </div>
    </AuthPage>
  )
}
