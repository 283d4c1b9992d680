import filenamify from 'filenamify'
import { brand } from '#contract/brand.ts'
import { type ExportFormat, exportFormats } from '#contract/options.ts'
import type { Contents } from '#server/core/calls/large-answers.ts'
import type { YieldToEventLoop } from '#server/core/calls/yield-to-event-loop.ts'
import type { Pages } from './entry.ts'

/** Writes entries as the contents of a file, as a stream. A writer that works ahead of its reader yields to the event loop. */
type Write = (pages: Pages, yieldToEventLoop: YieldToEventLoop) => Contents

/** The writers of the formats, each loaded at its first use. */
export const formats: Readonly<Record<ExportFormat, () => Promise<Write>>> = {
  txt: async () => (await import('./text-formats.ts')).txt,
  md: async () => (await import('./text-formats.ts')).md,
  csv: async () => (await import('./text-formats.ts')).csv,
  json: async () => (await import('./text-formats.ts')).json,
  docx: async () => (await import('./docx.ts')).docx,
}

/** Emoji and their modifiers: fonts, shells and old archive formats handle them differently. */
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Variation_Selector}]|\u20E3/gu
/** Control characters, and bidirectional marks, which can make `gpj.exe` look like the name of a picture. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const apostrophes = /(?<=\p{L})['’](?=\p{L})/gu
/** White space, and characters with a meaning in shells, paths or URLs. */
const separators = /[\s"'’`#$%&<>|:;*?\\/!,()[\]{}=+~^@]+/gu
/** Bytes. Most file systems allow 255; the rest is for folders and suffixes such as "(1)". */
const maxNameBytes = 120

/** Cuts between grapheme clusters. */
function truncate(name: string, bytes: number): string {
  let cut = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)) {
    if (Buffer.byteLength(cut + segment) > bytes) break
    cut += segment
  }
  return cut
}

/** Words joined by hyphens, safe as a file name on every system; empty when no readable character is left. */
function slug(text: string): string {
  const words = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(invisible, '')
    .replace(emoji, '')
    .replace(apostrophes, '')
    .replace(separators, '-')
  const name = truncate(words.replace(/-{2,}/g, '-').replace(/^[-.]+/, ''), maxNameBytes).replace(/(?<![-.])[-.]+$/, '')
  return name && filenamify(name, { replacement: '-', maxLength: maxNameBytes })
}

/** The file name for several texts: 'postwright-library-2026-11-21.csv'. */
export const fileNameOfSeveral = (subject: string, format: ExportFormat, now: Date): string =>
  `${[brand.name.toLowerCase(), slug(subject).toLowerCase(), now.toISOString().slice(0, 10)].filter(Boolean).join('-')}.${format}`

/** The file name for one text: its title, or, when that has no readable character, the name for several texts. */
export function fileNameOfOne(title: string, subject: string, format: ExportFormat, now: Date): string {
  const name = slug(title)
  return name ? `${name}.${format}` : fileNameOfSeveral(subject, format, now)
}

const nonAscii = /[^\x20-\x7e]/gu

/** RFC 6266: an attachment with its file name, and with an ASCII name for clients that do not support others. */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replace(nonAscii, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

interface Download {
  readonly pages: Pages
  readonly format: ExportFormat
  readonly name: string
}

/** A file's headers and its contents. */
export async function download(
  { pages, format, name }: Download,
  yieldToEventLoop: YieldToEventLoop,
): Promise<{ head: Record<string, string>; contents: Contents }> {
  const write = await formats[format]()
  return {
    head: { 'content-type': exportFormats[format].mediaType, 'content-disposition': attachment(name) },
    contents: write(pages, yieldToEventLoop),
  }
}
