import { CreditCard } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CardPrice } from '#api/billing-calls.ts'
import { api } from '#app/lib/api.ts'
import { refusalMessage } from '#app/lib/errors.ts'
import { formatDate } from '#app/lib/format.ts'
import { openProviderPage } from '#app/lib/provider-page.ts'
import { useSession } from '#app/lib/session.tsx'
import { Button } from '#app/ui/button.tsx'
import { CardText } from '#app/ui/card.tsx'
import { Segmented } from '#app/ui/choices.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { toast } from '#app/ui/toast.ts'
import type { Currency } from '#contract/brand.ts'
import { checkoutMessages } from '#contract/messages.ts'
import { paymentRequestPath } from '#contract/offers.ts'
import { signInPath } from '#contract/paths.ts'
import { offerMessages } from '#contract/paying-messages.ts'
import { plans } from '#contract/plans.ts'
import type { Choice, Offer } from './choice.ts'
import { payMessages } from './messages.ts'

interface PayByCardProps {
  /** Of the chosen plan and interval, one for each currency. */
  prices: readonly CardPrice[]
  price: CardPrice
  onCurrency: (currency: Currency) => void
  choice: Choice
  offer: Offer | undefined
}

/** Payment by card: what it means for this user, and the button to the card provider's page. */
export function PayByCard({ prices, price, onCurrency, choice, offer }: PayByCardProps) {
  const t = payMessages
  const refused = offer?.card.why ?? null
  return (
    <div className="grid gap-4">
      {prices.length > 1 && (
        <Segmented
          legend={t.currency}
          choices={prices.map(({ currency }) => ({ value: currency, label: currency.toUpperCase() }))}
          value={price.currency}
          onValueChange={onCurrency}
        />
      )}
      {refused === null ? <CardText>{cardTerms(choice, offer)}</CardText> : <CardText role="alert">{refused}</CardText>}
      {refused === null && (
        <>
          <CheckoutButton price={price} />
          <CardText>{t.secure}</CardText>
        </>
      )}
    </div>
  )
}

/** The terms of a card payment for this user. */
function cardTerms({ plan }: Choice, offer: Offer | undefined): string {
  const t = offerMessages
  const { name } = plans[plan]
  if (!offer) return t.cardNow
  const { state } = offer.card
  const from = formatDate(offer.card.from ?? new Date().toISOString())
  if (state === 'later') return t.cardLater({ plan: name, from })
  if (state === 'credited') return t.cardCredited({ plan: name, held: plans[offer.held?.plan ?? plan].name, from })
  return state === 'change' ? t.cardChange : t.cardNow
}

function CheckoutButton({ price }: { price: CardPrice }) {
  const t = payMessages
  const { state } = useSession()
  const [busy, setBusy] = useState(false)
  const navigate = useNavigate()

  const pay = async () => {
    if (busy) return
    if (state === 'signedOut') {
      const onClick = () => navigate(signInPath(paymentRequestPath(price.plan, price.interval)))
      toast.error(checkoutMessages.signIn, { action: { label: t.signIn, onClick } })
      return
    }
    setBusy(true)
    try {
      const { plan, interval, currency, price_id } = price
      const { url } = await api.billing.checkout({ priceId: price_id, planId: plan, isAnnual: interval === 'yearly', currency })
      openProviderPage(url)
    } catch (error) {
      console.error(checkoutMessages.startFailed, error)
      const why = refusalMessage(error)
      toast.error(why === undefined ? checkoutMessages.startFailed : checkoutMessages.failed({ why }))
      setBusy(false)
    }
  }
  return (
    <Button size="lg" aria-disabled={busy} onClick={pay} className="w-full">
      {busy ? <Spinner /> : <CreditCard aria-hidden />}
      {busy ? t.opening : t.payByCard}
    </Button>
  )
}
