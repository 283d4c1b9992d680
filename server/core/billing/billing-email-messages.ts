import { count, i18n, params } from '#contract/i18n.ts'

/** Emails to users about payments, plans and chat replies. Days and prices are written out; `{plan}` is 'Pro'. */
export const billingEmailMessages = i18n('billing-emails', {
  hello: 'Hi,',
  open: params('Open {name}'),
  questions: params('Questions? Email us at {email}.'),
  receivedSubject: 'We received your payment',
  received: params('We received your payment of {price}. Your {plan} plan is paid until {until}.'),
  receivedMore: 'You paid by card. Find your invoices, change your card or cancel under Billing.',
  activeSubject: params('Your {plan} plan is active'),
  active: params('Thanks for your payment. Your {plan} plan ({interval}) is active until {until}.'),
  renews: 'It renews on that day unless you cancel under Billing first.',
  ends: 'It doesn’t renew automatically. We’ll email you three days before it ends.',
  laterSubject: params('We’ll charge your card when your {plan} plan ends'),
  later: params(
    'Your {plan} plan ({interval}) is paid until {from}. We’ll charge your card for the first time on that day. You weren’t charged today.',
  ),
  laterMore: 'You can cancel before then under Billing.',
  refundedSubject: 'We refunded your card payment',
  refunded: params(
    'Your card was charged {price}, but your plan had already started or changed another way. So you don’t pay twice, we ended that card plan and refunded the {price}. It can take your bank 5 to 10 days to show it. The rest of your plan hasn’t changed.',
  ),
  unchargedSubject: 'Your card won’t be charged',
  uncharged:
    'You set up a card, but your plan had already started or changed another way. So you don’t pay twice, we ended that card plan. You weren’t charged, and the rest of your plan hasn’t changed.',
  endingSubject: params('Your {plan} plan ends on {until}'),
  ending: params(
    'Your {plan} plan ends on {until} and doesn’t renew automatically. After that you’ll be on the {next} plan. Want to keep {plan}? Choose it again:',
  ),
  choosePlan: 'Choose a plan',
  endingMore: 'Everything in your library and history stays.',
  replySubject: 'You have a reply about your payment request',
  reply: params('We replied to you in the chat about your {name} payment request. Read the reply and write back here:'),
  openChat: 'Open the chat',
  signUp: 'Sign up',
  replySignUp: 'Sign up with this email address and you’ll find the chat on your dashboard.',
  replyOnce: 'We won’t email you again until you’ve opened the chat.',
  replyIgnore: 'If you didn’t ask to pay for a plan, ignore this email.',
})

/** The email about a new API key. */
export const apiKeyEmailMessages = i18n('api-key-email', {
  hello: 'Hi,',
  subject: params('New API key for your {name} account'),
  created: params('An API key that starts with {start} was created for your {name} account. A program that has it can use your account.'),
  open: 'See your API keys',
  notYou: 'If this wasn’t you, revoke the key there and change your password.',
})

/** The email to admins. */
export const alertEmailMessages = i18n('alert-email', {
  subject: params('{name}: {news}'),
  requests: count({ one: '{count} new payment request', other: '{count} new payment requests' }),
  messages: count({ one: '{count} unread message', other: '{count} unread messages' }),
  both: params('{requests} and {messages}'),
  waiting: params('Waiting in the admin panel: {news}. Customers expect payment details within an hour.'),
  open: 'Open the request',
  refundedSubject: params('{name}: we refunded a card payment of {price}'),
  /** `{customer}`: an email address, or `deletedAccount`. */
  refunded: params(
    '{customer} paid {price} by card for days that were already paid, or after the account was closed. We canceled that card subscription ({subscription}) and refunded the {price}. There’s nothing you need to do.',
  ),
  deletedAccount: 'A deleted account',
  openLog: 'Open the audit log',
  refundedWhy: 'You get this email because you’re an admin.',
  why: 'You get this email because you’re an admin. We send one every ten minutes at most.',
})
