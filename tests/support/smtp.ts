import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A received mail with decoded parts. */
export interface Received {
  readonly from: string
  readonly to: string[]
  readonly subject: string
  readonly content: string
  readonly text: string
  readonly html: string
}

export interface SmtpDouble {
  readonly url: string
  readonly port: number
  readonly received: Received[]
  close(): Promise<void>
}

const decoded = (encoded: string): string =>
  Buffer.from(
    encoded.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

/** The body of one part of a mail, by its type. */
function partOf(content: string, type: string): string {
  const [, part = ''] = content.split(`Content-Type: ${type}`)
  const [head = '', ...body] = part.split('\r\n\r\n')
  const text = body.join('\r\n\r\n').split('\r\n----')[0] ?? ''
  return head.includes('base64') ? Buffer.from(text, 'base64').toString('utf8') : head.includes('quoted') ? decoded(text) : text
}

/** Parses a mail from a file or from SMTP. */
export const readMail = (content: string) => ({
  subject: decoded((/^Subject: (.*(?:\r\n .*)*)$/m.exec(content)?.[1] ?? '').replaceAll(/=\?UTF-8\?Q\?(.*?)\?=(?:\s+(?==\?))?/g, '$1')),
  text: partOf(content, 'text/plain'),
  html: partOf(content, 'text/html'),
})

/** A real SMTP server on loopback. With `refuse` it answers 451 to every mail. */
export async function startSmtp({ port = 0, refuse = false }: { port?: number; refuse?: boolean } = {}): Promise<SmtpDouble> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (refuse) return done(Object.assign(new Error('try later'), { responseCode: 451 }))
        const content = Buffer.concat(parts).toString()
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), content, ...readMail(content) })
        done()
      })
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const bound = (server.server.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
