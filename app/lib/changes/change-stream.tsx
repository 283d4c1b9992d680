import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, query } from '#app/lib/api.ts'
import { useChanges } from '#app/lib/changes/changes.ts'
import { errorCode } from '#app/lib/errors.ts'
import { optionalSession, useSession } from '#app/lib/session.tsx'

const load = () => import('./follow.ts')

/**
 * Milliseconds. When a session is replaced (new password, second factor), the old one ends shortly before this browser has the new one.
 * A call in between is unauthenticated, and would send the user to the sign-in screen.
 */
const sessionReplacementMs = 1_500

/** Whether this browser has no valid session now. Other errors count as no: the read that follows reports them. */
const isSignedOut = () =>
  api.me(optionalSession.input).then(
    (me) => me === null,
    (error: unknown) => errorCode(error) === 'UNAUTHORIZED',
  )

/** Milliseconds to wait in browsers without `requestIdleCallback`. */
const idleFallbackMs = 1_500

/** Runs a function when the page is idle. Returns the function that cancels it. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, idleFallbackMs)
  return () => clearTimeout(timer)
}

/** Follows change events while a signed-in user's screens are open, and invalidates the queries they concern. */
export function ChangeStream() {
  const { refresh } = useSession()
  const client = useQueryClient()

  const invalidate = (queryKey: QueryKey) => void client.invalidateQueries({ queryKey })
  const refreshAccount = async () => {
    if (await isSignedOut()) await new Promise((resolve) => setTimeout(resolve, sessionReplacementMs))
    await refresh()
    invalidate(query.payments.key())
    invalidate(query.billing.key())
  }
  useChanges('account', () => void refreshAccount())
  useChanges('chat', () => {
    invalidate(query.payments.key())
    invalidate(query.chats.key())
  })

  useEffect(() => {
    const unmounted = new AbortController()
    const { signal } = unmounted
    // Only after the screen has loaded: the stream occupies a connection that the screen's own requests need.
    const cancel = whenIdle(() => {
      load()
        .then(({ followChanges }) => signal.aborted || followChanges(signal))
        .catch((cause) => console.warn('The change stream is not available; the screens poll instead.', cause))
    })
    return () => {
      cancel()
      unmounted.abort()
    }
  }, [])
  return null
}
