import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** A mail's file as people read it: quoted-printable breaks a line at 76 characters and writes `=` as `=3D`. */
const decode = (mail: string): string =>
  mail.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

async function mailsTo(dataDir: string, address: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
  return mails.map(decode).filter((mail) => mail.includes(`To: ${address}`))
}

/** The first link of the newest mail to an address; waits for the mail, which leaves the server a moment after the answer. */
export async function linkMailedTo(dataDir: string, address: string): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      link = /https?:\/\/[^\s"<]+/.exec((await mailsTo(dataDir, address)).at(-1) ?? '')?.[0]
      return link
    })
    .toBeDefined()
  return link as string
}
