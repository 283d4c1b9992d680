import { useSearchParams } from 'react-router'
import { PlanArrival } from '#app/features/billing/plan-arrival.tsx'
import { ChangeStream } from '#app/lib/changes/change-stream.tsx'
import { RequireSession } from '#app/lib/guards.tsx'
import { pageMeta } from '#app/lib/meta.ts'

export const meta = () => pageMeta('Payment Successful')

/** Where the card provider's payment page leads; the address names the payment. */
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
