import { i18n, params } from '#contract/i18n.ts'

/** The contact page. The specification quotes some (§2). */
export const contactMessages = i18n('contact', {
  title: 'Contact Support',
  /** Inside the dashboard. */
  text: 'Questions about your account, billing or a result? Email us. Tell us what you typed and what you expected.',
  lead: 'Questions about your account, billing or a result? Email us.',
  /** Where no support address is configured: what helps then. */
  textNoEmail: 'Questions about your account, billing or a result? This site has no support email, so here’s who to ask.',
  runBy: 'This site is run by <operator></operator>. Ask them, and say what you typed and what you expected.',
  nobodyNamed: 'Ask the person or team who gave you the link to this site, and say what you typed and what you expected.',
  /** On the public page, where it is not known who reads. */
  chatIfAny: 'If you’ve asked for a paid plan, you can also <a>write in the payment chat</a> on your dashboard.',
  ownChat: 'You have a payment chat with us. Write there: we’ll see it.',
  openChat: 'Open payment chat',
  metaDescription: params('How to reach {name} support, and what to include so we can help with the first reply.'),
  showEmail: 'Show Email',
  dialogTitle: 'Support email',
  emailUs: 'Email us at',
  copy: 'Copy',
  close: 'Close',
  helpful: 'What to include',
  topic: 'The topic you typed, and where you typed it',
  expected: 'What you expected, and what you got',
  account: 'Your account’s email, never your password',
  answered: 'Quick answers',
})
