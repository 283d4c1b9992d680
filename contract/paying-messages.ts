/** The parts of a payment as text. */
interface PaymentTerms {
  readonly plan: string
  readonly interval: string
  readonly price: string
  readonly reference: string
}

/** Messages of manual payment. Separate from `messages.ts`, so that only its screens load them. */
export const paymentMessages = {
  planRequired: 'Please choose a plan',
  intervalRequired: 'Please choose a billing interval',
  phoneRequired: 'Please enter your phone number',
  phoneInvalid: 'Please enter a valid phone number',
  countryRequired: 'Please choose your country from the list',
  failed: 'Failed to submit payment request. Please try again.',
  submitted:
    "Request submitted! Check the chat box on your dashboard for payment instructions. We'll send you payment details there within an hour.",
  submit: 'Submit Payment Request',
  submitting: 'Submitting...',
  /** The effect of a payment for a user who has a plan. Dates are written out. */
  offer: {
    title: 'Your plan',
    held: (plan: string, until: string | null, renews: boolean) =>
      until === null ? `You're on ${plan}, with no end date.` : `You're on ${plan} until ${until}${renews ? ', when it renews' : ''}.`,
    cardNow: 'Your plan starts right after the payment and renews until you cancel.',
    cardLater: (plan: string, from: string) =>
      `You pay nothing today. Your card is charged for the first time on ${from}, when your current ${plan} plan ends. It renews until you cancel.`,
    cardCredited: (plan: string, held: string, from: string) =>
      `${plan} starts today. What's left of your ${held} plan counts towards it, so your card is charged for the first time on ${from}. It renews until you cancel.`,
    cardChange: 'You change your card plan on our card provider’s page, which shows what you pay before you confirm.',
    requestLater: (plan: string, from: string) => `This adds to your ${plan} plan: the new time starts on ${from}.`,
    requestCredited: (plan: string, held: string) =>
      `${plan} starts when we confirm your payment. What's left of your ${held} plan is added to it.`,
  },
  listFailed: 'Failed to fetch payment requests',
  listEmpty: 'No payment requests found',
  /** The first lines of a request's chat. `price` is written out: '₹750'. */
  instructions: {
    pay: ({ plan, interval, price, reference }: PaymentTerms) =>
      `Thank you for choosing the ${plan} plan (${interval}). Please pay ${price} and mention the reference ${reference}, so that we can find your payment.`,
    upi: (id: string, name: string) => `UPI: ${id} (${name})`,
    link: (label: string, url: string) => `${label}: ${url}`,
    afterwards: 'We check every payment ourselves. Once we see yours, your plan starts and we let you know here.',
    later: ({ plan, interval, price, reference }: PaymentTerms) =>
      `Thank you for choosing the ${plan} plan (${interval}, ${price}). We'll send you payment details here within an hour. Your reference is ${reference}.`,
  },
  /** The instructions on a screen. */
  card: {
    amount: 'Amount',
    reference: 'Reference',
    upiId: 'UPI ID',
    copyAmount: 'Copy the amount',
    copyReference: 'Copy the reference',
    copyUpiId: 'Copy the UPI ID',
    qr: (name: string) => `QR code that pays ${name} by UPI`,
    scan: (name: string) => `Scan it with any UPI app to pay ${name}. The amount and the reference are filled in.`,
    openApp: 'Open UPI app',
  },
} as const
