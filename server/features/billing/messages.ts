import { i18n, params } from '#contract/i18n.ts'

/** Messages for refused calls. They are not in the contract because only the server uses them. `{until}` and `{on}` are written out. */
export const billingMessages = i18n('billing', {
  off: 'Card payments aren’t available here. Please send a payment request instead.',
  notOffered: params('The {plan} plan ({interval}) can’t be paid by card in {currency}. Please send a payment request instead.'),
  otherPrice: 'This price doesn’t match the plan you chose. Please reload the page and choose again.',
  samePlan: 'You already pay for this plan by card.',
  smaller: params('You’re on {held} until {until}. You can choose {wanted} once it ends.'),
  smallerEndless: params('You’re on {held} with no end date. It already includes {wanted}, so there’s nothing to pay.'),
  endless: params('You’re on {held} with no end date, so there’s nothing to pay.'),
  tooFar: params('You’re on {held} until {until}. You can switch to paying by card closer to that date.'),
  coveredBesideCard: params(
    'You’re on {held} until {until}, and your card pays for {card}. Cancel the card plan under Billing, then choose again.',
  ),
  coveredBesideCardEndless: params(
    'You’re on {held}, and your card pays for {card}. Cancel the card plan under Billing, then choose again.',
  ),
  cardRenews: params('Your card already pays for {plan}. It renews on {on}. To stop it, open Billing.'),
  cardPaysFor: params('Your card pays for {held}. To move to {wanted}, choose Pay by card, or cancel the card plan under Billing first.'),
  otherCurrency: params('Your card is charged in {currency}. Please choose that currency to change your plan.'),
  providerAway: 'We couldn’t open the payment page. You weren’t charged. Please try again in a moment.',
  paidTwice:
    'Your plan had already started or changed another way. So you don’t pay twice, we ended this card plan. If your card was charged, we’re refunding it and will email you.',
  notChecked: 'We couldn’t check the customer’s card plan, so nothing was changed. Please try again in a moment.',
  noCard: 'You haven’t paid by card yet.',
  unsigned: 'The card provider’s signature is missing or wrong.',
})
