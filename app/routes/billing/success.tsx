import { useSearchParams } from 'react-router'
import { arrivalMessages } from '#app/features/billing/messages.ts'
import { PlanArrival } from '#app/features/billing/plan-arrival.tsx'
import { ChangeStream } from '#app/lib/changes/change-stream.tsx'
import { RequireSession } from '#app/lib/guards.tsx'
import { pageMeta } from '#app/lib/meta.ts'

export const meta = () => pageMeta(arrivalMessages.title)

/** The card provider redirects here after a payment; the URL contains the payment's id. */
export default function PaymentSuccess() {
  const [params] = useSearchParams()
  return (
    <RequireSession>
      <ChangeStream />
      <main>
        <PlanArrival sessionId={params.get('session_id')} />
      </main>
    </RequireSession>
  )
}
