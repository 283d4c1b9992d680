import { Parser } from 'htmlparser2'
import { DocumentError } from '#server/infra/reading/document-error.ts'

/** How deep elements are nested; more is no document that somebody wrote. */
const maxDepth = 500

const transitional = 'http://schemas.openxmlformats.org'
const strict = 'http://purl.oclc.org/ooxml'
/** The prefixes that the readers know namespaces by, in both editions of the standard. A document may use others. */
const prefixes: ReadonlyMap<string, string> = new Map<string, string>(
  [
    ['w', 'wordprocessingml/2006/main', 'wordprocessingml/main'],
    ['m', 'officeDocument/2006/math', 'officeDocument/math'],
    ['r', 'officeDocument/2006/relationships', 'officeDocument/relationships'],
    ['wp', 'drawingml/2006/wordprocessingDrawing', 'drawingml/wordprocessingDrawing'],
    ['a', 'drawingml/2006/main', 'drawingml/main'],
    ['c', 'drawingml/2006/chart', 'drawingml/chart'],
    ['dgm', 'drawingml/2006/diagram', 'drawingml/diagram'],
    ['pic', 'drawingml/2006/picture', 'drawingml/picture'],
    ['mc', 'markup-compatibility/2006', 'markup-compatibility/2006'],
  ].flatMap(([prefix = '', one = '', other = '']) => [
    [`${transitional}/${one}`, prefix] as const,
    [`${strict}/${other}`, prefix] as const,
  ]),
).set('urn:schemas-microsoft-com:vml', 'v')

/** Names have the prefixes of `prefixes`. */
export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>): void
  close(name: string): void
  text?(piece: string): void
}

/** What prefixes mean at a place; undefined where they are those of `prefixes`. */
type Aliases = ReadonlyMap<string, string> | undefined

function declaredIn(attributes: Readonly<Record<string, string>>, outer: Aliases): Aliases {
  const declared = Object.entries(attributes).flatMap(([name, uri]) => {
    const prefix = name === 'xmlns' ? '' : name.startsWith('xmlns:') ? name.slice(6) : undefined
    const meant = prefix === undefined ? undefined : (prefixes.get(uri) ?? (prefix || undefined))
    return prefix === undefined || meant === undefined || (meant === prefix && !outer?.has(prefix)) ? [] : [[prefix, meant] as const]
  })
  return declared.length === 0 ? outer : new Map([...(outer ?? []), ...declared])
}

function resolved(name: string, aliases: Aliases, isAttribute = false): string {
  if (!aliases) return name
  const colon = name.indexOf(':')
  if (colon < 0 && isAttribute) return name
  const meant = aliases.get(colon < 0 ? '' : name.slice(0, colon))
  return meant === undefined ? name : `${meant}:${name.slice(colon + 1)}`
}

/** Reads XML piece by piece; entities that it declares are not expanded. */
export function createXmlReader({ open, close, text }: XmlHandler): Pick<Parser, 'write' | 'end'> {
  const elements: { readonly name: string; readonly outer: Aliases }[] = []
  let aliases: Aliases
  return new Parser(
    {
      onopentag(written, attributes) {
        if (elements.length >= maxDepth) throw new DocumentError('tooLarge')
        const outer = aliases
        aliases = declaredIn(attributes, outer)
        const name = resolved(written, aliases)
        elements.push({ name, outer })
        const named = aliases
          ? Object.fromEntries(Object.entries(attributes).map(([key, value]) => [resolved(key, aliases, true), value]))
          : attributes
        open(name, named)
      },
      ontext(piece) {
        text?.(piece)
      },
      onclosetag() {
        const element = elements.pop()
        if (!element) return
        close(element.name)
        aliases = element.outer
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
}

const declaredEncoding = /^<\?xml[^>]{0,200}encoding=["']([\w.-]{1,40})/u

/** A decoder for XML, which names its encoding itself: by its first bytes or its declaration. */
export function xmlDecoder(first: Uint8Array) {
  const [one, two] = first
  if ((one === 0xff && two === 0xfe) || (one === 0x3c && two === 0)) return new TextDecoder('utf-16le')
  if ((one === 0xfe && two === 0xff) || (one === 0 && two === 0x3c)) return new TextDecoder('utf-16be')
  const label = declaredEncoding.exec(Buffer.from(first.subarray(0, 300)).toString('latin1'))?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label)
  } catch (error) {
    // A label that no standard knows, or UTF-16 without its bytes.
    if (error instanceof RangeError) return new TextDecoder('utf-8')
    throw error
  }
}
