import { DocumentError } from './document-error.ts'

/** Bytes of a page's beginning in which it may declare its encoding. */
const declaredWithin = 4_096
const declared = /<meta[^>]{0,200}charset\s{0,9}=\s{0,9}["']?([\w:.-]{1,40})|<\?xml[^>]{0,200}encoding=["']([\w:.-]{1,40})/i

const decoderOf = (label: string) => {
  try {
    return new TextDecoder(label)
  } catch (error) {
    // A label that no standard knows; the usual encodings are tried.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function markedEncoding(bytes: Uint8Array): string | undefined {
  const [one, two, three] = bytes
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  return one === 0xff && two === 0xfe ? 'utf-16le' : undefined
}

/**
 * The text of bytes: by their byte order mark, the declared encoding, UTF-8, or else Windows-1252.
 * @throws DocumentError broken when they are no text
 */
export function decode(bytes: Uint8Array, charset?: string): string {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, declaredWithin)).toString('latin1')
  const [, inMeta, inXml] = declared.exec(head) ?? []
  const label = markedEncoding(bytes) ?? charset ?? inMeta ?? inXml
  const decoder = label ? decoderOf(label) : undefined
  const text = decoder ? decoder.decode(bytes) : decodeUnmarked(bytes)
  if (text.includes('\0')) throw new DocumentError('broken')
  return text
}

function decodeUnmarked(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('windows-1252').decode(bytes)
    throw error
  }
}

/** Markdown as plain text: without the marks of headings, emphasis, links, quotes and code. */
export const fromMarkdown = (text: string): string =>
  text
    .replace(/^---\n[\s\S]{0,4000}?\n---\n/, '')
    .replace(/^ {0,3}(?:#{1,6} +|> ?|[-*+] +|`{3,}.*$)/gmu, '')
    .replace(/!?\[([^[\]\n]{0,300})\]\([^()\s]{0,500}(?: "[^"\n]{0,200}")?\)/gu, '$1')
    .replace(/(?<![\p{L}\p{N}])([*_]{1,3})(?=\S)([^*_\n]{1,400})(?<=\S)\1(?![\p{L}\p{N}])/gu, '$2')
    .replace(/`([^`\n]{1,400})`/gu, '$1')

const timing = /^(?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3} +-->/u
/** UTF-16 units after which a new paragraph begins at the next end of a sentence, and in any case. */
const paragraph = { from: 400, most: 900 }

/** The spoken words of subtitles, in paragraphs of several sentences. A line that repeats the one before, as in rolling captions, is left out. */
export function fromSubtitles(text: string): string {
  const paragraphs: string[] = []
  let now = ''
  let last = ''
  for (const block of text.replace(/\r\n?/gu, '\n').split(/\n{2,}/u)) {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => timing.test(line.trim()))
    if (at < 0) continue
    for (const raw of lines.slice(at + 1)) {
      const line = raw.replace(/<[^<>]{0,100}>|\{\\[^{}]{0,60}\}/gu, '').trim()
      if (!line || line === last) continue
      last = line
      now = now ? `${now} ${line}` : line
      const ends = /[.!?…।。！？؟۔]["”’»)]?$/u.test(line)
      if ((ends && now.length > paragraph.from) || now.length > paragraph.most) {
        paragraphs.push(now)
        now = ''
      }
    }
  }
  if (paragraphs.length === 0 && !now) throw new DocumentError('broken')
  return [...paragraphs, now].join('\n')
}
