import { zipOf } from './documents.ts'

const address = 'http://schemas.openxmlformats.org'
const namespaces = [
  `xmlns:w="${address}/wordprocessingml/2006/main"`,
  `xmlns:m="${address}/officeDocument/2006/math"`,
  `xmlns:r="${address}/officeDocument/2006/relationships"`,
  `xmlns:mc="${address}/markup-compatibility/2006"`,
  `xmlns:a="${address}/drawingml/2006/main"`,
  `xmlns:c="${address}/drawingml/2006/chart"`,
  `xmlns:dgm="${address}/drawingml/2006/diagram"`,
  `xmlns:wp="${address}/drawingml/2006/wordprocessingDrawing"`,
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ')

/** A run of text, with properties. */
export const run = (text: string, properties = '') =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`
/** A paragraph of runs, with properties. */
export const para = (runs: string, properties = '') => `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${runs}</w:p>`
/** A paragraph of plain text. */
export const line = (text: string, properties = '') => para(run(text), properties)
/** A table of rows of cells, which are paragraphs. */
export const table = (rows: readonly (readonly string[])[]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`
/** A part of a Word document around its content. */
export const part = (root: string, content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><w:${root} ${namespaces}>${content}</w:${root}>`

interface Part {
  /** Its kind, as relations name it. */
  readonly type: string
  readonly content: string
}
interface Parts {
  /** By path below `word/`; the id of each is its path. */
  readonly [path: string]: Part
}

/** The files of a Word document with this body. @param links addresses by id */
export function wordFiles(body: string, parts: Parts = {}, links: Readonly<Record<string, string>> = {}): Record<string, string> {
  const relation = (id: string, type: string, target: string, more = '') =>
    `<Relationship Id="${id}" Type="${address}/officeDocument/2006/relationships/${type}" Target="${target}"${more}/>`
  const relations = (all: readonly string[]) =>
    `<Relationships xmlns="${address}/package/2006/relationships">${all.join('')}</Relationships>`
  return {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations([relation('r1', 'officeDocument', 'word/document.xml')]),
    'word/document.xml': part('document', `<w:body>${body}</w:body>`),
    'word/_rels/document.xml.rels': relations([
      ...Object.entries(parts).map(([path, { type }]) => relation(path, type, path)),
      ...Object.entries(links).map(([id, url]) => relation(id, 'hyperlink', url, ' TargetMode="External"')),
    ]),
    ...Object.fromEntries(Object.entries(parts).map(([path, { content }]) => [`word/${path}`, content])),
  }
}

/** A Word document with this body. */
export const wordOf = (body: string, parts?: Parts, links?: Readonly<Record<string, string>>) => zipOf(wordFiles(body, parts, links))
