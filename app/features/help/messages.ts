import { i18n } from '#contract/i18n.ts'

// The specification quotes the titles of the two cards (§2).

export const helpMessages = i18n('dashboard-help', {
  page: 'Help',
  title: 'How can we help you?',
  blog: 'Visit Our Blog',
  blogText: 'Tips for writing posts, titles and scripts.',
  contact: 'Contact Support',
  contactText: 'Questions about your account, billing or a result? Email us.',
  contactNoEmail: 'Questions about your account, billing or a result? See who to ask.',
  pages: 'Help pages',
  pagesText: 'Answers to what people ask most. Search them in your own words.',
  tip: 'Tip: email us any time, 24/7. Tell us what you typed and what you expected.',
  /** Where no support address is configured. */
  tipNoEmail: 'Tip: the help pages are open any time, 24/7.',
  keys: 'Keyboard shortcuts',
  search: 'Search screens, results and settings',
  generate: 'Generate',
  esc: 'Esc',
  stop: 'Stop / close',
  sidebar: 'Show or hide the sidebar',
})
