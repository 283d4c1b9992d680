import { expect, test } from 'vitest'
import { existingAccountEmail, passwordResetEmail, verificationEmail } from './emails.ts'

const to = 'asha@example.com'
const appUrl = 'https://post.example.com'

test.each([
  ['verify', verificationEmail(to, appUrl, 'token-1')],
  ['known', existingAccountEmail(to, appUrl, true)],
  ['reset', passwordResetEmail(to, appUrl, 'token-1')],
])('the %s mail says the same as text and as HTML, and asks for one link', (_which, mail) => {
  const words = mail.html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_entity, code) => String.fromCharCode(Number(code)))

  expect(mail.to).toBe(to)
  for (const line of mail.text.split('\n\n')) expect(words).toContain(line)
  expect(mail.html.match(/<a /g)).toHaveLength(1)
  expect(mail.text).toContain(mail.link)
})

test.each([verificationEmail(to, appUrl, 'token-1'), passwordResetEmail(to, appUrl, 'token-1')])(
  'a token is in the fragment only: $link',
  ({ link }) => {
    const { pathname, search, hash } = new URL(link ?? '')

    expect(pathname + search).not.toContain('token-1')
    expect(hash).toContain('token-1')
  },
)

test('recovery is offered only where it works', () => {
  expect(existingAccountEmail(to, appUrl, true).text).toContain(`${appUrl}/forgot-password`)
  expect(existingAccountEmail(to, appUrl, false).text).not.toContain('forgot')
})
