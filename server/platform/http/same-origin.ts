const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that changes something may: another site's page can make a browser send it, with the person's cookies or from
 * their address, but cannot lie about where it comes from. Programs that are no browser send neither header.
 */
export function isOwnRequest({ method, headers }: Request, appUrl: string): boolean {
  if (safe.has(method)) return true
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = headers.get('origin')
  if (origin === null) return true
  // The host as the browser sees it, or as the configuration says, where a proxy renames it.
  return origin === appUrl || (URL.canParse(origin) && new URL(origin).host === headers.get('host'))
}
