import { createHash } from 'node:crypto'

/** The CSP source expression that allows exactly this inline text. */
const cspHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The policy of responses that are not pages: a browser that shows one loads and runs nothing. */
export const denyAllPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The content security policy of a page: only this server's resources, and inline scripts and styles with a given hash or nonce. */
export function contentPolicy({
  scripts = [],
  styles = [],
  https,
}: {
  scripts?: readonly string[]
  styles?: readonly string[]
  https: boolean
}): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

const inlineHashes = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, text = '']) => cspHash(text))),
]

/** The hashes of a page's inline scripts. Structured data is not executed and needs none. */
export const scriptHashes = (html: string): string[] => inlineHashes(html, inlineScript)

/** The hashes of a page's inline style sheets. */
export const styleHashes = (html: string): string[] => inlineHashes(html, inlineStyle)
