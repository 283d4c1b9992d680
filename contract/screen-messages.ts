/** What single screens say. Apart from `messages.ts`, so that only they load it. */

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
} as const

export const paletteMessages = {
  label: 'Search screens, results and settings',
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  searchIn: (place: string, typed: string) => `Search ${place} for “${typed}”`,
} as const
