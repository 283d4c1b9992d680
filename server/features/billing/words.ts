/** Why something about paying by card is refused. They stand here, and not in the contract, because no screen knows them beforehand. */
export const words = {
  off: 'Card payments are not set up on this server. Please send a payment request instead.',
  notOffered: (plan: string, interval: string, currency: string) =>
    `The ${plan} plan (${interval}) cannot be paid by card in ${currency}. Please send a payment request instead.`,
  otherPrice: 'This price does not belong to the chosen plan. Please reload the page and choose again.',
  samePlan: 'You pay for this plan by card already.',
  otherCurrency: (currency: string) => `Your card is charged in ${currency}. Please choose that currency to change your plan.`,
  providerAway: 'The payment page cannot be opened right now. Please try again in a moment.',
  noCard: 'You have not paid by card yet.',
  unsigned: 'This does not carry the signature of the card provider.',
} as const
