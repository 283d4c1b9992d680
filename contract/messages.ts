import { count, i18n, params } from '#contract/i18n.ts'
import type { PlanId } from '#contract/plans.ts'

// The messages that the specification quotes are unchanged (§5, §8).

export const authMessages = i18n('auth', {
  noAccount: 'No account found with this email. Please sign up first.',
  noAccountHint: 'Already signed up? Check your email and password for typos.',
  signInError: 'An error occurred during sign in',
  signInFailed: 'Failed to sign in',
  signedIn: 'Signed in successfully!',
  signUpSent: 'Verification email sent! Please check your inbox.',
  resendFailed: 'We couldn’t send the email. Please try again in a moment.',
  signUpError: 'An error occurred during sign up',
  signUpFailed: 'Failed to sign up',
  signedOut: 'Signed out successfully',
  signOutFailed: 'We couldn’t sign you out. Please try again.',
  mustAcceptTerms: 'You must accept the terms of service',
  nameRequired: 'Please enter your name',
  emailRequired: 'Please enter your email',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Please enter a password',
  passwordTooShort: 'Password must be at least 6 characters',
  passwordTooLong: 'Password must be at most 128 characters',
  noRecovery: 'Password recovery is not available. Save your password somewhere safe.',
  notVerified: 'Please confirm your email first. Check your inbox for the link.',
  signInToUse: 'Please sign in to use this feature',
  recoveryOff: 'Password recovery is not available here yet. Contact support if you need help signing in.',
  disabled: 'This account has been disabled. Please contact support.',
  resetSent: 'If this email has an account, a reset link is on its way. It works for one hour.',
  resetRequestFailed: 'We couldn’t send the reset link. Please try again in a moment.',
  resetFailed: 'Your password wasn’t changed. Please try again.',
  resetDone: 'Password changed. Sign in with your new one.',
  resetInvalid: 'This link has expired or was already used. Please get a new one.',
  setupInvalid: 'This link was already used or isn’t valid. If there’s no owner account yet, restart the server to get a new link.',
  setupFailed: 'We couldn’t create the owner account. Please try again.',
  setupUnchecked: 'We couldn’t check this link. Please try again.',
})

export const generationMessages = i18n('generation', {
  signInToUse: 'Please sign in to use this feature',
  topicFirst: 'Please enter a topic first',
  topic: 'Please enter a topic',
  platform: 'Please select a platform',
  onePlatform: 'Please select at least one platform',
  promptFirst: 'Please enter a prompt first',
  chooseSomething: 'Please pick at least one thing to create',
  chooseTone: 'Please choose a tone',
  failed: 'Generation failed',
  /** Several kinds at once. */
  written: 'Content generated successfully!',
  limitReached: "You've reached your limit for this feature. Please upgrade your plan to continue.",
  notOnFree: 'This feature is not available on the Free plan. Please upgrade to access.',
  notOnPlan: 'This feature is not available on your current plan.',
  trackFailed: 'Failed to track usage. Please try again.',
  dayReached: 'You’ve reached today’s limit. You weren’t charged. Try again tomorrow.',
  dayReachedByAll: 'Postwright has reached its limit for today. You weren’t charged. Try again tomorrow.',
  /** The model, or a safety filter of its provider. */
  declined: 'The AI won’t write about this. You weren’t charged. Try saying it another way.',
  stopped: 'Stopped. You weren’t charged.',
  /** Too many texts were stopped after a part was shown. */
  stoppedMonth: params('You’ve stopped too many of these halfway this month. You weren’t charged for them. You can write more from {day}.'),
  stoppedDay: 'You’ve stopped too many of these halfway today. You weren’t charged for them. Try again tomorrow.',
  /** A text of a model, a rewrite or one of several versions cannot be arranged again. */
  notArranged: 'This text can’t be changed this way. Write it again with these facts.',
  /** When Stop came too late; the sentences of `stoppedLate`. */
  stoppedOnly: 'Stopped. It had already finished, so it counts as 1 request.',
  stoppedOthers: count({
    one: 'Stopped. {count} had already finished, so it counts as {count} request.',
    other: 'Stopped. {count} had already finished, so they count as {count} requests.',
  }),
  shownHere: count({ one: 'Here it is.', other: 'Here they are.' }),
  inHistory: count({ one: 'It’s in your History.', other: 'They’re in your History.' }),
  stopUnconfirmed: 'Stopped. We couldn’t check whether it had finished. If it had, it counts as 1 request and is in your History.',
  restarting: 'Postwright is restarting. You weren’t charged. Try again in a moment.',
  cut: 'We lost the connection before it was finished.',
  cutHint: 'Try again. You won’t be charged twice.',
  cleared: 'Results cleared',
  clearedOne: 'Result cleared',
  tooFewUses: params('This takes {needed} requests and you have {left} left this month. Pick fewer platforms or upgrade your plan.'),
  usesRemaining: params('You have {uses} uses remaining for this feature this month.'),
})

export const copyMessages = i18n('copy', {
  done: 'Copied to clipboard!',
  title: 'Title copied to clipboard!',
  idea: 'Copied idea to clipboard!',
  nothing: 'There’s nothing to copy',
  failed: 'Your browser didn’t allow copying. Select the text and copy it.',
})

