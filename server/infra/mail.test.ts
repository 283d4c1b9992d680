import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createMailer, type Mailer } from '#server/infra/mail.ts'
import { startSmtp } from '#tests/support/smtp.ts'

const mail = {
  to: 'asha@example.com',
  subject: 'Confirm your email',
  text: 'Open https://post.example.com/auth/callback#access_token=abc&type=signup',
  html: '<p>Open it</p>',
  link: 'https://post.example.com/auth/callback#access_token=abc&type=signup',
}

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

const folder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'postwright-mail-'))
  cleanUps.push(() => rm(path, { recursive: true, force: true }))
  return path
}

const mailer = (env: Parameters<typeof createMailer>[0], print?: (line: string) => void): Mailer => {
  const created = createMailer(env, print)
  cleanUps.push(() => created.close())
  return created
}

const smtp = async (refuse = false) => {
  const server = await startSmtp({ refuse })
  cleanUps.push(() => server.close())
  return server
}

test('without SMTP_URL an email is a file that only its owner can read, and its link is printed', async () => {
  const dataDir = await folder()
  const lines: string[] = []

  await mailer({ smtpUrl: undefined, mailFrom: 'Postwright <no-reply@localhost>', dataDir }, (line) => lines.push(line)).send(mail)

  const [name = ''] = await readdir(join(dataDir, 'outbox'))
  const file = join(dataDir, 'outbox', name)
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT.*\.eml$/)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readFile(file, 'utf8')).toMatch(
    /^From: Postwright <no-reply@localhost>\r\nTo: asha@example.com\r\nSubject: Confirm your email\r\n/,
  )
  expect(lines.join('\n')).toContain(mail.link)
})

test('emails to an address can be deleted without those to others', async () => {
  const dataDir = await folder()
  const { send, forget } = mailer({ smtpUrl: undefined, mailFrom: 'Postwright <no-reply@localhost>', dataDir }, () => undefined)
  await forget(mail.to)
  const long = `${'asha.'.repeat(12)}rao@${'example.'.repeat(12)}com`
  for (const to of [mail.to, long, 'not-asha@example.com', 'asha@example.com.test']) await send({ ...mail, to, text: `For ${mail.to}` })

  await forget(mail.to)
  await forget(long)

  const remaining = await Promise.all(
    (await readdir(join(dataDir, 'outbox'))).map((name) => readFile(join(dataDir, 'outbox', name), 'utf8')),
  )
  expect(remaining.map((text) => /^To: (.*)\r$/m.exec(text)?.[1]).sort()).toEqual(['asha@example.com.test', 'not-asha@example.com'])
})

test('emails of the same millisecond are separate files', async () => {
  const dataDir = await folder()
  const { send } = mailer({ smtpUrl: undefined, mailFrom: 'Postwright <no-reply@localhost>', dataDir }, () => undefined)

  await Promise.all(Array.from({ length: 20 }, () => send(mail)))

  expect(await readdir(join(dataDir, 'outbox'))).toHaveLength(20)
})

test('with SMTP_URL an email is sent from MAIL_FROM as text and HTML, without a file', async () => {
  const dataDir = await folder()
  const { url, received } = await smtp()

  await mailer({ smtpUrl: url, mailFrom: 'The desk <desk@example.com>', dataDir }).send(mail)

  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ from: 'desk@example.com', to: ['asha@example.com'] })
  expect(received[0]?.content).toMatch(/Content-Type: text\/plain/)
  expect(received[0]?.content).toMatch(/Content-Type: text\/html/)
  expect(await readdir(dataDir)).toEqual([])
})

test('send rejects when the SMTP server refuses the email, so that it is retried', async () => {
  const { url } = await smtp(true)

  await expect(mailer({ smtpUrl: url, mailFrom: 'desk@example.com', dataDir: '' }).send(mail)).rejects.toThrow('try later')
})

test('send rejects when the SMTP server cannot be reached', async () => {
  await expect(mailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'desk@example.com', dataDir: '' }).send(mail)).rejects.toThrow(
    /ECONNREFUSED/,
  )
})
