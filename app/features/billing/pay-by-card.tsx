import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toast } from 'sonner'
import { api, query } from '#app/lib/api.ts'
import { chosenCurrency } from '#app/lib/currency.ts'
import { refusalMessage } from '#app/lib/errors.ts'
import { formatDate } from '#app/lib/format.ts'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card, CardText, CardTitle } from '#app/ui/card.tsx'
import { Segmented } from '#app/ui/choices.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { CardPrice } from '#contract/billing-calls.ts'
import { checkoutMessages } from '#contract/messages.ts'
import { paymentRequestPath, priceText } from '#contract/offers.ts'
import { signInPath } from '#contract/paths.ts'
import { paymentMessages } from '#contract/paying-messages.ts'
import { intervalNames, plans } from '#contract/plans.ts'
import type { Choice, Offer } from './choice.ts'

const terms = paymentMessages.offer

/** Payment by card, when this server has a card price for the choice. */
export function PayByCard({ choice, offer }: { choice: Choice; offer: Offer | undefined }) {
  const { data } = useQuery(query.billing.prices.queryOptions({ staleTime: Number.POSITIVE_INFINITY }))
  const [currency, setCurrency] = useState(chosenCurrency)
  const offered = (data?.items ?? []).filter(({ plan, interval }) => plan === choice.plan && interval === choice.interval)
  const price = offered.find((offer) => offer.currency === currency) ?? offered[0]
  if (!price) return null
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle>Pay by card</CardTitle>
        {offered.length > 1 && (
          <Segmented
            legend="Currency"
            hideLegend
            choices={offered.map(({ currency }) => ({ value: currency, label: currency.toUpperCase() }))}
            value={price.currency}
            onValueChange={setCurrency}
          />
        )}
      </div>
      <CardText>
        {priceText(choice.plan, choice.interval, price.currency)} {intervalNames[choice.interval].per}, on the page of our card provider.
      </CardText>
      <CardText>{cardTerms(choice, offer)}</CardText>
      {!offer?.card.why && <CheckoutButton price={price} />}
    </Card>
  )
}

/** The terms of a card payment for this user. */
function cardTerms({ plan }: Choice, offer: Offer | undefined): string {
  const { name } = plans[plan]
  if (!offer) return terms.cardNow
  const { state, why } = offer.card
  const from = formatDate(offer.card.from ?? new Date().toISOString())
  if (state === 'later') return terms.cardLater(name, from)
  if (state === 'credited') return terms.cardCredited(name, plans[offer.held?.plan ?? plan].name, from)
  if (state === 'change') return terms.cardChange
  return why ?? terms.cardNow
}

function CheckoutButton({ price }: { price: CardPrice }) {
  const { state } = useSession()
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  const pay = async () => {
    if (busy) return
    if (state === 'signedOut') {
      const onClick = () => navigate(signInPath(paymentRequestPath(price.plan, price.interval)))
      toast.error(checkoutMessages.get().signIn, { action: { label: 'Sign in', onClick } })
      return
    }
    setBusy(true)
    try {
      const { plan, interval, currency, price_id } = price
      const { url } = await api.billing.checkout({ priceId: price_id, planId: plan, isAnnual: interval === 'yearly', currency })
      location.assign(url)
    } catch (error) {
      console.error(checkoutMessages.get().startFailed, error)
      const why = refusalMessage(error)
      toast.error(why === undefined ? checkoutMessages.get().startFailed : checkoutMessages.get().failed({ why }))
      setBusy(false)
    }
  }
  return (
    <Button size="lg" aria-disabled={busy} onClick={pay} className="justify-self-start">
      {busy ? <Spinner /> : <CreditCard aria-hidden />}
      {busy ? 'Opening the payment page...' : 'Pay by card'}
    </Button>
  )
}
