import { count, i18n, params } from '#contract/i18n.ts'

/** What all account screens share. */
export const accountScreenMessages = i18n('account-screens', {
  homePage: params('{brand}, home page'),
  email: 'Email',
  name: 'Name',
  password: 'Password',
  newPassword: 'New password',
  passwordHint: params('At least {least} characters.'),
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  nameTooLong: params('At most {most} characters'),
  /** The specification quotes it (§2). */
  signInLink: 'Go to Sign In',
})

export const signInMessages = i18n('sign-in', {
  page: 'Sign in',
  title: 'Sign in',
  lead: 'Welcome back.',
  submit: 'Sign in',
  submitting: 'Signing in...',
  forgot: 'Forgot password?',
  footer: params('New to {brand}? <a>Create an account</a>'),
  /** For somebody who has chosen a plan. */
  continueMonthly: params('Continue to {plan}, {price} a month.'),
  continueYearly: params('Continue to {plan}, {price} a year.'),
  createAccount: 'New here? Create your account',
  codeTitle: 'Enter your code',
  codeLead: 'Enter the 6-digit code from your authenticator app.',
})

/** Why a confirmation link did not work, on the sign-in page that it leads to. */
export const linkProblemMessages = i18n('link-problems', {
  rejected: 'That confirmation link has expired or was already used.',
  rejectedHint: 'If you’ve confirmed your email, just sign in. If not, enter your email below and get a new link.',
  noTokens: 'That confirmation link is incomplete.',
  noTokensHint: 'Open it again straight from the email, or enter your email below and get a new one.',
  unexpected: 'We couldn’t check your confirmation link.',
  unexpectedHint: 'It still works: open it again in a moment. Or enter your email below and get a new one.',
  newLink: 'Send a new link',
})

export const signUpMessages = i18n('sign-up', {
  page: 'Sign up',
  title: 'Create your account',
  lead: 'Free to start. All you need is an email address.',
  submit: 'Sign up',
  submitting: 'Creating account...',
  terms: 'I accept the <terms>Terms of Service</terms> and the <privacy>Privacy Policy</privacy>',
  footer: 'Already have an account? <a>Sign in</a>',
})

/** What the free plan gives, beside the sign-up form. */
export const freePlanMessages = i18n('sign-up-free', {
  title: 'Free every month',
  languages: count({ one: 'In {count} language', other: 'In {count} languages' }),
  saved: 'Everything you write is saved, and yours to export any time',
  noCard: 'No card needed',
})

export const checkEmailMessages = i18n('check-email', {
  title: 'Check your email',
  sent: 'We sent a link to <email></email>. Open it within 24 hours to confirm your email.',
  spam: 'Didn’t get it? Check your spam folder, or send it again.',
  /** Where no mail server is connected. */
  notSent: 'One step left: confirm <email></email>.',
  notSentHint: 'This site can’t send email yet. Ask the people who run it for your confirmation link.',
  operatorHint: 'Running it yourself? The link is in the terminal where you started it.',
  resend: 'Resend verification email',
  sending: 'Sending...',
  newLink: 'Create a new link',
  creating: 'Creating...',
  newLinkDone: 'New link created',
})

/** The link of a verification email, opened. The messages of its outcome are `callbackMessages`. */
export const confirmMessages = i18n('confirm-email', {
  page: 'Email verification',
  title: 'Confirm your email',
  submit: 'Confirm email',
  submitting: 'Confirming...',
  footer: 'Forgot the password? <a>Sign up again</a> to get a new link.',
  toDashboard: 'Go to the dashboard now',
  continue: 'Continue',
  toSignIn: 'Sign in now',
})

export const recoveryMessages = i18n('recovery', {
  forgotPage: 'Forgot password',
  forgotTitle: 'Forgot password?',
  forgotLead: 'Enter your email and we’ll send you a reset link.',
  contact: 'Contact support',
  sendLink: 'Send reset link',
  sending: 'Sending...',
  backToSignIn: 'Back to sign-in',
  resetTitle: 'Choose a new password',
  resetLead: 'Changing it signs you out everywhere.',
  change: 'Change password',
  changing: 'Changing password...',
  newLink: 'Get a new link',
})

/** The owner's account, on a new server. */
export const setupMessages = i18n('setup', {
  title: params('Set up {brand}'),
  lead: 'Create the owner account (admin, Pro plan). This link works once.',
  submit: 'Create owner account',
  submitting: 'Creating account...',
})
