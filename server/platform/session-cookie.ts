import { parseSigned } from 'hono/utils/cookie'

/**
 * The full name of the session cookie. Over https it carries `__Host-`, which makes browsers insist on `Secure`,
 * `Path=/` and no `Domain`: no sister subdomain can set or read it. Over http browsers refuse the prefix.
 */
export const sessionCookieName = (appUrl: string): string => `${sessionCookiePrefix(appUrl)}.session_token`

/** What every cookie of the auth library starts with. */
export const sessionCookiePrefix = (appUrl: string): string => (isHttps(appUrl) ? '__Host-postwright' : 'postwright')

export const isHttps = (appUrl: string): boolean => new URL(appUrl).protocol === 'https:'

/**
 * The value of a signed cookie; `null` when it was not sent, or signed with another secret.
 * @param header the `cookie` header
 */
export async function signedCookie(header: string, { name, secret }: { name: string; secret: string }): Promise<string | null> {
  const { [name]: value } = await parseSigned(header, secret, name)
  return value || null
}
