const secure = () => location.protocol === 'https:'

/** Over https a name carries `__Host-`, so that no sister subdomain can write the cookie. Over http browsers refuse the prefix. */
const inFull = (name: string) => (secure() ? `__Host-${name}` : name)

/** The value of a cookie that scripts may read, or `undefined`. */
export function readCookie(name: string): string | undefined {
  const start = `${inFull(name)}=`
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(start))
  return found === undefined ? undefined : decodeURIComponent(found.slice(start.length))
}

/** Keeps a preference for `maxAge` seconds, on the whole site. Never for anything secret. */
export function writeCookie(name: string, value: string, maxAge: number): void {
  document.cookie = `${inFull(name)}=${encodeURIComponent(value)}; path=/; max-age=${maxAge}; SameSite=Lax${secure() ? '; Secure' : ''}`
}
