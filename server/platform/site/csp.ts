import { createHash } from 'node:crypto'

/** A source expression that lets exactly this inline text through. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** For answers that are no page of ours: a browser that shows one loads nothing for it and runs nothing in it. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What a page may load. Everything comes from this server; inline scripts and styles need their hash or nonce here. */
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

const hashes = (html: string, inline: RegExp): string[] => [...new Set([...html.matchAll(inline)].map(([, text = '']) => hashOf(text)))]

/** The hashes of a page's inline scripts. Structured data is not run and needs none. */
export const scriptHashes = (html: string): string[] => hashes(html, inlineScript)

/** The hashes of a page's inline style sheets. */
export const styleHashes = (html: string): string[] => hashes(html, inlineStyle)
