import { useEffect, useEffectEvent, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { onChange } from '#app/lib/changes/changes.ts'
import { awaitPlan } from './await-plan.ts'

/** Waits; shorter when the signal is aborted or the person's account changes. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer)
      deaf()
      signal.removeEventListener('abort', over)
      resolve()
    }
    const timer = setTimeout(over, milliseconds)
    const deaf = onChange('account', (id) => id !== null && over())
    signal.addEventListener('abort', over)
  })

/**
 * Whether the plan that was paid for is still waited for, or has not come. `onThere` is called once it is there.
 * @param sessionId the payment, as the provider's page passes it on; without one any plan counts
 */
export function usePlanArrival(sessionId: string | null, onThere: () => void): 'waiting' | 'failed' {
  const [state, setState] = useState<'waiting' | 'failed'>('waiting')
  const there = useEffectEvent(onThere)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const look = async () => (await api.billing.confirm(sessionId ? { session_id: sessionId } : {}, { signal })).active
    void awaitPlan({ look, pause: (milliseconds) => pause(milliseconds, signal), signal }).then((came) => {
      if (came) there()
      else if (came === false) setState('failed')
    })
    return () => leaving.abort()
  }, [sessionId])
  return state
}
