import { i18n } from '#contract/i18n.ts'

// Messages of single screens. Separate from `messages.ts`, so that only these screens load them.

/** The target of the link in a verification email. The specification quotes the first four (§8). */
export const callbackMessages = i18n('callback', {
  success: 'Email verified successfully! Redirecting to dashboard...',
  rejected: 'Error verifying your email. Please try again.',
  noTokens: 'No authentication tokens found. Redirecting to sign-in...',
  unexpected: 'An unexpected error occurred. Please try signing in.',
  verifying: 'Verifying your email...',
  successReturning: 'Email verified successfully! Taking you back to what you chose...',
  passwordNeeded: 'You’re not in the browser you signed up with. Enter the password you chose to finish.',
  passwordWrong: 'That’s not the password chosen for this sign-up.',
  passwordWrongHint: 'If you signed up more than once, try the link in your other email. If you never signed up, you can close this page.',
  confirmFailed: 'We couldn’t confirm your email. Please try again.',
})

/** A text of the history or the library as the start of another one. */
export const anotherMessages = i18n('make-another', {
  again: 'Make another like this',
  filledIn: 'Your topic and settings are filled in. Change anything you like, then generate.',
})
