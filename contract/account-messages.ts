/** Messages of the settings and of two-factor sign-in. Separate from `messages.ts`, so that only their screens load them. */

/** Two-factor sign-in and its settings. */
export const twoFactorMessages = {
  codeRequired: 'Please enter the 6-digit code',
  backupCodeRequired: 'Please enter a backup code',
  eitherCodeRequired: 'Please enter a 6-digit code or a backup code',
  eitherCodeWrong: 'This code is not right. Enter the newest code from your app, or a backup code that you have not used.',
  codeWrong: 'This code is not right. Check that your phone shows the correct time and enter the newest code.',
  backupCodeWrong: 'This backup code is not right, or it has been used already.',
  codeUsed: 'This code has been used already. Please wait for the next one.',
  locked: (minutes: number) => `Too many wrong codes. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  signInExpired: 'This sign-in took too long. Please enter your password again.',
  challengeExpired: 'This took too long. Please enter a new code.',
  phoneUnavailable: 'Codes by phone are not available. Please use an authenticator app.',
  verifyFailed: 'The code could not be checked. Please try again.',
  secondStepNeeded: 'This account asks for a second step. Please sign in with your password and a code.',
  loadFailed: 'We could not load your two-factor settings.',
  enabled: 'Two-factor sign-in is on. Your other devices are signed out.',
  enableFailed: 'Two-factor sign-in could not be turned on. Please try again.',
  disabled: 'Two-factor sign-in is off',
  disableFailed: 'Two-factor sign-in could not be turned off. Please try again.',
  regenerated: 'New backup codes made. The old ones no longer work.',
  regenerateFailed: 'New backup codes could not be made. Please try again.',
  codesCopied: 'Backup codes copied to clipboard!',
  alreadyOn: 'Two-factor sign-in is on already. Reload this page to see it.',
} as const

/** Errors of a new password. Only the server sends them. */
export const passwordMessages = {
  tooEasy:
    'This password is too easy to guess. Choose a longer one, for example a few words that do not belong together, without your name or email.',
} as const

/** Why an access token was refused. */
export const accessTokenMessages = {
  emptyKeySet: 'JWKS is empty',
  unknownKey: 'No matching signing key found in JWKS',
  badSignature: 'Invalid JWT signature',
  expired: 'JWT has expired',
  malformed: 'Invalid JWT',
} as const

export const settingsMessages = {
  nameSaved: 'Name saved',
  nameFailed: 'Your name could not be saved. Please try again.',
  styleSaved: 'Style saved. Your next text uses it.',
  styleFailed: 'Your style could not be saved. Please try again.',
  passwordChanged: 'Password changed. Other devices are signed out.',
  passwordFailed: 'The password could not be changed. Please try again.',
  passwordWrong: 'The current password is not right.',
  passwordSame: 'Please choose a password that you are not using now.',
  usageFailed: 'Failed to load your usage',
  accountFailed: 'Failed to load your account',
  daysFailed: 'Failed to load the last 30 days',
  daysEmpty: 'Nothing used in the last 30 days',
  sessionsFailed: 'Failed to load where you are signed in',
  sessionEnded: (device: string) => `${device} is signed out`,
  sessionsEnded: (sessions: number) => (sessions === 1 ? '1 other session is signed out' : `${sessions} other sessions are signed out`),
  sessionEndFailed: 'The sign-out there did not work. Please try again.',
  dataReady: 'Your data has been downloaded',
  dataFailed: 'Your data could not be downloaded. Please try again.',
  deleted: 'Your account and its data have been deleted.',
  deleteFailed: 'Account deletion is currently failing. Please contact support.',
} as const
