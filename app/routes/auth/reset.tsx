import { Link, useNavigate } from 'react-router'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import { useFragmentToken } from '#app/features/auth/calls.ts'
import { AuthForm, newPasswordHint, PasswordField, rules } from '#app/features/auth/form-parts.tsx'
import { accountScreenMessages, recoveryMessages } from '#app/features/auth/messages.ts'
import { PageLink } from '#app/features/auth/page-link.tsx'
import { authCall } from '#app/lib/auth.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import { authMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

export const meta = () => pageMeta(recoveryMessages.resetTitle)

/** The target of the link in a reset email. */
export default function ResetPassword() {
  const token = useFragmentToken()
  const navigate = useNavigate()
  const t = recoveryMessages

  if (token === '') {
    return (
      <AuthPage title={t.resetTitle} lead={authMessages.resetInvalid}>
        <Button asChild size="lg">
          <Link to={paths.forgotPassword}>{t.newLink}</Link>
        </Button>
      </AuthPage>
    )
  }
  const send = async ({ password }: { password: string }) => {
    await authCall('reset-password', { token, newPassword: password })
    toast.success(authMessages.resetDone)
    void navigate(paths.signIn, { replace: true })
  }
  return (
    <AuthPage title={t.resetTitle} lead={t.resetLead}>
      <AuthForm<{ password: string }>
        send={send}
        failed={authMessages.resetFailed}
        label={t.change}
        busyLabel={t.changing}
        remedy={(code) => code === 'INVALID_TOKEN' && <PageLink to={paths.forgotPassword}>{t.newLink}</PageLink>}
      >
        {({ register, errors }) => (
          <PasswordField
            label={accountScreenMessages.newPassword}
            hint={newPasswordHint}
            autoComplete="new-password"
            error={errors.password}
            {...register('password', rules.newPassword)}
          />
        )}
      </AuthForm>
    </AuthPage>
  )
}
