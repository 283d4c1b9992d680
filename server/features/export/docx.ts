import { type PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ExportedEntry } from '#api/export.ts'
import { brand } from '#contract/brand.ts'
import { type Language, type LanguageCode, languages } from '#contract/options.ts'
import { joinChunks } from '#server/core/calls/large-answers.ts'
import type { YieldToEventLoop } from '#server/core/calls/yield-to-event-loop.ts'
import { detailsOf, labelOf, type Pages, readsRightToLeft, rightToLeftLetters, textOf } from './entry.ts'
import { joinEntries } from './text-formats.ts'

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const relationshipsNamespace = 'http://schemas.openxmlformats.org/package/2006/relationships'
const officeNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const packageType = 'application/vnd.openxmlformats-package'

/** Half points. */
const sizes = { text: 22, heading: 30, details: 18 }
const size = (points: number): string => `<w:sz w:val="${points}"/><w:szCs w:val="${points}"/>`

/** All files of a Word document except its text, by path (ECMA-376). Readers expect `[Content_Types].xml` first. */
const documentFiles = (now: Date): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="${packageType}.relationships+xml"/>
<Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/>
<Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/>
<Override PartName="/docProps/core.xml" ContentType="${packageType}.core-properties+xml"/>
</Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${relationshipsNamespace}">
<Relationship Id="rId1" Type="${officeNamespace}/officeDocument" Target="word/document.xml"/>
<Relationship Id="rId2" Type="${relationshipsNamespace}/metadata/core-properties" Target="docProps/core.xml"/>
</Relationships>`,
  'word/_rels/document.xml.rels': `${xml}<Relationships xmlns="${relationshipsNamespace}">
<Relationship Id="rId1" Type="${officeNamespace}/styles" Target="styles.xml"/>
</Relationships>`,
  'docProps/core.xml': `${xml}<cp:coreProperties xmlns:cp="${relationshipsNamespace.replace('relationships', 'metadata/core-properties')}" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<dc:creator>${brand.name}</dc:creator>
<dcterms:created xsi:type="dcterms:W3CDTF">${now.toISOString().slice(0, 19)}Z</dcterms:created>
</cp:coreProperties>`,
  'word/styles.xml': `${xml}<w:styles xmlns:w="${wordNamespace}">
