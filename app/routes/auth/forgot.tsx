import { useState } from 'react'
import { Link } from 'react-router'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import { useRecovery } from '#app/features/auth/calls.ts'
import { AuthForm, EmailField, rules } from '#app/features/auth/form-parts.tsx'
import { authCall } from '#app/lib/auth.ts'
import { SignedOutOnly } from '#app/lib/guards.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { authMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

export const meta = () => pageMeta('Forgot password')

export default function ForgotPassword() {
  const unrecoverable = useRecovery() === false
  return (
    <SignedOutOnly>
      <AuthPage
        title="Forgot password?"
        lead={unrecoverable ? authMessages.get().recoveryOff : 'Tell us your address, and we send you a link to choose a new password.'}
        footer={
          <Link to={paths.signIn} className="font-medium text-accent underline underline-offset-4">
            Back to Sign In
          </Link>
        }
      >
        {!unrecoverable && <ForgotForm />}
      </AuthPage>
    </SignedOutOnly>
  )
}

/** Requests a reset link. The message is the same for every address, so it does not reveal accounts. */
function ForgotForm() {
  const [sent, setSent] = useState(false)
  const send = async ({ email }: { email: string }) => {
    setSent(false)
    await authCall('request-password-reset', { email })
    setSent(true)
  }
  return (
    <div className="grid gap-5">
      <AuthForm
        initial={{ email: '' }}
        send={send}
        failed={authMessages.get().resetRequestFailed}
        label="Send reset link"
        busyLabel="Sending..."
      >
        {({ register, errors }) => <EmailField error={errors.email} {...register('email', rules.email)} />}
      </AuthForm>
      <p role="status" className="rounded-md bg-good-wash p-3 text-sm empty:hidden">
        {sent && authMessages.get().resetSent}
      </p>
    </div>
  )
}
