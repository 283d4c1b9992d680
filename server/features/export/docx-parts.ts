import { brand } from '#contract/brand.ts'

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const packageType = 'application/vnd.openxmlformats-package'

/** Half points. */
const sizes = { text: 22, heading: 30, details: 18 }
const size = (points: number): string => `<w:sz w:val="${points}"/><w:szCs w:val="${points}"/>`

/** Everything in a Word document but its text, by path (ECMA-376). The first is the one that readers look for first. */
export const parts = (now: Date): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="${packageType}.relationships+xml"/>
<Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/>
<Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/>
<Override PartName="/docProps/core.xml" ContentType="${packageType}.core-properties+xml"/>
</Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${relations}">
<Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/>
<Relationship Id="rId2" Type="${relations}/metadata/core-properties" Target="docProps/core.xml"/>
</Relationships>`,
  'word/_rels/document.xml.rels': `${xml}<Relationships xmlns="${relations}">
<Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/>
</Relationships>`,
  'docProps/core.xml': `${xml}<cp:coreProperties xmlns:cp="${relations.replace('relationships', 'metadata/core-properties')}" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<dc:creator>${brand.name}</dc:creator>
<dcterms:created xsi:type="dcterms:W3CDTF">${now.toISOString().slice(0, 19)}Z</dcterms:created>
</cp:coreProperties>`,
  'word/styles.xml': `${xml}<w:styles xmlns:w="${word}">
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

/** What stands around the paragraphs of `word/document.xml`: an A4 page with 2.5 cm margins. */
export const documentStart = `${xml}<w:document xmlns:w="${word}"><w:body>`
export const documentEnd = `<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`
