/** Why something about paying by card is refused. They stand here, and not in the contract, because no screen knows them beforehand. */
export const words = {
  off: 'Card payments are not set up on this server. Please send a payment request instead.',
  notOffered: (plan: string, interval: string, currency: string) =>
    `The ${plan} plan (${interval}) cannot be paid by card in ${currency}. Please send a payment request instead.`,
  otherPrice: 'This price does not belong to the chosen plan. Please reload the page and choose again.',
  samePlan: 'You pay for this plan by card already.',
  /** A date without a value: what one has does not run out. */
  smaller: (held: string, until: string | null, wanted: string) =>
    until === null
      ? `You're on ${held}, with no end date, so there's nothing to pay for ${wanted}.`
      : `You're on ${held} until ${until}. You can choose ${wanted} once it ends.`,
  endless: (held: string) => `You're on ${held}, with no end date, so there's nothing to pay.`,
  tooFar: (held: string, until: string) => `You're on ${held} until ${until}. You can switch to paying by card closer to that date.`,
  coveredBesideCard: (held: string, until: string | null, card: string) =>
    `You're on ${held}${until === null ? '' : ` until ${until}`}, and your card pays for ${card}. Cancel the card plan under Billing, then choose again.`,
  cardRenews: (plan: string, on: string) => `Your card already pays for ${plan}. It renews on ${on}. To stop it, open Billing.`,
  cardPaysFor: (held: string, wanted: string) =>
    `Your card pays for ${held}. To move to ${wanted}, choose Pay by card, or cancel the card plan under Billing first.`,
  otherCurrency: (currency: string) => `Your card is charged in ${currency}. Please choose that currency to change your plan.`,
  providerAway: 'The payment page cannot be opened right now. Please try again in a moment.',
  noCard: 'You have not paid by card yet.',
  unsigned: 'This does not carry the signature of the card provider.',
} as const
