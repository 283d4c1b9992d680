import { useState } from 'react'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import { useRecovery } from '#app/features/auth/calls.ts'
import { AuthForm, EmailField } from '#app/features/auth/form-parts.tsx'
import { recoveryMessages } from '#app/features/auth/messages.ts'
import { PageLink } from '#app/features/auth/page-link.tsx'
import { emailProblem } from '#app/lib/account-rules.ts'
import { authCall } from '#app/lib/auth.ts'
import { SignedOutOnly } from '#app/lib/guards.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { authMessages } from '#contract/messages.ts'
import { paths, site } from '#contract/paths.ts'

export const meta = () => pageMeta(recoveryMessages.forgotPage)

export default function ForgotPassword() {
  const unrecoverable = useRecovery() === false
  const t = recoveryMessages
  return (
    <SignedOutOnly>
      <AuthPage
        title={t.forgotTitle}
        lead={unrecoverable ? authMessages.recoveryOff : t.forgotLead}
        footer={<PageLink to={paths.signIn}>{t.backToSignIn}</PageLink>}
      >
        {unrecoverable ? (
          <a href={site.contact} className={buttonLook({ size: 'lg' })}>
            {t.contact}
          </a>
        ) : (
          <ForgotForm />
        )}
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
      <AuthForm<{ email: string }>
        check={({ email }) => ({ email: emailProblem(email) })}
        send={send}
        failed={authMessages.resetRequestFailed}
        label={recoveryMessages.sendLink}
        busyLabel={recoveryMessages.sending}
      >
        {(form) => <EmailField form={form} />}
      </AuthForm>
      <p role="status" className="rounded-md bg-good-wash p-3 text-sm empty:hidden">
        {sent && authMessages.resetSent}
      </p>
    </div>
  )
}
