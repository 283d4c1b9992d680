import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { onChange } from '#app/lib/changes/changes.ts'
import { errorCode, refusalMessage } from '#app/lib/errors.ts'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { FullPage } from '#app/ui/full-page.tsx'
import { Marked } from '#app/ui/marked.tsx'
import { supportEmail } from '#app/ui/operator.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { toast } from '#app/ui/toast.ts'
import { paymentSuccessMessages } from '#contract/messages.ts'
import { paths, site } from '#contract/paths.ts'
import { arrivalMessages } from './messages.ts'

/** Delays in milliseconds, and the number of attempts (spec §9). */
const planWaits = { first: 2_000, base: 2_000, attempts: 10 } as const

interface Looking {
  /** Whether the plan is active. An error counts as no. */
  look: () => Promise<boolean>
  /** Resolves after this many milliseconds, or earlier when the account has changed. */
  pause: (milliseconds: number) => Promise<void>
  signal: AbortSignal
}

/** The plan will not come, because the payment is refunded. The message is the server's. */
interface Refunded {
  readonly refunded: string
}

/**
 * Polls for a plan that was just paid for: first after the usual delay of the provider's webhook, then with delays that double.
 * Resolves to whether it became active; `null` when aborted.
 */
export async function awaitPlan({ look, pause, signal }: Looking): Promise<boolean | Refunded | null> {
  await pause(planWaits.first)
  for (let attempt = 0; !signal.aborted; attempt++) {
    const active = await look().catch((cause): Refunded | false => {
      if (errorCode(cause) === 'CONFLICT') return { refunded: refusalMessage(cause) ?? '' }
      console.warn('The plan could not be checked, trying again', cause)
      return false
    })
    if (signal.aborted) return null
    if (active) return active
    if (attempt + 1 === planWaits.attempts) return false
    await pause(planWaits.base * 2 ** attempt)
  }
  return null
}

/** Waits; ends early when the signal is aborted or the user's account changes. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      unsubscribe()
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    const unsubscribe = onChange('account', (id) => id !== null && finish())
    signal.addEventListener('abort', finish)
  })

type Arrival = 'waiting' | 'failed' | Refunded

/**
 * Whether the page still waits for the plan, or has given up. Calls `onActive` when the plan is active.
 * @param sessionId the payment, as the provider's page passes it on; without one any plan counts
 */
function usePlanArrival(sessionId: string | null, onActive: () => void): Arrival {
  const [state, setState] = useState<Arrival>('waiting')
  const onArrival = useEffectEvent(onActive)
  useEffect(() => {
    const unmounted = new AbortController()
    const { signal } = unmounted
    const look = async () => (await api.billing.confirm(sessionId ? { session_id: sessionId } : {}, { signal })).active
    void awaitPlan({ look, pause: (milliseconds) => pause(milliseconds, signal), signal }).then((active) => {
      if (active === true) onArrival()
      else if (active !== null) setState(active || 'failed')
    })
    return () => unmounted.abort()
  }, [sessionId])
  return state
}

/** Milliseconds (spec §9). */
const failureToast = 10_000
/** Milliseconds of waiting until the page says so, and names a contact. */
const slowAfter = 30_000

const reload = () => location.reload()

/** Shown after a card payment: waits until the plan is active, then opens the dashboard. */
export function PlanArrival({ sessionId }: { sessionId: string | null }) {
  const { refresh } = useSession()
  const navigate = useNavigate()
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => clearTimeout(timer)
  }, [])
  const t = arrivalMessages
  const state = usePlanArrival(sessionId, async () => {
    await refresh()
    toast.success(paymentSuccessMessages.done)
    navigate(paths.dashboard, { replace: true })
  })
  useEffect(() => {
    if (state === 'failed')
      toast.error(paymentSuccessMessages.failed, {
        duration: failureToast,
        action: { label: paymentSuccessMessages.refresh, onClick: reload },
      })
  }, [state])
  return (
    <FullPage kicker={t.thanks} title={t.title}>
      <div role="status" className="text-soft">
        {state === 'waiting' ? (
          <p className="grid justify-items-center gap-3">
            <Spinner className="size-6 text-accent" />
            {paymentSuccessMessages.settingUp}
          </p>
        ) : (
          <p className="max-w-md text-bad">{state === 'failed' ? paymentSuccessMessages.failed : state.refunded}</p>
        )}
      </div>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        {state === 'failed' && <Button onClick={reload}>{paymentSuccessMessages.refresh}</Button>}
        <Button asChild variant="secondary">
          <Link to={paths.dashboard}>{t.goToDashboard}</Link>
        </Button>
      </div>
      <div role="status" className="grid max-w-md gap-2 text-soft text-sm">
        {state === 'waiting' && slow && <p>{t.slow}</p>}
        {slow && <Contact />}
      </div>
    </FullPage>
  )
}

/** The support address, or else the contact page. */
function Contact() {
  const t = arrivalMessages
  const email = supportEmail()
  const link = (words: string) => (
    <a
      href={email === null ? site.contact : `mailto:${email}`}
      className="wrap-anywhere font-medium text-accent underline underline-offset-4"
    >
      {words}
    </a>
  )
  return (
    <p>
      <Marked text={email === null ? t.contactPage : t.contact({ email })} a={link} />
    </p>
  )
}
