import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Env } from '#server/platform/env.ts'
import { makePrivateFolder } from '#server/platform/folder.ts'

/** One mail to one address, as text and as HTML. `link` is what it asks the reader to open. */
export type Mail = { to: string; subject: string; text: string; html: string; link?: string }

/** Delivers mail; `send` rejects when it could not be handed over, so that the caller's queue tries again. */
export type Mailer = {
  send(mail: Mail): Promise<void>
  /** Removes the mails to an address that lie here. What a mail server was given is out of reach. */
  forget(address: string): Promise<void>
  close(): void
}

type MailEnv = Pick<Env, 'smtpUrl' | 'mailFrom' | 'dataDir'>

/** An SMTP server that says nothing for this long counts as unreachable, in milliseconds. */
const smtpPatience = 15_000

/** SMTP where `SMTP_URL` is set; otherwise `.eml` files in `DATA_DIR/outbox`, each link also shown on the terminal. */
export const createMailer = (env: MailEnv, print: (line: string) => void = printLine): Mailer =>
  env.smtpUrl ? smtpMailer(env.smtpUrl, env.mailFrom) : outboxMailer(join(env.dataDir, 'outbox'), env.mailFrom, print)

const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({
    url,
    connectionTimeout: smtpPatience,
    greetingTimeout: smtpPatience,
    socketTimeout: smtpPatience,
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
      // The files hold sign-in links: for the owner of the server only.
      await makePrivateFolder(folder)
      await writeWhole(join(folder, outboxName(new Date())), message)
      print(link ? `Mail to ${to}: ${subject}\n  ${link}` : `Mail to ${to}: ${subject}`)
    },
    async forget(address) {
      for (const file of await filesIn(folder)) {
        const mail = await readFile(file, 'utf8')
        if (addressee(mail) === address) await rm(file)
      }
    },
    close: () => transport.close(),
  }
}

/** The file is there whole or not at all: on a full disk nothing is left over, and the queue tries again. */
async function writeWhole(file: string, message: Buffer | Readable): Promise<void> {
  try {
    await writeFile(file, message, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}

/** Nothing while no mail was ever sent. */
const filesIn = async (folder: string): Promise<string[]> => {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return files.map((name) => join(folder, name))
}

/** Whom a mail that we wrote is for. Its head folds a long line before a space. */
const addressee = (mail: string): string | undefined => /^To:\s+<?([^\s<>]+)>?\r?$/m.exec(mail)?.[1]

/** Sorts by time; the random end keeps two mails of one millisecond apart. */
const outboxName = (at: Date): string => `${at.toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.eml`

const printLine = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
