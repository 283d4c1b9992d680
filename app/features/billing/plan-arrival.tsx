import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { toast } from 'sonner'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { FullPage } from '#app/ui/full-page.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { brand } from '#contract/brand.ts'
import { messages } from '#contract/messages.ts'
import { paths } from '#contract/paths.ts'
import { usePlanArrival } from './use-plan-arrival.ts'

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
