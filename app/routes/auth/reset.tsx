import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { toast } from 'sonner'
import { AuthPage } from '#app/features/auth/auth-page.tsx'
import { takeFromFragment } from '#app/features/auth/calls.ts'
import { ResetForm } from '#app/features/auth/recovery-forms.tsx'
import { pageMeta } from '#app/lib/meta.ts'
import { Button } from '#app/ui/button.tsx'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

export const meta = () => pageMeta('Choose a new password')

/** The target of the link in a reset email. */
export default function ResetPassword() {
  const [token, setToken] = useState<string>()
  const navigate = useNavigate()

  useEffect(() => {
    const taken = takeFromFragment('token')
    // The effect may run twice (StrictMode): the second run finds no fragment and must keep the first token.
    setToken((current) => current || taken)
  }, [])

  const done = () => {
    toast.success(messages.auth.resetDone)
    void navigate(paths.signIn, { replace: true })
  }

  if (token === undefined) return null
  if (token === '') {
    return (
      <AuthPage title="Choose a new password" lead={messages.auth.resetInvalid}>
        <Button asChild size="lg">
          <Link to={paths.forgotPassword}>Ask for a new link</Link>
        </Button>
      </AuthPage>
    )
  }
  return (
    <AuthPage title="Choose a new password" lead="A new password signs you out everywhere.">
      <ResetForm token={token} onDone={done} />
    </AuthPage>
  )
}
