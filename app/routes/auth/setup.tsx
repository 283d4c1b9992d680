import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import { checkSetupLink, takeFromFragment } from '#app/features/auth/calls.ts'
import { OwnerForm } from '#app/features/auth/sign-up-form.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorState } from '#app/ui/empty-state.tsx'
import { FullScreenSpinner } from '#app/ui/spinner.tsx'
import { brand } from '#contract/brand.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

const title = `Set up ${brand.name}`

export const meta = () => pageMeta(title)

/** The target of a new server's one-time link: creates the owner account. */
export default function Setup() {
  const [token, setToken] = useState<string>()
  const { refresh } = useSession()
  const navigate = useNavigate()
  const {
    data: valid,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ['setup', token],
    queryFn: () => (token ? checkSetupLink(token) : false),
    enabled: token !== undefined,
    // Not checked again while the form is open: its submission reports an expired link.
    staleTime: Number.POSITIVE_INFINITY,
  })

  useEffect(() => {
    const taken = takeFromFragment('token')
    // The effect may run twice (StrictMode): the second run finds no fragment and must keep the first token.
    setToken((current) => current || taken)
  }, [])

  const enter = async () => {
    await refresh()
    await navigate(paths.dashboard, { replace: true })
  }

  if (token === undefined || isPending) return <FullScreenSpinner label={messages.site.loading} />
  if (valid) {
    return (
      <AuthPage title={title} lead="Make the owner account: verified, admin, on the Pro plan. The link you came by works once.">
        <OwnerForm token={token} onDone={enter} />
      </AuthPage>
    )
  }
  return (
    <AuthPage title={title} {...(valid === false && { lead: messages.auth.setupInvalid })}>
      {valid === false ? (
        <Button asChild size="lg">
          <Link to={paths.signIn}>Go to Sign In</Link>
        </Button>
      ) : (
        <ErrorState message={messages.auth.setupUnchecked} retry={() => void refetch()} />
      )}
    </AuthPage>
  )
}
