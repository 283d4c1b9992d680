import { Link, useNavigate } from 'react-router'
import { toast } from 'sonner'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import { useFragmentToken } from '#app/features/auth/calls.ts'
import { AuthForm, newPasswordHint, PasswordField, rules } from '#app/features/auth/form-parts.tsx'
import { authCall } from '#app/lib/auth.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { Button } from '#app/ui/button.tsx'
import { authMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

const title = 'Choose a new password'

export const meta = () => pageMeta(title)

/** The target of the link in a reset email. */
export default function ResetPassword() {
  const token = useFragmentToken()
  const navigate = useNavigate()

  if (token === undefined) return null
  if (token === '') {
    return (
      <AuthPage title={title} lead={authMessages.get().resetInvalid}>
        <Button asChild size="lg">
          <Link to={paths.forgotPassword}>Ask for a new link</Link>
        </Button>
      </AuthPage>
    )
  }
  const send = async ({ password }: { password: string }) => {
    await authCall('reset-password', { token, newPassword: password })
    toast.success(authMessages.get().resetDone)
    void navigate(paths.signIn, { replace: true })
  }
  return (
    <AuthPage title={title} lead="A new password signs you out everywhere.">
      <AuthForm
        initial={{ password: '' }}
        send={send}
        failed={authMessages.get().resetFailed}
        label="Change password"
        busyLabel="Changing password..."
        remedy={(code) =>
          code === 'INVALID_TOKEN' && (
            <Link to={paths.forgotPassword} className="text-accent underline underline-offset-4">
              Ask for a new link
            </Link>
          )
        }
      >
        {({ register, errors }) => (
          <PasswordField
            label="New password"
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
