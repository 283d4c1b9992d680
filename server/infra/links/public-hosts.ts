import { isIP } from 'node:net'
import { isPublicAddress } from '#server/infra/links/addresses.ts'
import { LinkError } from '#server/infra/links/link-error.ts'
import type { Network } from '#server/infra/links/network.ts'

/** Addresses of one host that are tried. */
const maxAddresses = 3
const maxLinkLength = 2_000

/** A URL that may be requested. Its host is in normal form: `0x7f.1` has become `127.0.0.1`. @throws LinkError */
export function checkedUrl(link: string, base?: URL): URL {
  if (link.length > maxLinkLength || !URL.canParse(link, base?.href)) throw new LinkError('invalid')
  const url = new URL(link, base)
  const { protocol, username, password, port } = url
  const isAllowed = /^https?:$/.test(protocol) && !username && !password && ['', '80', '443'].includes(port)
  if (!isAllowed) throw new LinkError('invalid')
  return url
}

/** An IPv6 address without its brackets. */
export const hostnameOf = ({ hostname }: Pick<URL, 'hostname'>): string => hostname.replace(/^\[|\]$/g, '')

/**
 * The addresses of a host, those that most servers reach first.
 * @throws LinkError unless all are public. A name of this network is answered like one that does not exist, so that nobody can look for them
 */
export async function publicAddresses(network: Network, hostname: string, signal: AbortSignal): Promise<string[]> {
  if (isIP(hostname)) {
    if (!isPublicAddress(hostname)) throw new LinkError('notPublic')
    return [hostname]
  }
  const found = await resolved(network, hostname, signal)
  if (found.length === 0 || !found.every(isPublicAddress)) throw new LinkError('unknownHost')
  return found.toSorted((one, other) => isIP(one) - isIP(other)).slice(0, maxAddresses)
}

async function resolved(network: Network, hostname: string, signal: AbortSignal): Promise<readonly string[]> {
  try {
    return await network.resolve(hostname, signal)
  } catch (cause) {
    throw new LinkError('unknownHost', { cause })
  }
}
