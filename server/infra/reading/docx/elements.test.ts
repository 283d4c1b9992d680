import { expect, test } from 'vitest'
import { openArchive } from '#server/infra/reading/docx/archive.ts'
import { wordElements } from '#server/infra/reading/docx/elements.ts'
import { savedCorpus } from '#tests/support/document-corpus.ts'
import { wordCorpus } from '#tests/support/word-corpus.ts'

/** Elements of WordprocessingML (ECMA-376, parts 1 and 4) by the group of its schema, listed manually: the schema itself is not in the repository. */
const schema = {
  EG_RunInnerContent:
    'br t contentPart delText instrText delInstrText noBreakHyphen softHyphen dayShort monthShort yearShort dayLong monthLong yearLong annotationRef footnoteRef endnoteRef separator continuationSeparator sym pgNum cr tab object pict fldChar ruby footnoteReference endnoteReference commentReference drawing ptab lastRenderedPageBreak',
  EG_PContent: 'customXml smartTag sdt dir bdo r fldSimple hyperlink subDoc',
  EG_RunLevelElements: 'proofErr permStart permEnd ins del moveFrom moveTo',
  EG_RangeMarkupElements:
    'bookmarkStart bookmarkEnd moveFromRangeStart moveFromRangeEnd moveToRangeStart moveToRangeEnd commentRangeStart commentRangeEnd customXmlInsRangeStart customXmlInsRangeEnd customXmlDelRangeStart customXmlDelRangeEnd customXmlMoveFromRangeStart customXmlMoveFromRangeEnd customXmlMoveToRangeStart customXmlMoveToRangeEnd',
  EG_BlockLevelElts: 'p tbl altChunk sectPr',
  EG_RPrBase:
    'rStyle rFonts b bCs i iCs caps smallCaps strike dstrike outline shadow emboss imprint noProof snapToGrid vanish webHidden color spacing w kern position sz szCs highlight u effect bdr shd fitText vertAlign rtl cs em lang eastAsianLayout specVanish oMath rPrChange',
  CT_PPrBase:
    'pStyle keepNext keepLines pageBreakBefore framePr widowControl numPr suppressLineNumbers pBdr shd tabs suppressAutoHyphens kinsoku wordWrap overflowPunct topLinePunct autoSpaceDE autoSpaceDN bidi adjustRightInd snapToGrid spacing ind contextualSpacing mirrorIndents suppressOverlap jc textDirection textAlignment textboxTightWrap outlineLvl divId cnfStyle rPr sectPr pPrChange',
  CT_Ruby: 'rubyPr rt rubyBase',
  CT_NumPr: 'ilvl numId numberingChange',
  CT_SdtRun: 'sdtPr sdtEndPr sdtContent',
  CT_P: 'pPr',
}

test.each(Object.entries(schema))('each element of %s has a decision', (_, names) => {
  expect(names.split(' ').filter((name) => !wordElements.has(`w:${name}`))).toEqual([])
})

const all = [...savedCorpus, ...wordCorpus].filter(({ format }) => format === 'docx')
test.each(all)('each element of paragraphs and runs in $name has a decision', async ({ bytes }) => {
  const archive = await openArchive(await bytes())
  const [path, without] = [[] as string[], new Set<string>()]
  await archive.readXml('word/document.xml', {
    open(name) {
      const isHeld = ['w:p', 'w:r', 'w:hyperlink', 'w:ins', 'w:rPr', 'w:pPr'].includes(path.at(-1) ?? '')
      if (isHeld && /^(?:w|m|mc):/u.test(name) && !wordElements.has(name)) without.add(name)
      path.push(name)
    },
    close() {
      path.pop()
    },
  })
  archive.close()
  expect([...without]).toEqual([])
})
