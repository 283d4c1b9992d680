import { i18n, params } from '#contract/i18n.ts'

// Messages of manual payment. Separate from `messages.ts`, so that only its screens load them. The specification quotes some (§2, §8).

export const paymentMessages = i18n('payment', {
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
  listFailed: 'Failed to fetch payment requests',
  listEmpty: 'No payment requests found',
})

/** What a payment means for somebody who has a plan. Dates and prices are written out. */
export const offerMessages = i18n('payment-offer', {
  title: 'Your plan',
  held: params('You’re on {plan} until {until}.'),
  heldRenews: params('You’re on {plan}. It renews on {until}.'),
  heldEndless: params('You’re on {plan} with no end date.'),
  cardNow: 'Your plan starts right after you pay. It renews until you cancel.',
  cardLater: params(
    'You won’t be charged today. We’ll charge your card for the first time on {from}, when your current {plan} plan ends. It renews until you cancel.',
  ),
  cardCredited: params(
    '{plan} starts today. We’ll credit what’s left of your {held} plan, so we’ll charge your card for the first time on {from}. It renews until you cancel.',
  ),
  cardChange: 'You’ll see what you pay on the next page before you confirm.',
  requestLater: params('This extends your {plan} plan from {from}.'),
  requestCredited: params('{plan} starts when we confirm your payment. We’ll add what’s left of your {held} plan as extra time.'),
})

/** The first messages of a request's chat. */
export const instructionMessages = i18n('payment-instructions', {
  pay: params(
    'Thank you for choosing the {plan} plan ({interval}). Please pay {price} and add the reference {reference} so we can find your payment.',
  ),
  upi: params('UPI: {id} ({name})'),
  link: params('{label}: {url}'),
  afterwards: 'Once we confirm your payment, your plan starts and we’ll message you here.',
  later: params(
    'Thank you for choosing the {plan} plan ({interval}, {price}). We’ll send you payment details here within an hour. Your reference is {reference}.',
  ),
})

/** The instructions on a screen. */
export const payCardMessages = i18n('payment-card', {
  amount: 'Amount',
  reference: 'Reference',
  upiId: 'UPI ID',
  copyAmount: 'Copy the amount',
  copyReference: 'Copy the reference',
  copyUpiId: 'Copy the UPI ID',
  qr: params('QR code to pay {name} by UPI'),
  scan: params('Scan with any UPI app to pay {name}. The amount and reference are already filled in.'),
  openApp: 'Open UPI app',
})
