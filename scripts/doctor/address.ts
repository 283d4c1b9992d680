import { Advice, type Check } from '#scripts/doctor/check.ts'

const ownMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** What has to be set once people come from elsewhere. */
export const address: Check = async ({ appUrl, trustedProxies, smtpUrl }) => {
  const { protocol, hostname } = new URL(appUrl)
  if (ownMachine.test(hostname)) return `Address: ${appUrl}, for this machine only; APP_URL names the one that people open`
  const missing = [
    protocol === 'http:' && `APP_URL is ${appUrl}: without https, passwords and cookies can be read on their way.`,
    protocol === 'https:' &&
      trustedProxies.length === 0 &&
      'TRUSTED_PROXIES is not set: behind a proxy all visitors look like one, and share its limits. Name the address of the proxy.',
    smtpUrl === undefined && 'SMTP_URL is not set: nobody elsewhere gets the mails that prove an address.',
  ].filter((line) => line !== false)
  if (missing.length > 0) throw new Advice(missing.join('\n'))
  return `Address: ${appUrl}`
}
