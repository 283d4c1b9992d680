import filenamify from 'filenamify'
import { brand } from '#contract/brand.ts'
import { type ExportFormat, exportFormats } from '#contract/export-formats.ts'
import type { Contents } from '#server/core/large-answers.ts'
import type { YieldToEventLoop } from '#server/core/yield-to-event-loop.ts'
import type { Pages } from './entry.ts'

/** Writes entries as the contents of a file, bit by bit. What works ahead of being read waits for a slice now and then. */
type Write = (pages: Pages, slice: YieldToEventLoop) => Contents

/** The formats, each loaded when somebody first wants it. */
export const formats: Readonly<Record<ExportFormat, () => Promise<Write>>> = {
  txt: async () => (await import('./text-formats.ts')).txt,
  md: async () => (await import('./text-formats.ts')).md,
  csv: async () => (await import('./text-formats.ts')).csv,
  json: async () => (await import('./text-formats.ts')).json,
  docx: async () => (await import('./docx.ts')).docx,
}

/** Pictures and what colours, joins or boxes them: fonts, shells and old archives each make something else of them. */
const pictures = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Variation_Selector}]|\u20E3/gu
/** Controls, and marks that turn the reading order round: behind one, `gpj.exe` reads as a picture. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const apostrophes = /(?<=\p{L})['’](?=\p{L})/gu
/** Space between words, and what stands there in its place or has a meaning to a shell or an address. */
const breaks = /[\s"'’`#$%&<>|:;*?\\/!,()[\]{}=+~^@]+/gu
/** Bytes. Most file systems take 255, folders around it and "(1)" want some. */
const longest = 120

/** Cut between whole characters. */
function within(name: string, bytes: number): string {
  let cut = ''
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)) {
    if (Buffer.byteLength(cut + segment) > bytes) break
    cut += segment
  }
  return cut
}

/** Words joined by hyphens, safe as a file's name on every system; empty when nothing readable is left. */
function slug(text: string): string {
  const words = text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(unseen, '')
    .replace(pictures, '')
    .replace(apostrophes, '')
    .replace(breaks, '-')
  const name = within(words.replace(/-{2,}/g, '-').replace(/^[-.]+/, ''), longest).replace(/(?<![-.])[-.]+$/, '')
  return name && filenamify(name, { replacement: '-', maxLength: longest })
}

/** What many texts are called: 'postwright-library-2026-11-21.csv'. */
export const nameOfMany = (what: string, format: ExportFormat, now: Date): string =>
  `${[brand.name.toLowerCase(), slug(what).toLowerCase(), now.toISOString().slice(0, 10)].filter(Boolean).join('-')}.${format}`

/** What one text is called: its title, or where that has nothing to read, as many are. */
export function nameOfOne(title: string, what: string, format: ExportFormat, now: Date): string {
  const name = slug(title)
  return name ? `${name}.${format}` : nameOfMany(what, format, now)
}

const beyondAscii = /[^\x20-\x7e]/gu

/** RFC 6266: an attachment under a name of ours, and under a plain one for readers that know no other letters than ASCII. */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replace(beyondAscii, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`

interface Download {
  readonly pages: Pages
  readonly format: ExportFormat
  readonly name: string
}

/** A file's headers and its contents. */
export async function download(
  { pages, format, name }: Download,
  slice: YieldToEventLoop,
): Promise<{ head: Record<string, string>; contents: Contents }> {
  const write = await formats[format]()
  return {
    head: { 'content-type': exportFormats[format].mediaType, 'content-disposition': attachment(name) },
    contents: write(pages, slice),
  }
}