<w:docDefaults>
<w:rPrDefault><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Arial"/>${size(sizes.text)}</w:rPr></w:rPrDefault>
<w:pPrDefault><w:pPr><w:spacing w:line="288" w:lineRule="auto"/></w:pPr></w:pPrDefault>
</w:docDefaults>
<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/></w:style>
<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/><w:qFormat/>
<w:pPr><w:keepNext/><w:keepLines/><w:spacing w:before="480" w:after="60"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:bCs/>${size(sizes.heading)}</w:rPr></w:style>
<w:style w:type="paragraph" w:customStyle="1" w:styleId="Details"><w:name w:val="Details"/><w:basedOn w:val="Normal"/><w:next w:val="Normal"/>
<w:pPr><w:keepNext/><w:spacing w:after="160"/></w:pPr><w:rPr><w:color w:val="5F5A50"/>${size(sizes.details)}</w:rPr></w:style>
</w:styles>`,
})

/** Start and end of `word/document.xml`, around the paragraphs: an A4 page with 2.5 cm margins. */
const documentStart = `${xml}<w:document xmlns:w="${wordNamespace}"><w:body>`
const documentEnd = `<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`

/** Which attribute of `w:lang` a script belongs to; `bidi`, for complex scripts, when it is not listed. */
const langSlots: Readonly<Record<string, 'val' | 'eastAsia'>> = {
  Latin: 'val',
  Cyrillic: 'val',
  Greek: 'val',
  Han: 'eastAsia',
  Hiragana: 'eastAsia',
  Hangul: 'eastAsia',
}
const fontSlot = { val: 'ascii', eastAsia: 'eastAsia', bidi: 'cs' } as const

/** Control characters, unpaired surrogates and the two non-characters: Word does not open a document with one of them. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text escaped for XML. */
const xmlText = (text: string): string => text.replace(forbidden, '').replace(/[&<>"]/g, (mark) => entities[mark] ?? mark)

const rtl = `[${rightToLeftLetters}]`
const ltr = `[\\p{L}--${rtl}]`
/** Parts with the opposite direction of their line, from their first letter to their last, including the sign of a hashtag or handle. */
const rtlPart = new RegExp(`(${rtl}(?:[^${ltr}]*${rtl})?\\p{M}*)`, 'v')
const ltrPart = new RegExp(`([#@]?${ltr}(?:[^${rtl}]*[${ltr}\\p{N}])?\\p{M}*)`, 'v')

interface Style {
  /** A style of `word/styles.xml`; absent for body text. */
  readonly style?: string
  readonly language: LanguageCode | null
}

function run(text: string, rightToLeft: boolean, language: LanguageCode | null): string {
  const row: Language | null = language && languages[language]
  const slot = langSlots[row?.scripts[0] ?? ''] ?? 'bidi'
  const font = row?.wordFont ? `<w:rFonts w:${fontSlot[slot]}="${row.wordFont}"/>` : ''
  const lang = row ? `<w:lang w:${slot}="${row.locale}"/>` : ''
  const runProperties = `${font}${rightToLeft ? '<w:rtl/>' : ''}${lang}`
  const escapedText = xmlText(text).replaceAll('\t', '</w:t><w:tab/><w:t xml:space="preserve">')
  return `<w:r>${runProperties && `<w:rPr>${runProperties}</w:rPr>`}<w:t xml:space="preserve">${escapedText}</w:t></w:r>`
}

/** One line as a paragraph with its direction, split into runs where the direction changes. */
function paragraph(line: string, { style, language }: Style): string {
  const rightToLeft = readsRightToLeft(line, language)
  const properties = `${style ? `<w:pStyle w:val="${style}"/>` : ''}${rightToLeft ? '<w:bidi/>' : ''}`
  // Parts with an odd index matched the pattern.
  const runs = line
    .split(rightToLeft ? ltrPart : rtlPart)
    .map((part, index) => part && run(part, rightToLeft === (index % 2 === 0), language))
  return `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}${runs.join('')}</w:p>`
}

/** Each line of a text as a paragraph, including empty lines, as the text would be posted. */
function* paragraphs(text: string, language: LanguageCode | null): Generator<string> {
  for (const line of text.split(/\r\n?|[\n\u2028\u2029]/)) yield paragraph(line, { language })
}

function* entryXml(entry: ExportedEntry): Generator<string> {
  const { title, language } = entry
  yield paragraph(title.trim() || labelOf(entry), { style: 'Heading1', language })
  yield paragraph(detailsOf(entry), { style: 'Details', language: null })
  yield* paragraphs(textOf(entry), language)
}

/** The ZIP library reads ahead of the client, as fast as it compresses; therefore it yields to the event loop after each chunk. */
async function* documentXml(pages: Pages, yieldToEventLoop: YieldToEventLoop): AsyncGenerator<string> {
  yield documentStart
  for await (const chunk of joinChunks(joinEntries(pages, entryXml, ''))) {
    yield chunk
    await yieldToEventLoop()
  }
  yield documentEnd
}

/** A Word document, compressed while its text is read, so that it is never completely in memory. */
export async function* docx(pages: Pages, yieldToEventLoop: YieldToEventLoop): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile()
  const out = zip.outputStream as PassThrough
  const text = Readable.from(documentXml(pages, yieldToEventLoop), { objectMode: false })
  // Errors of the ZIP library and of its input must end the output stream.
  for (const source of [zip, text]) source.on('error', (error: Error) => out.destroy(error))

  for (const [path, part] of Object.entries(documentFiles(new Date()))) zip.addBuffer(Buffer.from(part), path)
  zip.addReadStream(text, 'word/document.xml')
  zip.end()
  try {
    yield* out
  } finally {
    text.destroy()
  }
}
