import { formatDate } from '#app/lib/dates.ts'
import { rupees } from '#app/lib/money.ts'
import { Button } from '#app/ui/button.tsx'
import { chatMessages } from '#contract/chat-messages.ts'
import type { UnclaimedRequest } from '#contract/payment-calls.ts'
import { plans } from '#contract/plans.ts'
import { useClaim } from './use-own-requests.ts'

interface ClaimsProps {
  unclaimed: readonly UnclaimedRequest[]
  /** Gets the request that was claimed. */
  onClaimed: (id: string) => void
}

/** Asks whose the requests are that visitors sent under this person's address. Nothing that a visitor wrote is shown. */
export function Claims({ unclaimed, onClaimed }: ClaimsProps) {
  return (
    <ul aria-label={chatMessages.isThisYours} className="grid max-h-64 shrink-0 divide-y overflow-y-auto border-b bg-warn-wash">
      {unclaimed.map((request) => (
        <Claim key={request.id} request={request} onClaimed={onClaimed} />
      ))}
    </ul>
  )
}

function Claim({
  request: { id, plan_id, billing_interval, amount, created_at },
  onClaimed,
}: Pick<ClaimsProps, 'onClaimed'> & { request: UnclaimedRequest }) {
  const { mutate, isPending } = useClaim()
  const settle = (mine: boolean) => !isPending && mutate({ id, mine }, { onSuccess: () => mine && onClaimed(id) })
  const day = formatDate(created_at)
  const about = `${plans[plan_id].name}, ${day}`
  return (
    <li className="grid gap-2 px-4 py-3 text-sm">
      <p className="font-medium">{chatMessages.isThisYours}</p>
      <p>{chatMessages.sentWithYours(plans[plan_id].name, billing_interval, rupees(amount), day)}</p>
      <div className="flex gap-2">
        <Button size="sm" aria-disabled={isPending} aria-label={`${chatMessages.mine}: ${about}`} onClick={() => settle(true)}>
          {chatMessages.mine}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-disabled={isPending}
          aria-label={`${chatMessages.notMine}: ${about}`}
          onClick={() => settle(false)}
        >
          {chatMessages.notMine}
        </Button>
      </div>
    </li>
  )
}
