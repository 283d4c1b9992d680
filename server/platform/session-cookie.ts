/**
 * The full name of the session cookie. Over https it carries `__Host-`, which makes browsers insist on `Secure`,
 * `Path=/` and no `Domain`: no sister subdomain can set or read it. Over http browsers refuse the prefix.
 */
export const sessionCookieName = (appUrl: string): string => `${sessionCookiePrefix(appUrl)}.session_token`

/** What every cookie of the auth library starts with. */
export const sessionCookiePrefix = (appUrl: string): string => (isHttps(appUrl) ? '__Host-postwright' : 'postwright')

export const isHttps = (appUrl: string): boolean => new URL(appUrl).protocol === 'https:'
