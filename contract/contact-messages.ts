import { i18n, params } from '#contract/i18n.ts'

/** The contact page. The specification quotes some (§2). */
export const contactMessages = i18n('contact', {
  title: 'Contact Support',
  /** Inside the dashboard. */
  text: 'Questions about your account, billing or a result? Email us. Tell us what you typed and what you expected.',
  lead: 'Questions about your account, billing or a result? Email us.',
  metaDescription: params('How to reach {name} support by email, and what to include so we can help with the first reply.'),
  showEmail: 'Show Email',
  dialogTitle: 'Support email',
  emailUs: 'Email us at',
  noEmail: 'This site hasn’t added a support email yet. The help pages answer most questions.',
  copy: 'Copy',
  close: 'Close',
  helpful: 'What to include',
  topic: 'The topic you typed, and where you typed it',
  expected: 'What you expected, and what you got',
  account: 'Your account’s email, never your password',
  answered: 'Quick answers',
})
