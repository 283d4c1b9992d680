import { decodeText } from '#contract/text-encoding.ts'
import { DocumentError } from './document-error.ts'

/** Bytes of a page's beginning in which it may declare its encoding. */
const declaredWithin = 4_096
const declared = /<meta[^>]{0,200}charset\s{0,9}=\s{0,9}["']?([\w:.-]{1,40})|<\?xml[^>]{0,200}encoding=["']([\w:.-]{1,40})/i

/**
 * The text of bytes, in the encoding that a server, the text itself or nobody declared.
 * @throws DocumentError encoding when it is in no encoding that reads like a text, manyEncodings when several do
 */
export function decode(bytes: Uint8Array, charset?: string): string {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, declaredWithin)).toString('latin1')
  const [, inMeta, inXml] = declared.exec(head) ?? []
  const decoded = decodeText(bytes, charset ?? inMeta ?? inXml)
  if (decoded.outcome === 'choose') throw new DocumentError('manyEncodings')
  if (decoded.outcome === 'unreadable') throw new DocumentError('encoding')
  return decoded.text
}
