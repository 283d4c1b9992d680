import { count, i18n } from '#contract/i18n.ts'

// Messages of the settings and of two-factor authentication. Separate from `messages.ts`, so that only their screens load them.

/** Two-factor authentication, at sign-in and in the settings. */
export const twoFactorMessages = i18n('two-factor', {
  codeRequired: 'Please enter the 6-digit code',
  backupCodeRequired: 'Please enter a backup code',
  eitherCodeRequired: 'Please enter a 6-digit code or a backup code',
  eitherCodeWrong: 'That code didn’t work. Enter the newest code from your app, or a backup code you haven’t used yet.',
  codeWrong: 'That code didn’t work. Enter the newest one, and check that your phone shows the right time.',
  backupCodeWrong: 'That backup code didn’t work. Each one works only once.',
  codeUsed: 'That code was already used. Wait for the next one.',
  locked: count({
    one: 'Too many wrong codes. Try again in {count} minute.',
    other: 'Too many wrong codes. Try again in {count} minutes.',
  }),
  signInExpired: 'That took too long. Please enter your password again.',
  challengeExpired: 'That took too long. Please enter a new code.',
  phoneUnavailable: 'Codes by text message aren’t available. Please use an authenticator app.',
  verifyFailed: 'We couldn’t check your code. Please try again.',
  secondStepNeeded: 'This account uses two-factor authentication. Please sign in with your password and a code.',
  loadFailed: 'We couldn’t load your two-factor settings.',
  enabled: 'Two-factor authentication is on. Your other devices are signed out.',
  enableFailed: 'Two-factor authentication couldn’t be turned on. Please try again.',
  disabled: 'Two-factor authentication is off',
  disableFailed: 'Two-factor authentication couldn’t be turned off. Please try again.',
  regenerated: 'New backup codes created. The old ones no longer work.',
  regenerateFailed: 'We couldn’t create new backup codes. Your old ones still work. Please try again.',
  codesCopied: 'Backup codes copied',
  alreadyOn: 'Two-factor authentication is already on. Reload this page to see it.',
})

/** Errors of a new password. Only the server sends them. */
export const passwordMessages = i18n('passwords', {
  tooEasy: 'That password is too easy to guess. Try a few words that don’t belong together, without your name or email.',
})

/** Why an access token was refused: for API clients. The specification quotes the first three (§5, §8). */
export const accessTokenMessages = i18n('access-tokens', {
  emptyKeySet: 'JWKS is empty',
  unknownKey: 'No matching signing key found in JWKS',
  badSignature: 'Invalid JWT signature',
  expired: 'JWT has expired',
  malformed: 'Invalid JWT',
})

/** What actions of the settings end in. */
export const settingsMessages = i18n('settings-outcomes', {
  nameSaved: 'Name saved',
  nameFailed: 'Your name couldn’t be saved. Please try again.',
  styleSaved: 'Style saved. We’ll use it from the next thing you write.',
  styleFailed: 'Your style couldn’t be saved. Please try again.',
  passwordChanged: 'Password changed. Your other devices are signed out.',
  passwordFailed: 'Your password wasn’t changed. Please try again.',
  passwordWrong: 'That’s not your current password.',
  passwordSame: 'Please choose a password you’re not using now.',
  usageFailed: 'We couldn’t load your usage',
  accountFailed: 'We couldn’t load your account',
  daysFailed: 'We couldn’t load the last 30 days',
  sessionsFailed: 'We couldn’t load your devices',
  sessionEndFailed: 'We couldn’t sign out that device. Please try again.',
  sessionsEnded: count({ one: '{count} other device is signed out', other: '{count} other devices are signed out' }),
  dataReady: 'Your data has been downloaded',
  dataFailed: 'We couldn’t download your data. Please try again.',
  deleted: 'Your account and its data have been deleted.',
  deleteFailed: 'Account deletion is currently failing. Please contact support.',
})
