const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may act with the cookies it carries: another site's page can make a browser send them, but cannot lie about
 * where it comes from. Programs that are no browser send neither header, and no cookies they were not given.
 */
export function isOwnRequest(request: Request, appUrl: string): boolean {
  if (safe.has(request.method) || !request.headers.has('cookie')) return true
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  const origin = request.headers.get('origin')
  if (origin === null) return true
  // The host as the browser sees it, or as the configuration says, where a proxy renames it.
  return origin === appUrl || (URL.canParse(origin) && new URL(origin).host === request.headers.get('host'))
}
