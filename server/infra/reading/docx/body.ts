import type { SourceRemark } from '#contract/sources.ts'
import { DocumentError } from '#server/infra/reading/document-error.ts'
import { decisionOn } from './elements.ts'
import { addressAfter, fieldAddress, isContents, isOfPaper } from './links.ts'
import { createMathReader } from './math-reader.ts'
import type { Numbering } from './numbering.ts'
import { createBlocks, type Paragraph } from './paragraphs.ts'
import { newRun, type Run, setRunProperty, shownText, symbolOf, visibilityOf } from './runs.ts'
import { isOn, type Styles } from './styles.ts'
import type { XmlHandler } from './xml.ts'

/** What parts of a document share. */
export interface BodyContext {
  readonly styles: Styles
  readonly numbering: Numbering
  /** The addresses of its links, and the lines of its charts, diagrams and embedded texts, by id. */
  readonly addresses: ReadonlyMap<string, string>
  readonly inserted: ReadonlyMap<string, readonly string[]>
  /** The lines of footnotes and endnotes, by the name of their reference and id. */
  readonly notes: ReadonlyMap<string, readonly string[]>
  readonly remarks: Set<SourceRemark>
}

/** Fields within each other; more is no document that somebody wrote. */
const maxFields = 100

interface Field {
  instruction: string
  isShown: boolean
  /** Where its result begins in the paragraph's text. */
  from: number
  readonly paragraph: Paragraph | undefined
}
type Attributes = Readonly<Record<string, string>>

