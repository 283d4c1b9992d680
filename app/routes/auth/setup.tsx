import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import { type NewAccount, useFragmentToken, useRecovery } from '#app/features/auth/calls.ts'
import { AccountFields, AuthForm, accountProblems } from '#app/features/auth/form-parts.tsx'
import { accountScreenMessages, setupMessages } from '#app/features/auth/messages.ts'
import { authCall } from '#app/lib/auth.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { FullScreenSpinner } from '#app/ui/spinner.tsx'
import { brand } from '#contract/brand.ts'
import { authMessages, siteMessages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

const title = () => setupMessages.title({ brand: brand.name })

export const meta = () => pageMeta(title())

const isValid = async (token: string): Promise<boolean> => (await authCall<{ valid: boolean }>('setup/check', { token })).valid

/** The target of a new server's one-time link: creates the owner account. */
export default function Setup() {
  const token = useFragmentToken()
  const {
    data: valid,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ['setup', token],
    queryFn: () => (token ? isValid(token) : false),
    enabled: token !== undefined,
    // Not checked again while the form is open: its submission reports an expired link.
    staleTime: Number.POSITIVE_INFINITY,
  })

  if (token === undefined || isPending) return <FullScreenSpinner label={siteMessages.loading} />
  if (valid) {
    return (
      <AuthPage title={title()} lead={setupMessages.lead}>
        <OwnerForm token={token} />
      </AuthPage>
    )
  }
  return (
    <AuthPage title={title()} {...(valid === false && { lead: authMessages.setupInvalid })}>
      {valid === false ? (
        <Button asChild size="lg">
          <Link to={paths.signIn}>{accountScreenMessages.signInLink}</Link>
        </Button>
      ) : (
        <ErrorState message={authMessages.setupUnchecked} retry={() => void refetch()} />
      )}
    </AuthPage>
  )
}

function OwnerForm({ token }: { token: string }) {
  const { refresh } = useSession()
  const navigate = useNavigate()
  const passwordHint = useRecovery() === false ? authMessages.noRecovery : undefined
  const send = async ({ name, email, password }: NewAccount) => {
    await authCall('setup', { token, name, email, password })
    await refresh()
    await navigate(paths.setupEngine, { replace: true })
  }
  return (
    <AuthForm<NewAccount>
      check={accountProblems}
      send={send}
      failed={authMessages.setupFailed}
      label={setupMessages.submit}
      busyLabel={setupMessages.submitting}
    >
      {(form) => <AccountFields form={form} passwordHint={passwordHint} />}
    </AuthForm>
  )
}
