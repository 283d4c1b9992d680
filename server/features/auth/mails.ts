import { brand } from '#contract/brand.ts'
import { paths } from '#contract/paths.ts'
import type { Mail } from '#server/platform/mail.ts'

/** How long the links work, in seconds. */
export const linkLife = { verify: 24 * 60 * 60, reset: 60 * 60 } as const

/** Built from the operator's address only: nothing a stranger typed at sign-up (a name, say) reaches somebody's inbox. */
type Letter = { subject: string; before: string[]; link: { label: string; url: string }; after: string[] }

/** The token rides in the fragment: it reaches no server, log or mail scanner, so only the page that opens can use it. */
export const verifyMail = (to: string, appUrl: string, token: string): Mail =>
  compose(to, {
    subject: `Confirm your email for ${brand.name}`,
    before: ['Hello,', `someone, hopefully you, made a ${brand.name} account with this address. Open this link to confirm it and sign in:`],
    link: { label: 'Confirm my email', url: `${appUrl}${paths.authCallback}#access_token=${token}&type=signup` },
    after: ['The link works once, within 24 hours.', 'If it was not you, ignore this mail. Without the link the account stays closed.'],
  })

/** Sent in place of a second account, so that a sign-up form tells strangers nothing and the owner everything. */
export const knownMail = (to: string, appUrl: string, recovery: boolean): Mail =>
  compose(to, {
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
  compose(to, {
    subject: `Choose a new ${brand.name} password`,
    before: ['Hello,', `someone, hopefully you, asked for a new password for the ${brand.name} account of this address. Choose one here:`],
    link: { label: 'Choose a new password', url: `${appUrl}${paths.resetPassword}#token=${token}` },
    after: [
      'The link works once, within one hour. A new password signs you out everywhere.',
      'If it was not you, ignore this mail. Your password stays as it is.',
    ],
  })

const compose = (to: string, { subject, before, link, after }: Letter): Mail => ({
  to,
  subject,
  link: link.url,
  text: [...before, link.url, ...after, brand.name].join('\n\n'),
  html: page(
    subject,
    [
      ...before.map(paragraph),
      `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#b8371b;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(link.label)}</a></p>`,
      `<p style="margin:0 0 16px;font-size:14px;word-break:break-all">${escapeHtml(link.url)}</p>`,
      ...[...after, brand.name].map(paragraph),
    ].join('\n'),
  ),
})

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px"><div style="max-width:560px;margin:0 auto;font:16px/1.5 system-ui,sans-serif">
${body}
</div></body>
</html>
`

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
