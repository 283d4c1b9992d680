import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { toast } from 'sonner'
import { api } from '#app/lib/api.ts'
import { onChange } from '#app/lib/changes/changes.ts'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { FullPage } from '#app/ui/full-page.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { brand } from '#contract/brand.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'

/** Milliseconds, and how often is looked (spec §9). */
const planWaits = { first: 2_000, base: 2_000, attempts: 10 } as const

interface Looking {
  /** Whether the plan is there. What it throws counts as no. */
  look: () => Promise<boolean>
  /** Resolves after so many milliseconds, or as soon as looking is worth it. */
  pause: (milliseconds: number) => Promise<void>
  signal: AbortSignal
}

/**
 * Looks for a plan that was just paid for: first after the time that the provider's word usually takes, then after waits that double.
 * Answers whether it came; `null` when nobody waits any more.
 */
export async function awaitPlan({ look, pause, signal }: Looking): Promise<boolean | null> {
  await pause(planWaits.first)
  for (let attempt = 0; !signal.aborted; attempt++) {
    const there = await look().catch((cause) => {
      console.warn('The plan could not be looked for; it is tried again.', cause)
      return false
    })
    if (signal.aborted) return null
    if (there) return true
    if (attempt + 1 === planWaits.attempts) return false
    await pause(planWaits.base * 2 ** attempt)
  }
  return null
}

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
function usePlanArrival(sessionId: string | null, onThere: () => void): 'waiting' | 'failed' {
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

const words = messages.paymentSuccess

/** Milliseconds (spec §9). */
const failureToast = 10_000

const reload = () => location.reload()

/** Waits with somebody who has just paid by card until their plan is there, and takes them to the dashboard. */
export function PlanArrival({ sessionId }: { sessionId: string | null }) {
  const { refresh } = useSession()
  const navigate = useNavigate()
  const state = usePlanArrival(sessionId, async () => {
    await refresh()
    toast.success(words.done)
    navigate(paths.dashboard, { replace: true })
  })
  useEffect(() => {
    if (state === 'failed') toast.error(words.failed, { duration: failureToast, action: { label: words.refresh, onClick: reload } })
  }, [state])
  return (
    <FullPage kicker="Thank you" title="Payment Successful">
      <div role="status" className="text-soft">
        {state === 'waiting' ? (
          <p className="grid justify-items-center gap-3">
            <Spinner className="size-6 text-accent" />
            {words.settingUp}
          </p>
        ) : (
          <p className="text-bad">{words.failed}</p>
        )}
      </div>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {state === 'failed' && <Button onClick={reload}>{words.refresh}</Button>}
        <Button asChild variant="secondary">
          <Link to={paths.dashboard}>Go to Dashboard</Link>
        </Button>
      </div>
      {state === 'failed' && (
        <p className="text-soft text-sm">
          Support: <span className="wrap-anywhere font-medium text-ink">{brand.supportEmail}</span>
        </p>
      )}
    </FullPage>
  )
}
