import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse } from 'hono/utils/cookie'

/**
 * What a signed cookie holds; `null` when it was not sent, or another secret signed it. The same as Hono's `parseSigned`, in this thread:
 * that one imports the key and asks another thread, and every request would wait for it twice.
 * @param sent the `cookie` header
 */
export function signedCookie(sent: string, { name, secret }: { name: string; secret: string }): string | null {
  const value = parse(sent, name)[name] ?? ''
  const dot = value.lastIndexOf('.')
  if (dot < 0) return null
  const signed = value.slice(0, dot)
  const [given, right] = [Buffer.from(value.slice(dot + 1)), Buffer.from(createHmac('sha256', secret).update(signed).digest('base64'))]
  return given.length === right.length && timingSafeEqual(given, right) ? signed : null
}
