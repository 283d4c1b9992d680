import { brand } from '#contract/brand.ts'
import { paths } from '#contract/paths.ts'
import { letter } from '#server/core/letter.ts'
import type { Mail } from '#server/platform/mail.ts'

/** How long the links work, in seconds. */
export const linkLife = { verify: 24 * 60 * 60, reset: 60 * 60 } as const

/** The token rides in the fragment: it reaches no server, log or mail scanner, so only the page that opens can use it. */
export const verifyMail = (to: string, appUrl: string, token: string): Mail =>
  letter(to, {
    subject: `Confirm your email for ${brand.name}`,
    before: ['Hello,', `someone, hopefully you, made a ${brand.name} account with this address. Open this link to confirm it and sign in:`],
    link: { label: 'Confirm my email', url: `${appUrl}${paths.authCallback}#access_token=${token}&type=signup` },
    after: ['The link works once, within 24 hours.', 'If it was not you, ignore this mail. Without the link the account stays closed.'],
  })

/** Sent in place of a second account, so that a sign-up form tells strangers nothing and the owner everything. */
export const knownMail = (to: string, appUrl: string, recovery: boolean): Mail =>
  letter(to, {
    subject: `You already have a ${brand.name} account`,
    before: [
      'Hello,',
      `someone, hopefully you, tried to sign up to ${brand.name} with this address. It already has an account. Sign in here:`,
    ],
    link: { label: 'Sign in', url: `${appUrl}${paths.signIn}` },
    after: [
      ...(recovery ? [`If you forgot your password, choose a new one: ${appUrl}${paths.forgotPassword}`] : []),
      'If it was not you, ignore this mail. Nothing about your account has changed.',
    ],
  })

export const resetMail = (to: string, appUrl: string, token: string): Mail =>
  letter(to, {
    subject: `Choose a new ${brand.name} password`,
    before: ['Hello,', `someone, hopefully you, asked for a new password for the ${brand.name} account of this address. Choose one here:`],
    link: { label: 'Choose a new password', url: `${appUrl}${paths.resetPassword}#token=${token}` },
    after: [
      'The link works once, within one hour. A new password signs you out everywhere.',
      'If it was not you, ignore this mail. Your password stays as it is.',
    ],
  })
