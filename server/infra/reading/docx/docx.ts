import { type SourceRemark, sourceLimits } from '#contract/sources.ts'
import { DocumentError } from '#server/infra/reading/document-error.ts'
import { textOfHtml } from '#server/infra/reading/html-text.ts'
import { decode } from '#server/infra/reading/plain.ts'
import { type Archive, openArchive, type Relation } from './archive.ts'
import { type BodyContext, createBodyReader } from './body.ts'
import { createChartReader, createDiagramReader } from './charts.ts'
import { createNumbering } from './numbering.ts'
import { createStyles } from './styles.ts'

/** Where most programs store the text of a document, for archives that do not say where. */
const usualBody = 'word/document.xml'
/** UTF-16 units after which the rest is not read. */
const enough = sourceLimits.text * 1.5
/** Charts, diagrams and embedded texts, and headers and footers, that are read. */
const maxParts = { inserted: 50, margins: 12 } as const

/** What was read of a document. */
export interface ReadText {
  readonly title: string
  readonly text: string
  readonly remarks: readonly SourceRemark[]
}

const byType = (relations: ReadonlyMap<string, Relation>, type: string) =>
  [...relations].filter(([, relation]) => relation.type === type && !relation.isOutside)

/** The lines of a part that the document shows at a place; undefined when it cannot be read. */
async function linesOfPart(archive: Archive, { type, target }: Relation, isWithin: boolean): Promise<readonly string[] | undefined> {
  if (type === 'chart' || type === 'diagramData') {
    const { handler, lines } = type === 'chart' ? createChartReader() : createDiagramReader()
    await archive.readXml(target, handler)
    return lines()
  }
  if (type !== 'aFChunk') return undefined
  if (/\.(?:x?html?|txt)$/iu.test(target)) {
    const text = decode(await archive.readBytes(target))
    return (/\.txt$/iu.test(target) ? text : textOfHtml(text)).split('\n')
  }
  // A document in a document in a document was not written by a person.
  return /\.docx$/iu.test(target) && !isWithin ? (await readDocx(await archive.readBytes(target), true)).text.split('\n') : undefined
}

async function insertedParts(archive: Archive, relations: ReadonlyMap<string, Relation>, isWithin: boolean) {
  const inserted = new Map<string, readonly string[]>()
  const candidates = ['chart', 'diagramData', 'aFChunk'].flatMap((type) => byType(relations, type)).slice(0, maxParts.inserted)
  for (const [id, relation] of candidates) {
    const lines = await linesOfPart(archive, relation, isWithin)
    if (lines) inserted.set(id, lines)
  }
  return inserted
}

/** The text of a Word document. @throws DocumentError broken, tooLarge; errors of the archive */
export async function readDocx(bytes: Buffer, isWithin = false): Promise<ReadText> {
  const archive = await openArchive(bytes)
  try {
    const [[, main] = []] = byType(await archive.relationsOf(''), 'officeDocument')
    const body = main && archive.has(main.target) ? main.target : usualBody
    if (!archive.has(body)) throw new DocumentError('broken')
    const relations = await archive.relationsOf(body)
    const styles = createStyles()
    const numbering = createNumbering()
    for (const [, { target }] of byType(relations, 'styles')) await archive.readXml(target, styles.reader)
    for (const [, { target }] of byType(relations, 'numbering')) await archive.readXml(target, numbering.reader)
    const remarks = new Set<SourceRemark>()
    const read = async (path: string, context: Partial<BodyContext>) => {
      const links = [...(await archive.relationsOf(path))].filter(([, { isOutside }]) => isOutside)
      const addresses = new Map(links.map(([id, { target }]) => [id, target]))
      const none: ReadonlyMap<string, readonly string[]> = new Map()
      const reader = createBodyReader({ styles, numbering, addresses, remarks, inserted: none, notes: none, ...context })
      await archive.readXml(path, reader.handler, () => reader.length() > enough)
      return { ...reader.end(), margins: reader.margins, length: reader.length() }
    }

    const notes = new Map<string, readonly string[]>()
    for (const [, { target }] of [...byType(relations, 'footnotes'), ...byType(relations, 'endnotes')])
      for (const [id, lines] of (await read(target, {})).notes) notes.set(id, lines)
    const { title, lines, margins, length } = await read(body, { notes, inserted: await insertedParts(archive, relations, isWithin) })
    const inMargins: string[] = []
    for (const id of length > enough ? [] : [...new Set(margins)].slice(0, maxParts.margins)) {
      const part = relations.get(id)
      if (part) inMargins.push(...(await read(part.target, {})).lines)
    }
    // Headers and footers of several kinds of pages often say the same.
    const inBody = new Set(lines)
    const last = new Set(inMargins.map((line) => line.trim()).filter((line) => line !== '' && !inBody.has(line)))
    return { title, text: [...lines, ...last].join('\n'), remarks: [...remarks] }
  } finally {
    archive.close()
  }
}
