import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '#app/lib/api.ts'
import { useChanges } from '#app/lib/changes/changes.ts'
import { useSession } from '#app/lib/session.tsx'
import { whenIdle } from '#app/ui/ahead.ts'

const load = () => import('./follow.ts')

/** Hears what changes while a signed-in person's screens are open, and has it read again where it is shown. */
export function ChangeStream() {
  const { refresh } = useSession()
  const client = useQueryClient()

  const readAgain = (queryKey: QueryKey) => void client.invalidateQueries({ queryKey })
  useChanges('account', () => {
    void refresh()
    readAgain(query.payments.key())
    readAgain(query.billing.key())
  })
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
