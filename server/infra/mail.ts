import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import { createPrivateFolder } from '#server/infra/data-folder.ts'
import type { Env } from '#server/infra/env.ts'

/** An email to one address, as text and HTML. `link` is the link that the recipient should open. */
export type Mail = { to: string; subject: string; text: string; html: string; link?: string }

/** Sends emails. `send` rejects when the delivery failed, so that the email queue retries it. */
export type Mailer = {
  send(mail: Mail): Promise<void>
  /** Deletes the stored emails to an address. Emails that an SMTP server accepted cannot be deleted. */
  forget(address: string): Promise<void>
  close(): void
}

type MailEnv = Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>

/** Milliseconds without a response after which an SMTP server counts as unreachable. */
const smtpTimeout = 15_000

/** Sends by SMTP if `SMTP_URL` is set. Otherwise writes `.eml` files to `DATA_DIR/outbox` and prints each link to the terminal. */
export const createMailer = (env: MailEnv, print: (line: string) => void = printLine): Mailer =>
  env.smtpUrl ? smtpMailer(env.smtpUrl, env.mailFrom) : outboxMailer(join(env.dataDir, 'outbox'), env.mailFrom, print)

const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({
    url,
    connectionTimeout: smtpTimeout,
    greetingTimeout: smtpTimeout,
    socketTimeout: smtpTimeout,
  })
  return {
    async send({ to, subject, text, html }) {
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html })
    },
    forget: async () => {},
    close: () => transport.close(),
  }
}

const outboxMailer = (folder: string, from: string, print: (line: string) => void): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send({ to, subject, text, html, link }) {
      const { message } = await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html })
      // The files contain sign-in links, so only the user that runs the server may read them.
      await createPrivateFolder(folder)
      await writeNewFile(join(folder, outboxName(new Date())), message)
      print(link ? `Mail to ${to}: ${subject}\n  ${link}` : `Mail to ${to}: ${subject}`)
    },
    async forget(address) {
      for (const file of await filesIn(folder)) {
        const mail = await readFile(file, 'utf8')
        if (recipientOf(mail) === address) await rm(file)
      }
    },
    close: () => transport.close(),
  }
}

/** Writes a file and removes it if that fails: on a full disk no partial file remains, and the email queue retries. */
async function writeNewFile(file: string, message: Buffer | Readable): Promise<void> {
  try {
    await writeFile(file, message, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

/** The files of a folder; none if the folder does not exist yet. */
const filesIn = async (folder: string): Promise<string[]> => {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return files.map((name) => join(folder, name))
}

/** The recipient of an `.eml` file. Long header lines are folded at a space. */
const recipientOf = (mail: string): string | undefined => /^To:\s+<?([^\s<>]+)>?\r?$/m.exec(mail)?.[1]

/** Sorts by time; the random suffix distinguishes emails of the same millisecond. */
const outboxName = (time: Date): string => `${time.toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.eml`

const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
