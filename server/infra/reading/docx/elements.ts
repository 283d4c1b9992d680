import type { SourceRemark } from '#contract/sources.ts'

/**
 * What becomes of an element of a Word document:
 * `characters`: its characters are the text · `content`: what it contains is read · `format`: it changes how its text is read, see its reader ·
 * `reader`: it is read by a reader of its own · `nothing`: it and what it contains show nothing, or nothing that its author wrote ·
 * a `text`: shown as this · a remark: it is left out, and the person is told
 */
export type Decision =
  | 'characters'
  | 'content'
  | 'format'
  | 'reader'
  | 'nothing'
  | { readonly text: string }
  | { readonly leftOut: SourceRemark }

const all = (names: string, decision: Decision) => names.split(' ').map((name) => [name, decision] as const)

/** Each element that paragraphs, runs and their properties may contain, and the blocks around paragraphs. Those without a row are read as `content`. */
export const wordElements: ReadonlyMap<string, Decision> = new Map<string, Decision>([
  // Blocks
  ...all('w:document w:body w:sdtContent w:customXml w:smartTag w:hdr w:ftr', 'content'),
  ...all('w:p w:tbl w:tr w:tc w:txbxContent w:footnote w:endnote w:altChunk', 'reader'),
  // A content control. Its prompt ("Click to enter text") is no text of the document.
  ...all('w:sdt w:sdtPr w:showingPlcHdr', 'reader'),
  ...all('w:sdtEndPr w:customXmlPr w:smartTagPr', 'nothing'),
  ['w:sectPr', 'content'],
  ...all('w:headerReference w:footerReference', 'reader'),
  ['w:subDoc', { leftOut: 'embedded' }],

  // What a paragraph contains
  ...all('w:r w:fldSimple w:hyperlink', 'reader'),
  // Directions of text are invisible characters elsewhere; the order of the letters is the same.
  ...all('w:dir w:bdo', 'content'),
  ...all('w:ins w:moveTo', 'content'),
  ...all('w:moveFrom', { leftOut: 'changes' }),
  // A deleted passage, or the mark of a deleted paragraph or row.
  ['w:del', 'reader'],
  ...all('w:proofErr w:permStart w:permEnd w:bookmarkStart w:bookmarkEnd', 'nothing'),
  ...all('w:moveFromRangeStart w:moveFromRangeEnd w:moveToRangeStart w:moveToRangeEnd w:commentRangeStart w:commentRangeEnd', 'nothing'),
  ...all('w:customXmlInsRangeStart w:customXmlInsRangeEnd w:customXmlDelRangeStart w:customXmlDelRangeEnd', 'nothing'),
  ...all('w:customXmlMoveFromRangeStart w:customXmlMoveFromRangeEnd w:customXmlMoveToRangeStart w:customXmlMoveToRangeEnd', 'nothing'),
  // Elements of mathematics are read by `math-reader.ts`.
  ...all('m:oMath m:oMathPara m:r', 'reader'),
  ...all('m:rPr m:ctrlPr', 'nothing'),
  ['m:t', 'characters'],

  // What a run contains
  ['w:t', 'characters'],
  ...all('w:tab w:ptab', { text: ' ' }),
  ...all('w:br w:cr', { text: '\n' }),
  // It says how lines break, not what is said: other programs and platforms show the usual hyphen.
  ['w:noBreakHyphen', { text: '-' }],
  // Shown at the end of a line only.
  ['w:softHyphen', 'nothing'],
  ['w:lastRenderedPageBreak', 'nothing'],
  ['w:sym', 'reader'],
  ...all('w:fldChar w:instrText', 'reader'),
  ...all('w:delText w:delInstrText', { leftOut: 'changes' }),
  ...all('w:footnoteReference w:endnoteReference', 'reader'),
  ['w:commentReference', { leftOut: 'comments' }],
  ...all('w:footnoteRef w:endnoteRef w:annotationRef w:separator w:continuationSeparator', 'nothing'),
  // The page's number, and the date of the day on which the document is opened.
  ...all('w:pgNum w:dayShort w:dayLong w:monthShort w:monthLong w:yearShort w:yearLong', 'nothing'),
  ...all('w:drawing w:pict w:object', 'content'),
  ['w:contentPart', { leftOut: 'pictures' }],
  // The word is read; how it is pronounced is left out.
  ...all('w:ruby w:rubyBase', 'content'),
  ...all('w:rubyPr w:rt', 'nothing'),

  // Properties of a run
  ['w:rPr', 'format'],
  ...all('w:vanish w:specVanish w:strike w:dstrike w:vertAlign w:rFonts w:rStyle', 'format'),
  // Hidden in a browser only; the document shows it.
  ['w:webHidden', 'nothing'],
  // Shown in capitals: the text is as it was typed.
  ...all('w:caps w:smallCaps', 'nothing'),
  ...all(
    'w:b w:bCs w:i w:iCs w:outline w:shadow w:emboss w:imprint w:noProof w:snapToGrid w:color w:spacing w:w w:kern w:position',
    'nothing',
  ),
  ...all(
    'w:sz w:szCs w:highlight w:u w:effect w:bdr w:shd w:fitText w:rtl w:cs w:em w:lang w:eastAsianLayout w:oMath w:rPrChange',
    'nothing',
  ),

  // Properties of a paragraph
  ...all('w:pPr w:pStyle w:numPr w:ilvl w:numId', 'format'),
  ...all('w:keepNext w:keepLines w:pageBreakBefore w:framePr w:widowControl w:suppressLineNumbers w:pBdr w:tabs', 'nothing'),
  ...all('w:suppressAutoHyphens w:kinsoku w:wordWrap w:overflowPunct w:topLinePunct w:autoSpaceDE w:autoSpaceDN w:bidi', 'nothing'),
  ...all('w:adjustRightInd w:ind w:contextualSpacing w:mirrorIndents w:suppressOverlap w:jc w:textDirection w:textAlignment', 'nothing'),
  ...all('w:textboxTightWrap w:outlineLvl w:divId w:cnfStyle w:pPrChange w:numberingChange', 'nothing'),

  // Properties of rows and cells
  ...all('w:hidden w:tblHeader w:gridSpan w:vMerge w:cellDel', 'format'),
  ...all('w:tblPrChange w:trPrChange w:tcPrChange w:tblPrExChange w:sectPrChange w:tblGridChange', 'nothing'),

  // Drawings of other standards. Only the first way to show the same is read.
  ...all('mc:AlternateContent mc:Choice mc:Fallback', 'reader'),
  ...all('wp:docPr a:graphic a:p v:textpath c:chart dgm:relIds', 'reader'),
  ['a:t', 'characters'],
  ...all('pic:pic v:imagedata', { leftOut: 'pictures' }),
  ...all('o:OLEObject cx:chart', { leftOut: 'embedded' }),
])

/** What becomes of an element. */
export const decisionOn = (name: string): Decision => wordElements.get(name) ?? 'content'
