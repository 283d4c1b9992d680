const secure = () => location.protocol === 'https:'

/** Over HTTPS the name has the prefix `__Host-`, so that sibling subdomains cannot set the cookie. Over HTTP browsers reject the prefix. */
const prefixedName = (name: string) => (secure() ? `__Host-${name}` : name)

/** The value of a cookie that scripts may read, or `undefined`. */
export function readCookie(name: string): string | undefined {
  const start = `${prefixedName(name)}=`
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(start))
  return cookie === undefined ? undefined : decodeURIComponent(cookie.slice(start.length))
}

/** Stores a preference for `maxAge` seconds, on the whole site. Never use it for secrets. */
export function writeCookie(name: string, value: string, maxAge: number): void {
  document.cookie = `${prefixedName(name)}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; SameSite=Lax${secure() ? '; Secure' : ''}`
}
