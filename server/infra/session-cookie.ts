import { parseSigned } from 'hono/utils/cookie'

/**
 * The name of the session cookie. Over https it has the prefix `__Host-`, with which browsers require `Secure`, `Path=/` and no `Domain`,
 * so that sibling subdomains can neither set nor read it. Over http browsers reject the prefix.
 */
export const sessionCookieName = (appUrl: string): string => `${sessionCookiePrefix(appUrl)}.session_token`

/** The prefix of all cookies of Better Auth. */
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
