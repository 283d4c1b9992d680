import { toast } from 'sonner'
import { useSession } from '#app/lib/session.tsx'
import { messages } from '#contract/messages.ts'

/** Signs out; when that fails, says so and leaves everything as it is. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSession()
  return () =>
    signOut().catch((error) => {
      console.error('Signing out failed', error)
      toast.error(messages.auth.signOutFailed)
    })
}
