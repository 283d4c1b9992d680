import { join } from 'node:path'
import { type Check, patience, reasonOf } from '#scripts/doctor/check.ts'

export const mail: Check = async ({ smtpUrl, mailFrom, dataDir }) => {
  if (!smtpUrl) return `Mail: files in ${join(dataDir, 'outbox')}, with each link on the terminal; SMTP_URL sends real mail`
  const { createTransport } = await import('nodemailer')
  const { host } = new URL(smtpUrl)
  const transport = createTransport({ url: smtpUrl, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience })
  try {
    await transport.verify()
    return `Mail: sent through ${host} as ${mailFrom}`
  } catch (error) {
    throw new Error(`The mail server ${host} cannot be used: ${reasonOf(error)}. Check SMTP_URL.`)
  } finally {
    transport.close()
  }
}
