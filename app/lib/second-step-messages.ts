import { i18n } from '#contract/i18n.ts'

/** The code that a sign-in asks for after the password. */
export const secondStepMessages = i18n('second-step', {
  code: '6-digit code',
  codeHint: 'Enter the code from your authenticator app. It changes every 30 seconds.',
  useBackup: 'Use a backup code',
  backup: 'Backup code',
  backupHint: 'One of the codes you saved when you turned on two-factor authentication. Each works once.',
  useApp: 'Use my authenticator app',
  verify: 'Verify and sign in',
  verifying: 'Checking...',
  passwordAgain: 'Enter your password again',
  back: 'Back',
})
