import { expect, test } from 'vitest'
import { existingAccountEmail, passwordResetEmail, verificationEmail } from './emails.ts'

const to = 'asha@example.com'
const appUrl = 'https://post.example.com'

test.each([
  ['verify', verificationEmail(to, appUrl, 'token-1')],
  ['known', existingAccountEmail(to, appUrl, true)],
  ['reset', passwordResetEmail(to, appUrl, 'token-1')],
])('the %s email has the same content as text and as HTML, with one link', (_which, mail) => {
  const htmlText = mail.html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_entity, code) => String.fromCharCode(Number(code)))

  expect(mail.to).toBe(to)
  for (const line of mail.text.split('\n\n')) expect(htmlText).toContain(line)
  expect(mail.html.match(/<a /g)).toHaveLength(1)
  expect(mail.text).toContain(mail.link)
})

test.each([verificationEmail(to, appUrl, 'token-1'), passwordResetEmail(to, appUrl, 'token-1')])(
  'the token is only in the fragment: $link',
  ({ link }) => {
    const { pathname, search, hash } = new URL(link ?? '')

    expect(pathname + search).not.toContain('token-1')
    expect(hash).toContain('token-1')
  },
)

test('password recovery is offered only when emails can be sent', () => {
  expect(existingAccountEmail(to, appUrl, true).text).toContain(`${appUrl}/forgot-password`)
  expect(existingAccountEmail(to, appUrl, false).text).not.toContain('forgot')
})
