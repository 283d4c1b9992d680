import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, query } from '#app/lib/api.ts'
import { useChanges } from '#app/lib/changes/changes.ts'
import { errorCode } from '#app/lib/errors.ts'
import { useSession, whoever } from '#app/lib/session.tsx'

const load = () => import('./follow.ts')

/**
 * Milliseconds. Where a session is replaced (a new password, a second step), the old one ends a moment before this browser has the
 * new one: whoever asks in between is nobody, and would be shown the sign-in in the middle of what they do.
 */
const replacing = 1_500

/** Whether this browser's session counts for nothing at the moment. Any other failure is for the read that follows to tell. */
const isNobody = () =>
  api.me(whoever.input).then(
    (me) => me === null,
    (error: unknown) => errorCode(error) === 'UNAUTHORIZED',
  )

/** Milliseconds after which a browser that cannot say when it is idle is taken to be. */
const idleAfter = 1_500

/** Runs something when the page has nothing else to do. Returns how to cancel it. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, idleAfter)
  return () => clearTimeout(timer)
}

/** Hears what changes while a signed-in person's screens are open, and has it read again where it is shown. */
export function ChangeStream() {
  const { refresh } = useSession()
  const client = useQueryClient()

  const readAgain = (queryKey: QueryKey) => void client.invalidateQueries({ queryKey })
  const readAccount = async () => {
    if (await isNobody()) await new Promise((resolve) => setTimeout(resolve, replacing))
    await refresh()
    readAgain(query.payments.key())
    readAgain(query.billing.key())
  }
  useChanges('account', () => void readAccount())
  useChanges('chat', () => {
    readAgain(query.payments.key())
    readAgain(query.chats.key())
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    // Not before the screen stands: a stream is a connection that its own reads would go without.
    const callOff = whenIdle(() => {
      load()
        .then(({ followChanges }) => signal.aborted || followChanges(signal))
        .catch((cause) => console.warn('Changes are not heard as they happen; they are asked for instead.', cause))
    })
    return () => {
      callOff()
      leaving.abort()
    }
  }, [])
  return null
}
