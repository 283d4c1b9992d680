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

/** Where the one-time link of a new server leads: the owner account is made here. */
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
    // Once the form is open it stays: its own answer says whether the link still worked.
    staleTime: Number.POSITIVE_INFINITY,
  })

  useEffect(() => {
    const found = takeFromFragment('token')
    // Run a second time, it finds the fragment gone and must not forget what it found first.
    setToken((known) => known || found)
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