export const libraryMessages = i18n('library', {
  saved: 'Content saved to library!',
  savedScript: 'Script saved to library!',
  savedTitle: 'Title saved to library!',
  nothingToSave: 'No content to save',
  noScriptToSave: 'No script to save',
  signInToSaveTitles: 'Please sign in to save titles',
  saveFailed: 'Failed to save content. Please try again.',
  saveScriptFailed: 'Failed to save script. Please try again.',
  saveTitleFailed: 'Failed to save title. Please try again.',
  loadFailed: 'Failed to load your saved content',
  deleteFailed: 'Failed to delete content',
  deleted: 'Content deleted successfully',
  empty: 'No saved content found',
  clearSearch: 'Clear search',
  undo: 'Undo',
  full: 'Your library is full. Delete what you no longer need, then save again.',
  savedMany: count({ one: '{count} item saved to library', other: '{count} items saved to library' }),
  deletedMany: count({ one: '{count} item deleted', other: '{count} items deleted' }),
  removed: 'Removed from your library',
  restoreFailed: 'We couldn’t restore it. Please try again.',
  edited: 'Changes saved',
  editUndone: 'Changes undone',
  editFailed: 'We couldn’t save your changes. Please try again.',
  tagsFailed: 'We couldn’t load your tags.',
  nothingToChange: 'Please change something',
  titleRequired: 'Please give it a title',
  blankTag: 'A tag can’t be blank',
  tooManyTags: 'Up to 20 tags each',
  unsaved: 'You have unsaved changes.',
  clearFilters: 'Clear search and filters',
  tooManyToExport: params('Select up to {most} to export'),
})

/** Paying by card. */
export const checkoutMessages = i18n('checkout', {
  signIn: 'Please sign in to upgrade your plan',
  failed: params('Failed to create checkout session. Error: {why}'),
  startFailed: 'Failed to start checkout process',
})

export const paymentSuccessMessages = i18n('payment-success', {
  settingUp: 'Setting up your subscription... Please wait.',
  done: 'Subscription activated successfully!',
  failed: 'There was an issue activating your subscription. Please try refreshing the page or contact support if the issue persists.',
  refresh: 'Refresh Page',
})

/** The default message of each error code. */
export const errorMessages = i18n('errors', {
  UNAUTHORIZED: 'Please sign in to use this feature',
  FORBIDDEN: 'You don’t have permission to do this.',
  NOT_FOUND: 'We couldn’t find that. It may have been deleted.',
  INVALID_INPUT: 'Please check the highlighted fields.',
  TOO_LARGE: 'That’s too long. Shorten it and try again.',
  FEATURE_NOT_ON_PLAN: 'This feature is not available on your current plan.',
  QUOTA_REACHED: "You've reached your limit for this feature. Please upgrade your plan to continue.",
  RATE_LIMITED: 'Too many attempts. Wait a moment and try again.',
  CONFLICT: 'This is already running. Give it a moment.',
  GENERATION_FAILED: 'Something went wrong. You weren’t charged. Try again.',
  GENERATION_TIMEOUT: 'This took too long. You weren’t charged. Try again.',
  UNAVAILABLE: 'We can’t reach your data right now. Nothing is lost. Try again in a moment.',
  INTERNAL: 'Something went wrong on our side. Please try again.',
})

/** The errors of creating a client without its settings (spec §5), for developers. */
export const clientMessages = i18n('client', {
  urlRequired: 'supabaseUrl is required.',
  keyRequired: 'supabaseKey is required.',
})

export const siteMessages = i18n('site', {
  notFoundTitle: '404',
  notFound: 'Oops! Page not found',
  returnHome: 'Return to Home',
  loading: 'Loading...',
  accessDenied: 'Access Denied',
  noPermission: "You don't have permission to access this page.",
  adminRequired: 'Admin access required',
  chatSoon: 'Chat Support Coming Soon',
  offline: 'We can’t connect right now. Check your internet connection and try again.',
})

/**
 * What Stop says when it came too late.
 * @param requests the number of finished generations; `of` were started together
 * @param shown whether their results are on the screen
 */
export function stoppedLate(requests: number, { of, shown }: { readonly of: number; readonly shown: boolean }): string {
  const { stoppedOnly, stoppedOthers, shownHere, inHistory } = generationMessages
  return `${of === 1 ? stoppedOnly : stoppedOthers(requests)} ${shown ? shownHere(requests) : inHistory(requests)}`
}

/** The message when the plan does not include the feature (spec §6). */
export const notOnPlan = (plan: PlanId): string => (plan === 'free' ? generationMessages.notOnFree : generationMessages.notOnPlan)

/** The fields for occasion, facts and details. */
export const givenMessages = i18n('given', {
  /** The field under the topic, and the button that opens it. */
  details: 'Details (optional)',
  addDetails: 'Add details',
  detailsHint: 'One fact per line, as it should appear',
  /** Over the questions of an occasion. */
  facts: 'A few facts (all optional)',
  /** Shows the questions that are asked less often. */
  moreFacts: 'More facts',
  /** Empties all of them. */
  clear: 'Clear answers',
  /** The facts that stand in the topic or the details. */
  found: 'From what you typed',
  /** Over the occasions. */
  question: 'What’s it for?',
  /** The first choice, while there is no topic. */
  guess: 'Choose for me',
  /** The same choice with the guess. */
  guessed: params('Our guess: {label}'),
})
