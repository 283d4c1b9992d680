import { i18n, params } from '#contract/i18n.ts'

// The words of the account emails. A link is a line of its own after `before…`.

export const verificationEmailMessages = i18n('email-verification', {
  subject: params('Confirm your email for {brand}'),
  before: 'Thanks for signing up. Confirm your email to get started.',
  link: 'Confirm my email',
  lifetime: 'The link works once and expires in 24 hours.',
  notYou: 'If this wasn’t you, ignore this email.',
})

export const existingAccountEmailMessages = i18n('email-existing-account', {
  subject: params('You already have a {brand} account'),
  before: params('You tried to sign up for {brand} with this email, but you already have an account. Just sign in.'),
  link: 'Sign in',
  forgot: params('Forgot your password? Choose a new one: {url}'),
  notYou: 'If this wasn’t you, ignore this email. Nothing about your account has changed.',
})

export const passwordResetEmailMessages = i18n('email-password-reset', {
  subject: params('Reset your {brand} password'),
  before: params('You asked to reset your {brand} password. Choose a new one here.'),
  link: 'Choose a new password',
  lifetime: 'The link works once and expires in one hour. Your new password signs you out everywhere and revokes your API keys.',
  notYou: 'If this wasn’t you, ignore this email. Your password stays the same.',
})

/** The first line of every account email. */
export const greetingMessages = i18n('email-greeting', { hello: 'Hi,' })
