import { useState } from 'react'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import { type NewAccount, signUp, useAccountLocation, useRecovery } from '#app/features/auth/calls.ts'
import { CheckEmail } from '#app/features/auth/check-email.tsx'
import { AccountFields, AuthForm } from '#app/features/auth/form-parts.tsx'
import { FreePlan } from '#app/features/auth/free-plan.tsx'
import { signUpMessages } from '#app/features/auth/messages.ts'
import { PageLink } from '#app/features/auth/page-link.tsx'
import { SignedOutOnly, storeReturnPath, useReturnPath } from '#app/lib/guards.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Marked } from '#app/ui/marked.tsx'
import { toast } from '#app/ui/toast.ts'
import { authMessages } from '#contract/messages.ts'
import { paths, site } from '#contract/paths.ts'

export const meta = () => pageMeta(signUpMessages.page)

export default function SignUp() {
  const [created, setCreated] = useState<NewAccount | null>(null)
  const { search, state } = useAccountLocation()
  const returnPath = useReturnPath()
  const wait = (account: NewAccount) => {
    storeReturnPath(returnPath)
    setCreated(account)
  }
  const t = signUpMessages
  return (
    <SignedOutOnly>
      {created ? (
        <CheckEmail account={created} />
      ) : (
        <AuthPage
          title={t.title}
          lead={t.lead}
          aside={<FreePlan />}
          footer={
            <Marked
              text={t.footer}
              a={(words) => (
                <PageLink to={{ pathname: paths.signIn, search }} state={state}>
                  {words}
                </PageLink>
              )}
            />
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
  // The toast and the hint have the same words (spec §5): the hint is hidden, in its place, while the toast says them.
  const [warned, setWarned] = useState(false)
  const warn = () => {
    setWarned(true)
    const over = () => setWarned(false)
    toast.info(authMessages.noRecovery, { id: recoveryHint, duration: recoveryToast, onAutoClose: over, onDismiss: over })
  }
  const send = async ({ name, email, password }: NewAccount) => {
    const account = { name, email, password }
    await signUp(account)
    toast.dismiss(recoveryHint)
    // Without a mail server nothing was sent: the next screen says so.
    if (!unrecoverable) toast.success(authMessages.signUpSent)
    onDone(account)
  }
  const t = signUpMessages
  return (
    <AuthForm<NewAccount & { terms: boolean }>
      initial={{ terms: true }}
      send={send}
      refused={authMessages.signUpError}
      failed={authMessages.signUpFailed}
      label={t.submit}
      busyLabel={t.submitting}
    >
      {({ register, errors }) => (
        <>
          <AccountFields
            register={register}
            errors={errors}
            passwordHint={unrecoverable && <span className={warned ? 'invisible' : undefined}>{authMessages.noRecovery}</span>}
            onPasswordFocus={unrecoverable ? warn : undefined}
          />
          <div className="grid gap-1.5">
            <Checkbox
              label={
                <Marked text={t.terms} terms={(words) => newTab(site.terms, words)} privacy={(words) => newTab(site.privacy, words)} />
              }
              defaultChecked
              aria-invalid={errors.terms ? true : undefined}
              aria-describedby={errors.terms ? 'terms-error' : undefined}
              {...register('terms', { validate: (accepted) => accepted || authMessages.mustAcceptTerms })}
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

/** A link that opens in a new tab, so that the form keeps its values. */
const newTab = (to: string, words: string) => (
  <a href={to} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-4">
    {words}
  </a>
)
