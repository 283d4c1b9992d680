import { i18n, params } from '#contract/i18n.ts'

export const uiMessages = i18n('ui', {
  closeDialog: 'Close dialog',
  closeSheet: params('Close {title}'),
  notifications: 'Notifications',
  tryAgain: 'Try again',
  showMore: 'Show more',
  /** Opens the rest of a group of choices. */
  moreChoices: 'More',
  addressUnknown: 'The address may be mistyped, or the page may have moved.',
  toDashboard: 'Go to Dashboard',
  crashed: 'Sorry',
  crashedTitle: 'This screen stopped working',
  crashedText: params('{error} Everything you saved is safe.'),
  crashedAgain: params('If it happens again, email {address}.'),
  reload: 'Reload',
})