/** Reads the document's body, a header, a footer, or notes. */
export function createBodyReader({ styles, numbering, addresses, inserted, notes, remarks }: BodyContext) {
  const blocks = createBlocks()
  const found = new Map<string, readonly string[]>()
  /** Ids of the headers and footers that are shown. */
  const margins: string[] = []
  const path: string[] = []
  const fields: Field[] = []
  const links: { readonly address: string; readonly from: number; readonly paragraph: Paragraph | undefined }[] = []
  const alternatives: { readonly before: number; isRead: boolean }[] = []
  const controls: { isPrompt: boolean }[] = []
  const runs: Run[] = []
  let title = ''
  /** Characters that were read, shown or not. */
  let read = 0
  let kept = 0
  /** How deep the element is that is left out; 0 when none is. */
  let leftOutFrom = 0
  let isHiddenDrawing = false
  let noteId = ''
  const standardStyle = styles.standard()
  const parent = () => path.at(-2) ?? ''
  const math = createMathReader({
    append: (text) => append(text),
    before: () => blocks.top().paragraph?.text ?? '',
  })

  function append(text: string): void {
    kept += text.length
    const { paragraph } = blocks.top()
    if (paragraph) paragraph.text += text
    else if (text.trim()) blocks.top().lines.push(text)
  }

  /** Text of the current run. */
  function emit(text: string): void {
    read += text.length
    const field = fields.find(({ isShown }) => !isShown)
    if (field || controls.some(({ isPrompt }) => isPrompt)) return
    const run = runs.at(-1)
    if (run) {
      const { isHidden, isStruck } = visibilityOf(run, blocks.top().paragraph?.style || standardStyle, styles)
      if ((isHidden || isStruck) && text.trim()) remarks.add(isHidden ? 'hidden' : 'struck')
      if (isHidden || isStruck) return
    }
    const shown = run ? shownText(text, run) : text
    if (!math.take(shown)) append(shown)
  }

  function leaveOut(remark?: SourceRemark): void {
    if (remark) remarks.add(remark)
    leftOutFrom = path.length
  }

  /** After linked words, where they lead. */
  function endLink({ address, from, paragraph }: (typeof links)[number]): void {
    if (paragraph && paragraph === blocks.top().paragraph) append(addressAfter(address, paragraph.text.slice(from)))
  }
  function startField(instruction: string, isShown: boolean): void {
    if (fields.length >= maxFields) throw new DocumentError('tooLarge')
    const { paragraph } = blocks.top()
    fields.push({ instruction, isShown, from: paragraph?.text.length ?? 0, paragraph })
  }
  function endField(): void {
    const field = fields.pop()
    if (field?.paragraph && isOfPaper(field.instruction)) field.paragraph.isOfPaper = true
    if (field?.isShown) endLink({ ...field, address: fieldAddress(field.instruction) })
  }

  function endParagraph(): void {
    const { paragraph } = blocks.top()
    if (!paragraph) return
    // A field that is not closed would hide the rest of the document.
    for (
      let field = fields.at(-1);
      field?.paragraph === paragraph && !field.isShown && !isContents(field.instruction);
      field = fields.at(-1)
    )
      fields.pop()
    const style = paragraph.style || standardStyle
    const { numId, level } = styles.resolve(style)
    const { list } = paragraph
    const id = list.id ?? numId
    const label = id === undefined || !paragraph.text.trim() ? '' : numbering.labelOf(id, list.level ?? level ?? 0)
    if (!title && styles.isTitle(style)) title = paragraph.text.trim()
    blocks.endParagraph(paragraph, label)
  }

  const openers: Readonly<Record<string, (attributes: Attributes) => void>> = {
    'w:p': () => blocks.startParagraph(),
    'w:r': () => runs.push(newRun()),
    'm:r': () => runs.push(newRun()),
    'w:tbl': () => blocks.startTable(),
    'w:tr': () => blocks.startRow(),
    'w:tc': () => blocks.startCell(),
    'w:txbxContent': () => blocks.startBox(),
    'a:p': () => blocks.startBox(),
    'w:sdt': () => controls.push({ isPrompt: false }),
    'w:showingPlcHdr': (attributes) => {
      const control = controls.at(-1)
      if (control) control.isPrompt = isOn(attributes)
    },
    'w:fldSimple': ({ 'w:instr': instruction = '' }) => startField(instruction, !isOfPaper(instruction)),
    'w:fldChar': ({ 'w:fldCharType': type }) => {
      const field = fields.at(-1)
      if (type === 'begin') startField('', false)
      if (type === 'separate' && field) {
        field.isShown = !isOfPaper(field.instruction)
        field.from = field.paragraph?.text.length ?? 0
      }
      if (type === 'end') endField()
    },
    'w:hyperlink': ({ 'r:id': id = '' }) => {
      const { paragraph } = blocks.top()
      links.push({ address: addresses.get(id) ?? '', from: paragraph?.text.length ?? 0, paragraph })
    },
    'w:sym': ({ 'w:font': font = '', 'w:char': code = '' }) => emit(symbolOf(font, Number.parseInt(code, 16) || 0)),
    'w:footnoteReference': ({ 'w:id': id = '' }) => blocks.addAfter(notes.get(`footnote ${id}`) ?? []),
    'w:endnoteReference': ({ 'w:id': id = '' }) => blocks.addAfter(notes.get(`endnote ${id}`) ?? []),
    'w:footnote': startNote,
    'w:endnote': startNote,
    'w:headerReference': ({ 'r:id': id = '' }) => margins.push(id),
    'w:footerReference': ({ 'r:id': id = '' }) => margins.push(id),
    'w:altChunk': ({ 'r:id': id = '' }) => insert(id),
    'c:chart': ({ 'r:id': id = '' }) => insert(id),
    'dgm:relIds': ({ 'r:dm': id = '' }) => insert(id),
    'v:textpath': ({ string = '' }) => {
      if (string) insertLines([string])
    },
    'wp:docPr': ({ hidden = '0' }) => {
      isHiddenDrawing = isOn({ 'w:val': hidden })
    },
    'a:graphic': () => {
      if (isHiddenDrawing) leaveOut('hidden')
    },
    'mc:AlternateContent': () => alternatives.push({ before: read, isRead: false }),
    'mc:Choice': () => {
      if (alternatives.at(-1)?.isRead) leaveOut()
    },
    'mc:Fallback': () => {
      if (alternatives.at(-1)?.isRead) leaveOut()
    },
    // A container of a deleted passage; in properties, the mark of a deleted paragraph or row.
    'w:del': () => {
      if (parent() !== 'w:rPr' && parent() !== 'w:trPr') return leaveOut('changes')
      remarks.add('changes')
      const { paragraph } = blocks.top()
      const row = blocks.row()
      if (parent() === 'w:trPr' && row) row.isDropped = true
      if (parent() === 'w:rPr' && paragraph && path.at(-3) === 'w:pPr') paragraph.isJoined = true
    },
  }

  /** Separators of notes are no notes. */
  function startNote({ 'w:id': id = '', 'w:type': type }: Attributes): void {
    noteId = type === undefined || type === 'normal' ? id : ''
    blocks.startBox()
  }
  function insertLines(lines: readonly string[]): void {
    for (const line of lines) read += line.length
    for (const line of lines) kept += line.length
    blocks.addAfter(lines)
  }
  function insert(id: string): void {
    const lines = inserted.get(id)
    if (lines) insertLines(lines)
    else remarks.add('embedded')
  }

  const closers: Readonly<Record<string, () => void>> = {
    'w:p': endParagraph,
    'w:footnote': () => found.set(`footnote ${noteId}`, blocks.takeBox()),
    'w:endnote': () => found.set(`endnote ${noteId}`, blocks.takeBox()),
    'w:r': () => runs.pop(),
    'm:r': () => runs.pop(),
    'w:tbl': blocks.endTable,
    'w:tr': blocks.endRow,
    'w:tc': blocks.endCell,
    'w:txbxContent': blocks.endBox,
    'a:p': blocks.endBox,
    'w:sdt': () => controls.pop(),
    'w:fldSimple': endField,
    'w:hyperlink': () => {
      const link = links.pop()
      if (link) endLink(link)
    },
    'w:drawing': () => {
      isHiddenDrawing = false
    },
    'mc:AlternateContent': () => alternatives.pop(),
    'mc:Choice': () => {
      const alternative = alternatives.at(-1)
      if (alternative && read > alternative.before) alternative.isRead = true
    },
  }

  function setFormat(name: string, attributes: Attributes): void {
    const value = attributes['w:val'] ?? ''
    const { paragraph } = blocks.top()
    const row = blocks.row()
    if (name === 'w:pStyle' && paragraph) paragraph.style = value
    else if (name === 'w:numId' && paragraph) paragraph.list.id = value
    else if (name === 'w:ilvl' && paragraph) paragraph.list.level = Number(value) || 0
    else if (name === 'w:tblHeader' && row) row.isHeader = isOn(attributes)
    else if (name === 'w:hidden' && row && isOn(attributes)) {
      row.isDropped = true
      remarks.add('hidden')
    } else if (name === 'w:vMerge') {
      const cell = row?.cells.at(-1)
      if (cell) cell.isContinued = value !== 'restart'
    } else if (name === 'w:cellDel') leaveOutCell()
    else if (path.at(-3) !== 'w:pPr') setRunProperty(runs.at(-1), name, attributes)
    else if (/^w:(?:spec)?[vV]anish$/u.test(name) && paragraph && isOn(attributes)) paragraph.isJoined = true
  }
  /** The cell that is being read was deleted with changes tracked. */
  function leaveOutCell(): void {
    remarks.add('changes')
    leftOutFrom = path.lastIndexOf('w:tc') + 1
  }

  const handler: XmlHandler = {
    open(name, attributes) {
      path.push(name)
      if (leftOutFrom > 0) return
      const { style = '' } = attributes
      if (name.startsWith('v:') && /visibility\s{0,9}:\s{0,9}hidden/iu.test(style)) return leaveOut('hidden')
      if (math.open(name, attributes)) return
      const decision = decisionOn(name)
      if (decision === 'nothing') leaveOut()
      else if (decision === 'format') setFormat(name, attributes)
      else if (decision === 'reader') openers[name]?.(attributes)
      else if (typeof decision === 'object') {
        if ('leftOut' in decision) leaveOut(decision.leftOut)
        else emit(decision.text)
      }
    },
    text(piece) {
      if (leftOutFrom > 0) return
      const name = path.at(-1) ?? ''
      if (name === 'w:instrText') {
        const field = fields.at(-1)
        if (field) field.instruction = (field.instruction + piece).slice(0, 4_000)
      } else if (name === 'm:t' || decisionOn(name) === 'characters') emit(piece)
    },
    close(name) {
      const depth = path.length
      path.pop()
      if (leftOutFrom > 0) {
        if (depth > leftOutFrom) return
        leftOutFrom = 0
      }
      if (math.close(name)) return
      closers[name]?.()
    },
  }
  return {
    handler,
    length: () => kept,
    margins,
    /** @returns its lines, and the paragraph in the style of titles */
    end: () => ({ title, lines: blocks.end(), notes: found }),
  }
}
