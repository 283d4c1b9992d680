import { i18n, params } from '#contract/i18n.ts'

/** The page for paying for a plan. The specification names some (§2). */
export const payMessages = i18n('pay', {
  title: 'Checkout',
  lead: 'Pick a plan and how you’d like to pay.',
  back: 'Back',
  home: params('{name}, home page'),
  plan: 'Plan',
  interval: 'Billing Interval',
  summary: 'Plan Summary',
  intervalLine: params('Billing interval: {interval}'),
  planInterval: params('{plan}, {interval}'),
  pickOne: 'Pick one of these plans',
  /** The ways to pay. */
  ways: 'How would you like to pay?',
  card: 'Card',
  manual: 'UPI or bank transfer',
  currency: 'Currency',
  payByCard: 'Pay by card',
  opening: 'Opening the payment page...',
  secure: 'You’ll pay on our card provider’s secure page. We never see your card number.',
  signIn: 'Sign in',
  manualTitle: 'Manual Payment Request',
  manualLead: 'You won’t be charged now. We’ll send payment details to your dashboard chat within an hour.',
  message: 'Additional Message',
  optional: 'Optional',
  name: 'Full Name',
  email: 'Email Address',
  country: 'Country',
  chooseCountry: 'Choose a country',
  phone: 'Phone Number',
  tooLong: params('Keep it under {most} characters'),
  submitted: 'Request submitted',
  opensSoon: 'Opening your dashboard. Your payment details will be in the chat.',
  goToDashboard: 'Go to Dashboard',
  /** The marked part is replaced by the address that was typed. */
  signUpNext:
    'One more step: sign up with <b>your email</b>. Then confirm your email and that this request is yours. Your payment details will be in the chat on your dashboard.',
  signUp: 'Sign up',
  haveAccount: 'I have an account',
})

/** The five steps of a manual payment (spec §2). */
export const stepMessages = i18n('pay-steps', {
  title: 'What happens next?',
  review: 'We review your request',
  reviewText: 'We’ll send your payment details in a chat within an hour.',
  chat: 'Check your dashboard chat',
  chatText: 'You’ll find the QR code and payment links there.',
  pay: 'Pay',
  payText: 'By UPI, card or net banking. Add the reference so we can find your payment.',
  verify: 'We verify your payment',
  verifyText: 'Then we activate your subscription.',
  done: 'Your plan is live',
  doneText: 'We’ll confirm it in the chat.',
})

/** After a card payment. The specification quotes the rest: `paymentSuccessMessages`. */
export const arrivalMessages = i18n('pay-arrival', {
  title: 'Payment Successful',
  thanks: 'Thank you',
  goToDashboard: 'Go to Dashboard',
  /** After a while of waiting. */
  slow: 'This is taking longer than usual. You can leave this page: your plan starts as soon as your payment is confirmed.',
  contact: params('Questions? Email us at <a>{email}</a>.'),
  contactPage: 'Questions? <a>Contact us</a>.',
})
