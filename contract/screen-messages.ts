/** Messages of single screens. Separate from `messages.ts`, so that only these screens load them. */

export const historyMessages = {
  empty: 'Nothing generated yet',
  noMatch: 'Nothing in your history matches',
  clearFilters: 'Clear filters',
  loadFailed: 'Failed to load your history',
  openFailed: 'This result could not be opened.',
  runAgain: 'Run again',
  filledIn: 'Filled in as it was asked then. Nothing is used until you press Generate.',
} as const

export const callbackMessages = {
  verifying: 'Verifying your email...',
  success: 'Email verified successfully! Redirecting to dashboard...',
  rejected: 'Error verifying your email. Please try again.',
  noTokens: 'No authentication tokens found. Redirecting to sign-in...',
  successReturning: 'Email verified successfully! Taking you back to what you chose...',
  unexpected: 'An unexpected error occurred. Please try signing in.',
  passwordNeeded: "You're not in the browser you signed up with. Enter the password you chose to finish.",
  passwordWrong: "That's not the password chosen for this sign-up.",
  passwordWrongHint: 'If you signed up more than once, try the link in your other email. If you never signed up, you can close this page.',
  confirmFailed: 'Your email could not be confirmed. Please try again.',
} as const

export const paletteMessages = {
  label: 'Search screens, results and settings',
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  searchIn: (place: string, typed: string) => `Search ${place} for “${typed}”`,
} as const
