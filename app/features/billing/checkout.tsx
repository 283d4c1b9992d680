import { useState } from 'react'
import type { CardPrice } from '#api/billing.ts'
import { Card } from '#app/ui/card.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#app/ui/tabs.tsx'
import type { Currency } from '#contract/brand.ts'
import { siteMessages } from '#contract/messages.ts'
import { ChoiceFields, CurrentPlan, PlanSummary } from './billing-page.tsx'
import { type Choice, type Offer, useCardPrices, useOffer } from './choice.ts'
import { payMessages } from './messages.ts'
import { PayByCard } from './pay-by-card.tsx'
import { NextSteps, RequestDone } from './request-done.tsx'
import { RequestForm } from './request-form.tsx'

type Way = 'card' | 'manual'

/** Manual payments are in rupees. */
const manualCurrency: Currency = 'inr'

const isBothRefused = (offer: Offer | undefined): boolean => Boolean(offer?.card.why && offer.request.why)

interface CheckoutProps {
  choice: Choice
  onChoice: (choice: Choice) => void
  /** The visitor's likely currency. */
  likely: Currency
}

/** Plan and interval, then the ways to pay as tabs: a card where this server has a price for it, and the request of a manual payment. */
export function Checkout({ choice, onChoice, likely }: CheckoutProps) {
  const [sentWith, setSentWith] = useState<string | null>(null)
  const [chosenWay, setWay] = useState<Way>()
  const [chosenCurrency, setCurrency] = useState(likely)
  const { offer, pending } = useOffer(choice)
  const { data, isPending } = useCardPrices()
  const prices = (data?.items ?? []).filter(({ plan, interval }) => plan === choice.plan && interval === choice.interval)
  const price = prices.find(({ currency }) => currency === chosenCurrency) ?? prices[0]
  // A way that is refused is shown only when it is chosen.
  const way: Way = price ? (chosenWay ?? (offer?.card.why ? 'manual' : 'card')) : 'manual'
  const currency = way === 'card' && price ? price.currency : manualCurrency
  if (sentWith !== null)
    return (
      <div className="grid max-w-2xl gap-6">
        <RequestDone email={sentWith} />
        <NextSteps />
      </div>
    )
  const bothRefused = isBothRefused(offer)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Card>
        <ChoiceFields choice={choice} onChoice={onChoice} currency={currency} />
      </Card>
      <aside className="grid gap-6 lg:row-span-2">
        <PlanSummary {...choice} currency={currency} />
        {offer && !bothRefused && <CurrentPlan offer={offer} />}
        {way === 'manual' && !bothRefused && <NextSteps className="max-lg:hidden" />}
      </aside>
      {pending || isPending ? (
        <div role="status">
          <span className="sr-only">{siteMessages.loading}</span>
          <Skeleton className="h-72" />
        </div>
      ) : offer && bothRefused ? (
        <CurrentPlan offer={offer} />
      ) : (
        <div className="grid gap-6">
          <Ways
            way={way}
            onWay={setWay}
            prices={prices}
            price={price}
            onCurrency={setCurrency}
            choice={choice}
            offer={offer}
            onSent={setSentWith}
          />
          {way === 'manual' && <NextSteps className="lg:hidden" />}
        </div>
      )}
    </div>
  )
}

interface WaysProps {
  way: Way
  onWay: (way: Way) => void
  /** Of the chosen plan and interval, one for each currency. */
  prices: readonly CardPrice[]
  price: CardPrice | undefined
  onCurrency: (currency: Currency) => void
  choice: Choice
  offer: Offer | undefined
  onSent: (email: string) => void
}

/** Two tabs; without a card price only the form. Both stay in the page, so that changing the tab loses nothing that was typed. */
function Ways({ way, onWay, prices, price, onCurrency, choice, offer, onSent }: WaysProps) {
  const t = payMessages
  const form = <RequestForm choice={choice} offer={offer} onDone={onSent} />
  if (!price) return <Card>{form}</Card>
  return (
    <Card>
      <Tabs value={way} onValueChange={(chosen) => onWay(chosen as Way)}>
        <TabsList aria-label={t.ways}>
          <TabsTrigger value="card">{t.card}</TabsTrigger>
          <TabsTrigger value="manual">{t.manual}</TabsTrigger>
        </TabsList>
        <TabsContent value="card">
          <PayByCard prices={prices} price={price} onCurrency={onCurrency} choice={choice} offer={offer} />
        </TabsContent>
        <TabsContent value="manual" forceMount hidden={way !== 'manual'}>
          {form}
        </TabsContent>
      </Tabs>
    </Card>
  )
}
