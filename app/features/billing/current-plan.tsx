import { formatDate } from '#app/lib/dates.ts'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { paymentMessages } from '#contract/paying-messages.ts'
import { plans } from '#contract/plans.ts'
import type { Offer } from './use-offer.ts'

const words = paymentMessages.offer

/** What somebody has already; nothing for the Free plan. */
export function CurrentPlan({ offer: { held, card, request } }: { offer: Offer }) {
  if (!held) return null
  // Where every way is refused, the refusal names the plan and what to do.
  const refused = request.why !== null && card.why !== null ? request.why : null
  return (
    <Card className="grid gap-1">
      <CardTitle>{words.title}</CardTitle>
      <CardText role={refused ? 'alert' : undefined}>
        {refused ?? words.held(plans[held.plan].name, held.expires_at && formatDate(held.expires_at), held.renews)}
      </CardText>
    </Card>
  )
}
