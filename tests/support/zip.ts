import { inflateRawSync } from 'node:zlib'

const endOfDirectory = 0x06054b50
const endSize = 22
const deflated = 8

/** The files of a zip archive as text, by path. */
export const unzip = (zip: Buffer): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipBytes(zip)).map(([path, bytes]) => [path, bytes.toString()]))

/** The files of a zip archive, by path. */
export function unzipBytes(zip: Buffer): Record<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.length - end < endSize || zip.readUInt32LE(end) !== endOfDirectory) throw new Error('this zip has no end')
  const files: Record<string, Buffer> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)]
    const [nameLength, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)]
    const local = zip.readUInt32LE(at + 42)
    const data = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const bytes = zip.subarray(data, data + size)
    files[zip.toString('utf8', at + 46, at + 46 + nameLength)] = method === deflated ? inflateRawSync(bytes) : bytes
    at += 46 + nameLength + extra + comment
  }
  return files
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The text of an XML document, with its entities resolved. @throws Error when it is not well-formed */
export function xmlText(xml: string): string {
  const open: string[] = []
  const text = xml
    .replace(/^<\?xml [^?]*\?>\s*/, '')
    .replace(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g, (_, close, name, __, empty) => {
      if (close && open.pop() !== name) throw new Error(`${name} ends where it did not begin`)
      if (!close && !empty) open.push(name)
      return ''
    })
  if (open.length > 0) throw new Error(`${open.at(-1)} does not end`)
  if (/[<>]|&(?!(?:amp|lt|gt|quot);)/.test(text)) throw new Error('the text holds a bare mark')
  if (/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(text)) throw new Error('the text holds a forbidden character')
  return text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '')
}
