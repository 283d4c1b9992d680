import { Advice, type Check } from '#scripts/doctor/check.ts'
import { isLoopback } from '#server/platform/env.ts'

/** Who can reach the server, and what has to be set once people come from elsewhere. */
export const address: Check = async ({ appUrl, host, trustedProxies, smtpUrl }) => {
  const { protocol, hostname } = new URL(appUrl)
  const listensHere = host !== undefined && isLoopback(host)
  if (isLoopback(hostname)) {
    if (listensHere) return `Address: ${appUrl}, for this machine only; APP_URL names the one that people open`
    throw new Advice(
      `Address: ${appUrl} is for this machine only, but HOST is ${host}: every machine that reaches this one can open it, without https. ` +
        'Inside a container that is as it should be; elsewhere leave HOST out, or set APP_URL to the address that people open.',
    )
  }
  const missing = [
    protocol === 'http:' && `APP_URL is ${appUrl}: without https, passwords and cookies can be read on their way.`,
    protocol === 'https:' &&
      trustedProxies.length === 0 &&
      'TRUSTED_PROXIES is not set: behind a proxy all visitors look like one, and share its limits. Name the address of the proxy.',
    smtpUrl === undefined && 'SMTP_URL is not set: nobody elsewhere gets the mails that prove an address.',
  ].filter((line) => line !== false)
  if (missing.length > 0) throw new Advice(missing.join('\n'))
  return `Address: ${appUrl}; the server listens ${listensHere ? 'to this machine only, where the proxy has to be' : `on ${host ?? 'every address of this machine'}`}`
}
