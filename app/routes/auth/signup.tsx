import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { toast } from 'sonner'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import { type NewAccount, signUp, useRecovery } from '#app/features/auth/calls.ts'
import { CheckEmail } from '#app/features/auth/check-email.tsx'
import { AccountFields, AuthForm } from '#app/features/auth/form-parts.tsx'
import { SignedOutOnly, storeReturnPath, useReturnPath } from '#app/lib/guards.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { authMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

export const meta = () => pageMeta('Sign Up')

export default function SignUp() {
  const [created, setCreated] = useState<NewAccount | null>(null)
  const { search, state } = useLocation()
  const returnPath = useReturnPath()
  const wait = (account: NewAccount) => {
    storeReturnPath(returnPath)
    setCreated(account)
  }
  return (
    <SignedOutOnly>
      {created ? (
        <CheckEmail account={created} />
      ) : (
        <AuthPage
          title="Create your account"
          lead="Free to start. One idea in, posts you can publish out."
          footer={
            <>
              Already have an account?{' '}
              <Link to={{ pathname: paths.signIn, search }} state={state} className="font-medium text-accent underline underline-offset-4">
                Sign in
              </Link>
            </>
          }
        >
          <SignUpForm onDone={wait} />
        </AuthPage>
      )}
    </SignedOutOnly>
  )
}

/** Milliseconds. */
const recoveryToast = 5_000
const recoveryHint = 'no-recovery'

/** `onDone` receives the form's values when the account was created and its address must be verified. */
function SignUpForm({ onDone }: { onDone: (account: NewAccount) => void }) {
  const unrecoverable = useRecovery() === false
  const warn = () => toast.info(authMessages.get().noRecovery, { id: recoveryHint, duration: recoveryToast })
  const send = async ({ name, email, password }: NewAccount) => {
    const account = { name, email, password }
    await signUp(account)
    toast.dismiss(recoveryHint)
    toast.success(authMessages.get().signUpSent)
    onDone(account)
  }
  return (
    <AuthForm<NewAccount & { terms: boolean }>
      initial={{ name: '', email: '', password: '', terms: true }}
      send={send}
      refused={authMessages.get().signUpError}
      failed={authMessages.get().signUpFailed}
      label="Sign Up"
      busyLabel="Creating account..."
    >
      {({ register, errors }) => (
        <>
          <AccountFields
            register={register}
            errors={errors}
            passwordHint={unrecoverable ? authMessages.get().noRecovery : undefined}
            onPasswordFocus={unrecoverable ? warn : undefined}
          />
          <div className="grid gap-1.5">
            <Checkbox
              label={<TermsLabel />}
              aria-invalid={errors.terms ? true : undefined}
              aria-describedby={errors.terms ? 'terms-error' : undefined}
              {...register('terms', { validate: (accepted) => accepted || authMessages.get().mustAcceptTerms })}
            />
            {errors.terms && (
              <p id="terms-error" role="alert" className="text-bad text-sm">
                {errors.terms.message}
              </p>
            )}
          </div>
        </>
      )}
    </AuthForm>
  )
}

/** The links open in a new tab, so that the form keeps its values. */
function TermsLabel() {
  const look = 'text-accent underline underline-offset-4'
  return (
    <>
      I accept the{' '}
      <a href="/terms" target="_blank" rel="noreferrer" className={look}>
        Terms of Service
      </a>{' '}
      and the{' '}
      <a href="/privacy" target="_blank" rel="noreferrer" className={look}>
        Privacy Policy
      </a>
    </>
  )
}
